import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeSocket, socketFactory } from '../testing/fakeSocket.ts';
import { ServerConnection } from './serverConnection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lineTo = (sockets: FakeSocket[]): ServerConnection =>
  new ServerConnection({
    connect: socketFactory(sockets),
    device: () => undefined,
    onUnknownDevice: () => undefined,
    onOpen: () => Promise.resolve(),
    onUpdate: () => undefined,
  });

test('losing the network drops the connection at once and retries, because the server may be this computer', async () => {
  const sockets: FakeSocket[] = [];
  const line = lineTo(sockets);
  await sockets[0]!.open();
  expect(line.state.value).toBe('open');
  line.cutOff();
  expect(line.state.value).toBe('lost');
  expect(sockets[0]!.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets).toHaveLength(2);
  line.close();
});

test('an answer outside the contract is reported as a failure of the server', async () => {
  const sockets: FakeSocket[] = [];
  const line = lineTo(sockets);
  await sockets[0]!.open();
  const sat = line.ask('sit', { table: 't1', seat: 0 });
  await sockets[0]!.answer('sit', { ok: { seat: 0 } });
  expect(await sat).toMatchObject({ error: { code: 'internal' } });
  const again = line.ask('sit', { table: 't1', seat: 0 });
  await sockets[0]!.answer('sit', { ok: { seat: 0, secret: 'x' } });
  expect(await again).toEqual({ ok: { seat: 0, secret: 'x' }, again: false });
  line.close();
});
