import { type Attempt, taken } from '@getaway/kernel';
import { refusedBecause } from '@getaway/table';
import * as v from 'valibot';
import { LANGUAGES } from './messages.ts';
import { type Reach, whyNever } from './outside.ts';

const address = v.pipe(v.string(), v.maxLength(1000), v.url());

/** A browser that lets itself be called, as the push API describes it. */
const browser = v.object({
  endpoint: address,
  keys: v.object({ p256dh: v.pipe(v.string(), v.maxLength(200)), auth: v.pipe(v.string(), v.maxLength(100)) }),
});

/** How somebody wants to be called when it is their turn. */
export const alertsSchema = v.object({
  push: v.optional(v.pipe(v.array(browser), v.maxLength(10)), []),
  /** Gets a POST with a JSON document. */
  webhook: v.optional(address),
  /** A topic of ntfy, such as https://ntfy.sh/my-topic. */
  ntfy: v.optional(address),
  /** In which they are called. */
  language: v.optional(v.picklist(LANGUAGES)),
});
type Wish = v.InferOutput<typeof alertsSchema>;

/** As it is kept: with the name of the device that each browser is, so that one that is logged out is called no more. */
const keptSchema = v.object({
  ...alertsSchema.entries,
  push: v.array(v.object({ ...browser.entries, device: v.optional(v.string()) })),
});
export type Alerts = v.InferOutput<typeof keptSchema>;

export const NO_ALERTS: Alerts = { push: [] };

/** Whoever names a browser that was not there before speaks of their own. */
export function keptAlerts(wish: Wish, before: Alerts, device: string): Alerts {
  const known = new Map(before.push.map((one) => [one.endpoint, one.device]));
  return { ...wish, push: wish.push.map((one) => ({ ...one, device: known.get(one.endpoint) ?? device })) };
}

/** As somebody wished it. */
export const toldAlerts = ({ push, ...alerts }: Alerts): Wish => ({
  ...alerts,
  push: push.map(({ endpoint, keys }) => ({ endpoint, keys })),
});

/** Only browsers of these devices are called from now on. */
export const onlyOf = (alerts: Alerts, devices: readonly string[]): Alerts => ({
  ...alerts,
  push: alerts.push.filter(({ device }) => device !== undefined && devices.includes(device)),
});

/** Nobody is called by these. */
export const isNever = ({ push, webhook, ntfy }: Alerts): boolean =>
  push.length === 0 && webhook === undefined && ntfy === undefined;

/** Whoever gives an address to which no letter will ever go is told so, not left waiting for it. */
export function canBeCalled(alerts: Wish, reach: Reach): Attempt<Wish> {
  const addresses = [
    ...alerts.push.map(({ endpoint }) => ({ field: 'push', address: endpoint })),
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

/** What was kept by an older program may not fit: then nobody is called. */
export function readAlerts(document: string): Alerts {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), document);
  return parsed.success ? parsed.output : NO_ALERTS;
}
