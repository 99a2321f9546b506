import { textUpTo } from '@getaway/kernel';
import * as v from 'valibot';
import type { DocumentOf } from '../document.ts';

export const ALERT_LANGUAGES = ['en', 'pt', 'cs', 'ru', 'pl'] as const;

const address = v.pipe(textUpTo(1000), v.url());

/** A browser's push subscription, in the format of the Push API. */
export const browserSchema = v.object({
  endpoint: address,
  keys: v.object({ p256dh: textUpTo(200), auth: textUpTo(100) }),
});

export const otherChannels = {
  /** Receives a POST request with a JSON document. */
  webhook: v.exactOptional(address),
  /** A topic of ntfy, such as https://ntfy.sh/my-topic. */
  ntfy: v.exactOptional(address),
  language: v.exactOptional(v.picklist(ALERT_LANGUAGES)),
};

/** How to notify a person when it is their turn. Each device can change only its own push subscription. */
export const alertsSchema = v.object({ push: v.exactOptional(browserSchema), ...otherChannels });

/** The notification settings, as a server returns them. `others` is the number of other browsers that are notified. */
export const ownAlertsSchema = v.object({ ...alertsSchema.entries, others: v.number() });

export const ALERT_REASONS = ['turn', 'back', 'bot', 'rematch', 'test'] as const;
/** Why a notification is sent. `test`: the person asked for a sample. */
export type AlertReason = (typeof ALERT_REASONS)[number];

/** A notification as sent by web push and webhooks. It contains no secrets of the game. */
export const alertSchema = v.object({
  why: v.picklist(ALERT_REASONS),
  game: v.exactOptional(textUpTo(40)),
  table: v.exactOptional(textUpTo(40)),
  /** The address of the table, if the server knows its own address. */
  link: v.exactOptional(textUpTo(1000)),
  text: textUpTo(1000),
});
export type Alert = DocumentOf<typeof alertSchema>;

/**
 * The outcome of a notification. `status` is the HTTP status of the answer. It is missing if there was no answer or
 * nothing could be sent.
 */
export const outcomeSchema = v.object({
  to: v.picklist(['push', 'webhook', 'ntfy']),
  status: v.exactOptional(v.number()),
});
export type AlertOutcome = DocumentOf<typeof outcomeSchema>;
