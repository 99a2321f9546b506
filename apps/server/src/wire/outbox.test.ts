import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { utf8Of } from '../base/utf8.ts';
import { Outbox } from './outbox.ts';

const server = createServer();
const accept = new WebSocketServer({ noServer: true });
let client: WebSocket;
let socket: Duplex;
const heard: string[] = [];

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.on('upgrade', (request, own: Duplex, head) => {
    socket = own;
    accept.handleUpgrade(request, own, head, () => undefined);
  });
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : (data as Buffer).toString()));
  await once(client, 'open');
});
afterAll(() => {
  client.terminate();
  server.close();
});

async function hearing(texts: readonly string[]): Promise<readonly string[]> {
  const from = heard.length;
  const outbox = new Outbox(socket, () => socket.writable);
  for (const text of texts) outbox.send(utf8Of(text));
  while (heard.length < from + texts.length) await once(client, 'message');
  return heard.slice(from);
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 300_000])('a text of %i bytes arrives unchanged', async (length) => {
  const text = 'x'.repeat(length);
  expect(await hearing([text])).toEqual([text]);
});

test('text in any alphabet arrives, also where it has more bytes than characters', async () => {
  const texts = ['Zażółć gęślą jaźń', 'Привет', '🂡', 'ÿ', 'ä'.repeat(63), 'ж'.repeat(40_000)];
  expect(await hearing(texts)).toEqual(texts);
});

test('messages of the same tick arrive in order, and are one write', async () => {
  let writes = 0;
  const { write } = socket;
  socket.write = (...args: unknown[]) => {
    writes += 1;
    return (write as (...all: unknown[]) => boolean).apply(socket, args);
  };
  const texts = ['one', 'dwa', 'tři', 'четыре'];
  expect(await hearing(texts)).toEqual(texts);
  expect(writes).toBe(1);
  socket.write = write;
});

test('reports how much waits, and sends nothing to a closed socket', async () => {
  const outbox = new Outbox(socket, () => socket.writable);
  outbox.send(utf8Of('abč'));
  expect(outbox.waiting).toBe(4);
  const left = once(client, 'close');
  socket.destroy();
  outbox.flush();
  expect(outbox.waiting).toBe(0);
  await left;
});
