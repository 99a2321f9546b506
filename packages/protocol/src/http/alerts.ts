import { textUpTo } from '@getaway/kernel';
import * as v from 'valibot';
import type { DocumentOf } from '../document.ts';

/** Languages in which a server can notify people. */
export const ALERT_LANGUAGES = ['en', 'pt', 'cs', 'ru', 'pl'] as const;

const address = v.pipe(textUpTo(1000), v.url());

/** A browser that accepts notifications, as the push API describes it. */
export const browserSchema = v.object({
  endpoint: address,
  keys: v.object({ p256dh: textUpTo(200), auth: textUpTo(100) }),
});

/** Ways other than the browser. */
export const otherWays = {
  /** Gets a POST with a JSON document. */
  webhook: v.exactOptional(address),
  /** A topic of ntfy, such as https://ntfy.sh/my-topic. */
  ntfy: v.exactOptional(address),
  /** The language of the notifications. */
  language: v.exactOptional(v.picklist(ALERT_LANGUAGES)),
};

/** How somebody wants to be notified when it is their turn; each device speaks of its own browser alone. */
export const alertsSchema = v.object({ push: v.exactOptional(browserSchema), ...otherWays });

/** The same as a server tells it: with the number of other browsers that are notified. */
export const ownAlertsSchema = v.object({ ...alertsSchema.entries, others: v.number() });

export const ALERT_REASONS = ['turn', 'back', 'bot', 'rematch', 'test'] as const;
/** Why somebody is notified. `test`: they want to see how it looks. */
export type AlertReason = (typeof ALERT_REASONS)[number];

/** A notification, as web push and webhooks carry it. None of it is a secret of the game. */
export const alertSchema = v.object({
  why: v.picklist(ALERT_REASONS),
  game: v.exactOptional(textUpTo(40)),
  table: v.exactOptional(textUpTo(40)),
  /** The address of the table, where the server knows its own. */
  link: v.exactOptional(textUpTo(1000)),
  text: textUpTo(1000),
});
export type Alert = DocumentOf<typeof alertSchema>;

/** How a notification went: without a status it could not be delivered. */
export const outcomeSchema = v.object({
  to: v.picklist(['push', 'webhook', 'ntfy']),
  status: v.exactOptional(v.number()),
});
export type AlertOutcome = DocumentOf<typeof outcomeSchema>;
