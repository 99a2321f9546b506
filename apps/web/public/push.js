/// <reference lib="webworker" />
// Part of the service worker: shows a notification for a table. The page has stored the texts in the reader's language.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const WORDS = '/push-words';
/** @type {Readonly<Record<string, string>>} */
const USUAL = {
  turn: 'It’s your turn.',
  rematch: 'A new table is waiting for you.',
  test: 'Test: this is how turn notifications look.',
};

/** @returns {Promise<Readonly<Record<string, string>>>} */
async function words() {
  try {
    const cache = await caches.open('getaway-push');
    const kept = await cache.match(WORDS);
    return kept === undefined ? {} : /** @type {Record<string, string>} */ (await kept.json());
  } catch {
    return {};
  }
}

/** @typedef {Partial<import('@getaway/protocol/http').Alert>} Alert */

/**
 * Shows a notification with the text that the page has stored. If there is none, uses the server's text, and if the
 * server sent none, a built-in English text.
 *
 * @param {Alert} call
 */
async function show({ why = 'turn', table = '', text }) {
  const known = await words();
  const said = [known[why], text, USUAL[why], USUAL.turn];
  /** @type {NotificationOptions & { readonly renotify: boolean }} */
  const options = {
    body: said.find((words) => typeof words === 'string' && words !== '') ?? '',
    icon: '/icon-192.png',
    tag: `getaway-${table}`,
    renotify: true, // the next turn is news even while the last notification is still shown
    data: table,
  };
  await worker.registration.showNotification('Getaway', options);
}

/**
 * Goes to the table of a notification. Without a table, focuses an open page, or opens the home page if there is none.
 *
 * @param {string} table
 */
async function goTo(table) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (table === '') return void (await (pages[0]?.focus() ?? worker.clients.openWindow('/')));
  const address = `/#/table/${encodeURIComponent(table)}/online`;
  const open = pages.find((page) => page.url.endsWith(address)) ?? pages[0];
  if (open === undefined) return void (await worker.clients.openWindow(address));
  await open.focus();
  await open.navigate(address);
}

worker.addEventListener('push', (event) => {
  /** @type {Alert} */
  let call = {};
  try {
    call = /** @type {object} */ (event.data?.json() ?? {});
  } catch {
    // the notification is shown even if the push is empty
  }
  event.waitUntil(show(call));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});
