import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;
/** Replaced by the list of the page's files when the page is built (build/precache.ts). */
declare const PRECACHED: PrecacheEntry[];

importScripts('/push.js');
// A new version waits until the player agrees to reload, so that the page never changes during a game.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { readonly type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
precacheAndRoute(PRECACHED);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html')));
