import { type AlertOutcome, type AnswerOf, browserSchema } from '@getaway/protocol/http';
import * as v from 'valibot';
import type { Language } from '../../i18n/languages.ts';
import { ask, pushKey, type Reply } from '../api.ts';

export type Notifications = AnswerOf<'PUT /api/me/alerts'>;

export async function loadNotifications(device: string): Promise<Reply<Notifications>> {
  const known = await ask('GET /api/me', { device });
  return 'ok' in known ? { ok: known.ok.alerts } : known;
}

/** Saves the settings, with the page's language. */
export const saveNotifications = (
  device: string,
  calls: Notifications,
  language: Language,
): Promise<Reply<Notifications>> => ask('PUT /api/me/alerts', { device, body: { ...calls, language } });

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis && isSecureContext;

export async function ownSubscription(): Promise<PushSubscription | undefined> {
  if (!canPush()) return undefined;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? undefined;
}

/**
 * Subscribes this browser to notifications. Undefined if the user or the browser refuses, or if the server does not
 * send its push key.
 */
export async function subscribe(): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const key = await pushKey();
  if ('error' in key) return undefined;
  const worker = await navigator.serviceWorker.ready;
  return worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key.ok.key })
    .catch(() => undefined);
}

export const browserOf = (subscription: PushSubscription): Notifications['push'] | undefined => {
  const read = v.safeParse(browserSchema, subscription.toJSON());
  return read.success ? read.output : undefined;
};

export async function testNotifications(device: string): Promise<Reply<readonly AlertOutcome[]>> {
  const tested = await ask('POST /api/me/alerts/test', { device });
  return 'ok' in tested ? { ok: tested.ok.outcomes } : tested;
}

/** Stores the texts of notifications for the service worker, which has no catalogue. */
export async function storeTexts(words: Readonly<Record<'turn' | 'rematch' | 'test', string>>): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open('getaway-push');
  await cache.put('/push-words', new Response(JSON.stringify(words)));
}
