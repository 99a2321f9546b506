import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../testing/fakeSocket.ts';
import { onlineTable } from '../testing/onlineTable.ts';
import { room, SETUP } from '../testing/updates.ts';
import type { OnlineTable } from './onlineTable.ts';
import { watchPortOf } from './tablePort.ts';

let socket: FakeSocket;
let table: OnlineTable;

beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
  table = onlineTable({ connect: () => socket });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const TOO_MUCH = { error: { code: 'tooMuch', message: 'Too much at once.' } };
const watches = (): number => socket.asked.filter(({ do: name }) => name === 'watch').length;

test('a table that an overloaded server refuses is requested again', async () => {
  await socket.open();
  await socket.answer('watch', TOO_MUCH);
  expect([watches(), table.gone.value]).toEqual([1, undefined]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(watches()).toBe(2);
  await socket.tell(room({ version: 3, passages: [SETUP] }));
  await socket.answer('watch', { ok: { chat: [], note: '' } });
  expect(table.room.value?.version).toBe(3);
});

test('looking back through the log sends one request at a time, and always sends the last one', async () => {
  await socket.open();
  await socket.tell(room({ version: 3, passages: [SETUP] }));
  await socket.answer('watch', { ok: { chat: [], note: '' } });
  const port = watchPortOf(table);
  const seen = [5, 6, 7, 8].map((passages) => port.lookBack(passages));
  await socket.answer('lookBack', { ok: { day: 1 } });
  await socket.answer('lookBack', { ok: { day: 2 } });
  expect(socket.asked.flatMap(({ do: name, passages }) => (name === 'lookBack' ? [passages] : []))).toEqual([5, 8]);
  expect(await seen[0]).toEqual({ ok: { day: 1 } });
  expect(await seen[1]).toMatchObject({ refusal: { code: 'notAsked' } });
  expect(await seen[3]).toEqual({ ok: { day: 2 } });
});
