import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { Client, http } from '../testing/client.ts';
import { GENEROUS, type Served, serve } from '../testing/serve.ts';

const HALF =
  'POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 999\r\n';

let served: Served;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await served.remove();
});

async function send(text: string): Promise<Socket> {
  const { hostname, port } = new URL(served.url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

test.each([
  ['nothing', ''],
  ['half the headers', HALF],
  ['half the body', `${HALF}\r\n{`],
])('connections that have sent %s are closed when there are too many, the oldest first', async (_what, text) => {
  served = await serve({ limits: { ...GENEROUS, unfinished: 20, unfinishedOfOne: 10 } });
  const all: Socket[] = [];
  for (let i = 0; i < 15; i += 1) all.push(await send(text));
  await Promise.all(
    all
      .slice(0, 5)
      .filter(({ closed }) => !closed)
      .map((socket) => once(socket, 'close')),
  );
  expect((await http(served.url, { path: '/api/tables' })).status).toBe(200);
  expect(all.slice(-5).some(({ closed }) => closed)).toBe(false);
});

test('a client that never finishes a request is disconnected', async () => {
  served = await serve();
  const half = await send(HALF);
  half.resume();
  await once(half, 'close');
});

test('open sockets do not count', async () => {
  served = await serve({ limits: { ...GENEROUS, unfinished: 5, unfinishedOfOne: 5 } });
  const clients = await Promise.all(Array.from({ length: 5 }, () => Client.open(served.url)));
  for (let i = 0; i < 8; i += 1) await send('');
  await wait(100);
  expect(clients.map(({ closed }) => closed)).toEqual(clients.map(() => undefined));
  for (const client of clients) client.close();
});
