// Part of the service worker: somebody is called to a table. What it says was left by the page in the reader's language.
const WORDS = '/push-words';
const USUAL = { turn: 'It is your turn.', rematch: 'There is another table for you.' };

async function words() {
  try {
    const kept = await (await caches.open('getaway-push')).match(WORDS);
    return kept === undefined ? USUAL : { ...USUAL, ...(await kept.json()) };
  } catch {
    return USUAL;
  }
}

async function show({ why, table }) {
  const known = await words();
  await self.registration.showNotification('Getaway', {
    body: known[why] ?? known.turn,
    icon: '/icon-192.png',
    tag: `getaway-${table}`,
    data: { table },
  });
}

self.addEventListener('push', (event) => {
  let call = {};
  try {
    call = event.data?.json() ?? {};
  } catch {
    // an empty call is still a call
  }
  event.waitUntil(show(call));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = `/#/table/${encodeURIComponent(event.notification.data?.table ?? '')}`;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
      const open = pages.find((page) => page.url.endsWith(address)) ?? pages[0];
      if (open === undefined) return self.clients.openWindow(address);
      await open.focus();
      return open.navigate(address).catch(() => undefined);
    }),
  );
});
