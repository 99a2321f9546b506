import { type Attempt, listUpTo, taken, textUpTo } from '@getaway/kernel';
import { type AnswerOf, type BodyOf, browserSchema, otherChannels } from '@getaway/protocol/http';
import { refusedBecause } from '@getaway/protocol/refusals';
import * as v from 'valibot';
import type { PeopleStore, Person } from '../store/port.ts';
import { nameOfDevice } from '../store/tokenNames.ts';
import { type TargetRules, whyUnreachable } from './outgoing.ts';

type AlertSettings = BodyOf<'PUT /api/me/alerts'>;

/** The settings as stored. Each push subscription names its device. */
const keptSchema = v.object({
  push: listUpTo(v.object({ ...browserSchema.entries, device: v.optional(textUpTo(100)) }), 1000),
  ...otherChannels,
});
export type Alerts = v.InferOutput<typeof keptSchema>;

export const NO_ALERTS: Alerts = { push: [] };
const MAX_BROWSERS = 10;

/** The new settings, merged with the subscriptions of the person's other devices. */
export function alertsAfter({ push, ...settings }: AlertSettings, before: Alerts, device: string): Alerts {
  const others = before.push.filter((one) => one.device !== device && one.endpoint !== push?.endpoint);
  return { ...settings, push: [...others, ...(push === undefined ? [] : [{ ...push, device }])].slice(-MAX_BROWSERS) };
}

/** The settings as one device sees them: its own push subscription, and how many other subscriptions the person has. */
export function alertsAnswer({ push, ...alerts }: Alerts, device: string): AnswerOf<'PUT /api/me/alerts'> {
  const own = push.find((one) => one.device === device);
  const here = own === undefined ? {} : { push: { endpoint: own.endpoint, keys: own.keys } };
  return { ...alerts, ...here, others: push.filter((one) => one !== own).length };
}

export const reachesNobody = ({ push, webhook, ntfy }: Alerts): boolean =>
  push.length === 0 && webhook === undefined && ntfy === undefined;

/** Refuses an address that alerts can never reach, so that nobody waits for alerts in vain. */
export function checkReachable(alerts: AlertSettings, reach: TargetRules): Attempt<AlertSettings> {
  const addresses = [
    { field: 'push', address: alerts.push?.endpoint },
    { field: 'webhook', address: alerts.webhook },
    { field: 'ntfy', address: alerts.ntfy },
  ];
  for (const { field, address: given } of addresses) {
    const never = given === undefined ? undefined : whyUnreachable(given, reach);
    if (never === 'insecure')
      return refusedBecause('badField', `${field} has to be an address with https.`, { values: { field } });
    if (never === 'inside')
      return refusedBecause('addressInside', `${field} leads into the network of the server.`, { values: { field } });
  }
  return taken(alerts);
}

/** The current alert settings of a person, without push subscriptions of devices that have been logged out. */
export async function alertsOf({ id, alerts }: Person, people: PeopleStore): Promise<Alerts> {
  const { push, ...kept } = readAlerts(alerts);
  const devices = push.length === 0 ? [] : (await people.devicesOf(id)).map(nameOfDevice);
  return { ...kept, push: push.filter(({ device = '' }) => devices.includes(device)) };
}

/** Reads stored settings. Settings that do not match the current schema are ignored, so the person gets no alerts. */
function readAlerts(document: string): Alerts {
  const parsed = v.safeParse(v.pipe(textUpTo(2_000_000), v.parseJson(), keptSchema), document);
  return parsed.success ? parsed.output : NO_ALERTS;
}
