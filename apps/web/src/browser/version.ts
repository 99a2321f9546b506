import { signal } from '@preact/signals';

/** What the service worker reports: a new version is waiting, or the page can now be played offline. */
export const news = signal<'newVersion' | 'offline' | undefined>(undefined);

/** Registers the service worker, which stores the page for offline play. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isUpdate = serviceWorker.controller !== null;
  // A new version removes the files of the old one, so the page reloads. Nothing is lost, because every choice is
  // stored.
  if (isUpdate) serviceWorker.addEventListener('controllerchange', () => location.reload());
  addEventListener('load', () => void register().catch(() => undefined)); // without storage or permission there is no offline play
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return;
  if (registration.waiting !== null) news.value = 'newVersion';
  const follow = (): void => {
    if (registration.installing !== null)
      reportWhenInstalled(registration.installing, { isFirst: registration.active === null });
  };
  follow();
  registration.addEventListener('updatefound', follow);
}

function reportWhenInstalled(next: ServiceWorker, { isFirst }: { readonly isFirst: boolean }): void {
  next.addEventListener('statechange', () => {
    if (isFirst && next.state === 'activated') news.value = 'offline';
    else if (!isFirst && next.state === 'installed') news.value = 'newVersion';
  });
}

/**
 * Loads the server's current version. The service worker fetches the update, and the new version takes over before the
 * page reloads.
 */
export async function loadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined); // there is no update without a network
  const next = registration?.installing ?? registration?.waiting ?? undefined;
  if (next === undefined) return location.reload();
  const goOn = (): void => {
    if (next.state === 'installed') next.postMessage({ type: 'SKIP_WAITING' });
    else if (next.state === 'activated' || next.state === 'redundant') location.reload();
  };
  next.addEventListener('statechange', goOn);
  goOn();
}
