import * as v from 'valibot';
import { ask, pushKey, type Reply } from '../api.ts';

const browserSchema = v.object({ endpoint: v.string(), keys: v.object({ p256dh: v.string(), auth: v.string() }) });
const callsSchema = v.object({
  /** This browser, if it is called. */
  push: v.exactOptional(browserSchema),
  /** How many other browsers are called; each device speaks of its own alone. */
  others: v.number(),
  webhook: v.exactOptional(v.string()),
  ntfy: v.exactOptional(v.string()),
  /** In which one is called. */
  language: v.exactOptional(v.string()),
});
/** How somebody wants to be called when it is their turn. */
export type Calls = v.InferOutput<typeof callsSchema>;

export async function loadCalls(device: string): Promise<Reply<Calls>> {
  const known = await ask('me', v.object({ alerts: callsSchema }), { device });
  return 'ok' in known ? { ok: known.ok.alerts } : known;
}

export const saveCalls = (device: string, calls: Calls): Promise<Reply<Calls>> =>
  ask('me/alerts', callsSchema, { method: 'PUT', device, body: calls });

export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis && isSecureContext;

/** This browser's own subscription, if it has one. */
export async function ownSubscription(): Promise<PushSubscription | undefined> {
  if (!canBePushed()) return undefined;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? undefined;
}

/** Lets this browser be called; undefined where it, or whoever sits before it, does not want to. */
export async function subscribe(): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const key = await pushKey();
  if ('error' in key) return undefined;
  const worker = await navigator.serviceWorker.ready;
  return worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key.ok.key })
    .catch(() => undefined);
}

export const browserOf = (subscription: PushSubscription): Calls['push'] | undefined => {
  const read = v.safeParse(browserSchema, subscription.toJSON());
  return read.success ? read.output : undefined;
};

const outcomeSchema = v.object({ to: v.picklist(['push', 'webhook', 'ntfy']), status: v.exactOptional(v.number()) });
/** How a call went; without a status it could not be delivered. */
export type Outcome = v.InferOutput<typeof outcomeSchema>;

export async function testCalls(device: string): Promise<Reply<readonly Outcome[]>> {
  const schema = v.object({ outcomes: v.array(outcomeSchema) });
  const tested = await ask('me/alerts/test', schema, { method: 'POST', device });
  return 'ok' in tested ? { ok: tested.ok.outcomes } : tested;
}

/** The service worker has no words of its own: it finds them where the page leaves them. */
export async function leaveWords(words: Readonly<Record<'turn' | 'rematch' | 'test', string>>): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open('getaway-push');
  await cache.put('/push-words', new Response(JSON.stringify(words)));
}
