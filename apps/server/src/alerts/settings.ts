import { type Attempt, listUpTo, taken, textUpTo } from '@getaway/kernel';
import { type AnswerOf, type BodyOf, browserSchema, otherWays } from '@getaway/protocol/http';
import { refusedBecause } from '@getaway/protocol/refusals';
import * as v from 'valibot';
import type { PeopleStore, Person } from '../store/port.ts';
import { nameOfDevice } from '../store/tokenNames.ts';
import { type TargetRules, whyNever } from './outgoing.ts';

/** What a device wishes of the alerts of its person. */
type AlertSettings = BodyOf<'PUT /api/me/alerts'>;

/** As it is kept: of each browser the name of its device is known. */
const keptSchema = v.object({
  push: listUpTo(v.object({ ...browserSchema.entries, device: v.optional(textUpTo(100)) }), 1000),
  ...otherWays,
});
export type Alerts = v.InferOutput<typeof keptSchema>;

export const NO_ALERTS: Alerts = { push: [] };
const MOST_BROWSERS = 10;

/** What a device wishes, beside the browsers of the others. */
export function alertsAfter({ push, ...settings }: AlertSettings, before: Alerts, device: string): Alerts {
  const others = before.push.filter((one) => one.device !== device && one.endpoint !== push?.endpoint);
  return { ...settings, push: [...others, ...(push === undefined ? [] : [{ ...push, device }])].slice(-MOST_BROWSERS) };
}

/** What a device is told: its own browser, and how many others are called. */
export function alertsAnswer({ push, ...alerts }: Alerts, device: string): AnswerOf<'PUT /api/me/alerts'> {
  const own = push.find((one) => one.device === device);
  const here = own === undefined ? {} : { push: { endpoint: own.endpoint, keys: own.keys } };
  return { ...alerts, ...here, others: push.filter((one) => one !== own).length };
}

/** Nobody is called by these. */
export const isNever = ({ push, webhook, ntfy }: Alerts): boolean =>
  push.length === 0 && webhook === undefined && ntfy === undefined;

/** Whoever gives an address to which no letter will ever go is told so, not left waiting for it. */
export function canBeCalled(alerts: AlertSettings, reach: TargetRules): Attempt<AlertSettings> {
  const addresses = [
    { field: 'push', address: alerts.push?.endpoint },
    { field: 'webhook', address: alerts.webhook },
    { field: 'ntfy', address: alerts.ntfy },
  ];
  for (const { field, address: given } of addresses) {
    const never = given === undefined ? undefined : whyNever(given, reach);
    if (never === 'insecure')
      return refusedBecause('badField', `${field} has to be an address with https.`, { values: { field } });
    if (never === 'inside')
      return refusedBecause('addressInside', `${field} leads into the network of the server.`, { values: { field } });
  }
  return taken(alerts);
}

/** How somebody is called now: a browser whose device was logged out is not theirs any more, whoever has set it. */
export async function alertsOf({ id, alerts }: Person, people: PeopleStore): Promise<Alerts> {
  const { push, ...kept } = readAlerts(alerts);
  const devices = push.length === 0 ? [] : (await people.devicesOf(id)).map(nameOfDevice);
  return { ...kept, push: push.filter(({ device = '' }) => devices.includes(device)) };
}

/** What was kept by an older program may not fit: then nobody is called. */
function readAlerts(document: string): Alerts {
  const parsed = v.safeParse(v.pipe(textUpTo(2_000_000), v.parseJson(), keptSchema), document);
  return parsed.success ? parsed.output : NO_ALERTS;
}
