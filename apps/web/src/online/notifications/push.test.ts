import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { tableAddress } from '@getaway/protocol/address';
import { expect, test } from 'vitest';

type Listener = (event: object) => void;
const SOURCE = readFileSync(new URL('../../../public/push.js', import.meta.url), 'utf8');

/** The service worker in a browser with these open pages and these stored texts. */
function worker(words: object, urls: readonly string[] = []) {
  const listeners = new Map<string, Listener>();
  const shown: { readonly body: string; readonly tag: string }[] = [];
  const went: string[] = [];
  const pages = urls.map((url) => ({
    url,
    focus: async () => void went.push(`focus ${url}`),
    navigate: async (to: string) => void went.push(`navigate ${to}`),
  }));
  const self = {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    registration: { showNotification: async (_: string, options: (typeof shown)[number]) => void shown.push(options) },
    clients: { matchAll: async () => pages, openWindow: async (to: string) => void went.push(`open ${to}`) },
  };
  const caches = { open: async () => ({ match: async () => Response.json(words) }) };
  runInNewContext(SOURCE, { self, caches });
  const happens = async (kind: string, event: object): Promise<void> => {
    let done: Promise<void> | undefined;
    listeners.get(kind)?.({ ...event, waitUntil: (work: Promise<void>) => (done = work) });
    await done;
  };
  return {
    shown,
    went,
    push: (call: object) => happens('push', { data: { json: () => call } }),
    click: (data: string) => happens('notificationclick', { notification: { data, close: () => undefined } }),
  };
}

test('a second notification for the same table alerts too', async () => {
  const { push, shown } = worker({ turn: 'Du bist dran.' });
  await push({ why: 'turn', table: 't' });
  expect(shown).toMatchObject([{ body: 'Du bist dran.', tag: 'getaway-t', renotify: true, data: 't' }]);
});

test.each([
  [{ why: 'turn', text: 'Your turn!' }, 'Your turn!'],
  [{ why: 'turn', text: '' }, 'It’s your turn.'],
  [{ why: 'news' }, 'It’s your turn.'],
  [{ why: 'test' }, 'Test: this is how turn notifications look.'],
])('for %j, without stored texts, it shows %j', async (call, body) => {
  const { push, shown } = worker({ turn: '', test: '' });
  await push(call);
  expect(shown[0]?.body).toBe(body);
});

test('a notification for a table opens the table', async () => {
  const none = worker({});
  await none.click('a b');
  expect(none.went).toEqual([`open /${tableAddress('a b', 'online')}`]);
  const other = worker({}, ['https://x/#/']);
  await other.click('t');
  expect(other.went).toEqual(['focus https://x/#/', 'navigate /#/table/t/online']);
});

test('a test notification opens the home page, and only if no page is open', async () => {
  const none = worker({});
  await none.click('');
  expect(none.went).toEqual(['open /']);
  const game = worker({}, ['https://x/#/table/t/online']);
  await game.click('');
  expect(game.went).toEqual(['focus https://x/#/table/t/online']);
});
