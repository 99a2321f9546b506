import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connecting, type FakeSocket } from '../testing/fakeSocket.ts';
import { ServerLine } from './serverLine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lineTo = (sockets: FakeSocket[]): ServerLine =>
  new ServerLine({
    connect: connecting(sockets),
    device: () => undefined,
    onStranger: () => undefined,
    onOpen: () => Promise.resolve(),
    onNews: () => undefined,
  });

test('when the network goes, the line is lost at once, and tried again, for the server may be this very computer', async () => {
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

test('an answer that is not in the contract is told as a failure of the server, not passed on', async () => {
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
