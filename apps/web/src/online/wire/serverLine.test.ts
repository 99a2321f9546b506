import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connecting, type FakeSocket } from '../testing/fakeSocket.ts';
import { ServerLine } from './serverLine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('when the network goes, the line is lost at once, and tried again, for the server may be this very computer', async () => {
  const sockets: FakeSocket[] = [];
  const line = new ServerLine({
    connect: connecting(sockets),
    device: () => undefined,
    onStranger: () => undefined,
    onOpen: () => Promise.resolve(),
    onNews: () => undefined,
  });
  await sockets[0]!.open();
  expect(line.state.value).toBe('open');
  line.cutOff();
  expect(line.state.value).toBe('lost');
  expect(sockets[0]!.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets).toHaveLength(2);
  line.close();
});
