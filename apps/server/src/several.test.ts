import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedOf, Client, gather, http, playOne } from './testing/client.ts';
import { type Cluster, startCluster } from './testing/cluster.ts';
import { killPrograms, type Program, startProgram } from './testing/program.ts';
import { newFolder, setupOf } from './testing/serve.ts';

let cluster: Cluster;
const data = newFolder();
beforeAll(async () => {
  cluster = await startCluster(`${mkdtempSync(join(tmpdir(), 'getaway-several-'))}-cluster`, { durable: false });
});
afterAll(async () => {
  killPrograms();
  await cluster.remove();
  rmSync(data, { recursive: true, force: true });
});

const first = <T>(moves: readonly T[]): T | undefined => moves[0];
const WAIT = { timeout: 30_000, interval: 50 };

/** Starts a process. The processes share only a database. */
const start = (more: Readonly<Record<string, string>> = {}): Promise<Program> =>
  startProgram({ DATA_DIR: data, DATABASE_URL: cluster.urlOf('postgres'), ...more });

async function look(url: string, device: string, table: string): Promise<Client> {
  const client = await Client.open(url, device);
  await client.must('watch', { table });
  return client;
}

const anybodyAsked = (clients: readonly Client[], table: string): Promise<void> =>
  Promise.race(clients.map((client) => client.until(() => askedOf(client, table) !== undefined, 'a question')));

test('two processes act as one server: games continue after a kill or a restart of either', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  const party = await gather(one.url, setupOf({ players: 3 }), ['Ada', 'Ben']);
  const { table, people } = party;
  const [ada, ben] = people;
  if (ada === undefined || ben === undefined) throw new Error('somebody did not join the table');
  const there = await look(two.url, ben.device, table);
  party.clients[1]?.close();
  const here = party.clients[0]!;
  await here.until(() => here.seen(table).room.present.join() === '0,1', 'Ben at the other process');

  // Both people see the same table, although they are connected to different processes.
  const clients = [here, there];
  for (let i = 0; i < 10; i += 1) {
    await anybodyAsked(clients, table);
    await playOne({ table, clients }, first);
  }
  await there.must('chat', { table, text: 'from the other side' });
  await here.until(() => here.said.includes('from the other side'));
  const version = Math.max(...clients.map((client) => client.seen(table).room.version));
  await Promise.all(clients.map((client) => client.until(() => client.seen(table).room.version >= version)));
  expect(here.seen(table).log.map(({ seat }) => seat)).toEqual(there.seen(table).log.map(({ seat }) => seat));

  // Two moves for the same decision arrive at the same time. One of them is refused.
  await anybodyAsked(clients, table);
  const due = askedOf(here, table) === undefined ? ben : ada;
  const tabs = [await look(one.url, due.device, table), await look(two.url, due.device, table)];
  const { number, moves } = askedOf(tabs[0]!, table)!;
  const answers = await Promise.all(tabs.map((tab) => tab.ask('play', { table, number, moves: [moves[0]] })));
  expect(answers.filter(({ ok }) => ok !== undefined)).toHaveLength(1);

  one.child.kill('SIGKILL');
  await once(one.child, 'exit');
  await here.until(() => here.closed !== undefined);
  const back = await look(two.url, ada.device, table);
  const after = [back, there];
  for (let i = 0; i < 6; i += 1) {
    await anybodyAsked(after, table);
    await playOne({ table, clients: after }, first);
  }

  // The database stops and starts again.
  await cluster.stop();
  expect((await http(two.url, { path: '/healthz' })).status).toBe(503);
  const asking = after.find((client) => askedOf(client, table) !== undefined) ?? back;
  const { number: wanted = 0, moves: offered = [{ move: 'pass' }] } = askedOf(asking, table) ?? {};
  const tried = await asking.ask('play', { table, number: wanted, moves: [offered[0]] });
  expect(tried.error?.code).toMatch(/unavailable|notAsked/u);
  await cluster.start();
  await expect.poll(async () => (await http(two.url, { path: '/healthz' })).status, WAIT).toBe(200);
  const again = [await look(two.url, ada.device, table), await look(two.url, ben.device, table)];
  for (let i = 0; i < 6; i += 1) {
    await anybodyAsked(again, table);
    await playOne({ table, clients: again }, first);
  }

  expect(await two.stop()).toBe(0);
});
