import { type Attempt, taken } from '@getaway/kernel';
import { refusedBecause } from '@getaway/table';
import * as v from 'valibot';
import { LANGUAGES } from './messages.ts';
import { type Reach, whyNever } from './outside.ts';

const address = v.pipe(v.string(), v.maxLength(1000), v.url());

/** How somebody wants to be called when it is their turn. */
export const alertsSchema = v.object({
  /** Browsers that let themselves be called, as the push API describes them. */
  push: v.optional(
    v.pipe(
      v.array(
        v.object({
          endpoint: address,
          keys: v.object({ p256dh: v.pipe(v.string(), v.maxLength(200)), auth: v.pipe(v.string(), v.maxLength(100)) }),
        }),
      ),
      v.maxLength(10),
    ),
    [],
  ),
  /** Gets a POST with a JSON document. */
  webhook: v.optional(address),
  /** A topic of ntfy, such as https://ntfy.sh/my-topic. */
  ntfy: v.optional(address),
  /** In which they are called. */
  language: v.optional(v.picklist(LANGUAGES)),
});
export type Alerts = v.InferOutput<typeof alertsSchema>;

export const NO_ALERTS: Alerts = { push: [] };

/** Nobody is called by these. */
export const isNever = ({ push, webhook, ntfy }: Alerts): boolean =>
  push.length === 0 && webhook === undefined && ntfy === undefined;

/** Whoever gives an address to which no letter will ever go is told so, not left waiting for it. */
export function canBeCalled(alerts: Alerts, reach: Reach): Attempt<Alerts> {
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
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), alertsSchema), document);
  return parsed.success ? parsed.output : NO_ALERTS;
}
