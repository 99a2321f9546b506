import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeSocket, socketFactory } from '../testing/fakeSocket.ts';
import { onlineTable } from '../testing/onlineTable.ts';
import { room, SETUP } from '../testing/updates.ts';
import type { OnlineTable } from './onlineTable.ts';

let sockets: FakeSocket[] = [];
let table: OnlineTable;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  table = onlineTable({ connect: socketFactory(sockets) });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

async function arrive(): Promise<FakeSocket> {
  const socket = sockets.at(-1)!;
  await socket.open();
  await socket.tell(room({ version: 3, passages: [SETUP] }));
  await socket.answer('watch', { ok: { chat: [], note: '' } });
  return socket;
}

test('tells the server once each time the page is hidden or shown', async () => {
  const socket = await arrive();
  expect(socket.last('watch')).not.toHaveProperty('hidden');
  for (const hidden of [true, true, false]) table.attend({ hidden });
  expect(socket.asked.filter((request) => request.do === 'attend').map(({ hidden }) => hidden)).toEqual([true, false]);
});

test('a page that reconnects while it is hidden says so at once', async () => {
  const socket = await arrive();
  await socket.break();
  table.attend({ hidden: true });
  await vi.advanceTimersByTimeAsync(1000);
  const next = await arrive();
  expect(next.last('watch')).toMatchObject({ hidden: true });
  expect(next.asked.some((request) => request.do === 'attend')).toBe(false);
});
