import * as v from 'valibot';

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
});
export type Alerts = v.InferOutput<typeof alertsSchema>;

export const NO_ALERTS: Alerts = { push: [] };

/** What was kept by an older program may not fit: then nobody is called. */
export function readAlerts(document: string): Alerts {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), alertsSchema), document);
  return parsed.success ? parsed.output : NO_ALERTS;
}
