import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedOf, Client, gather, http, playOne } from '../testing/client.ts';
import { newDatabase } from '../testing/postgres.ts';
import { killPrograms, type Program, startProgram } from '../testing/program.ts';
import { newFolder, setupOf } from '../testing/serve.ts';

const ALERT_AFTER_SECONDS = 1;
/** Long enough for every alert to arrive, even on a busy machine. */
const LONG_ENOUGH_MS = 4000;

const data = newFolder();
const letters: string[] = [];
let mailbox: Server;
beforeAll(async () => {
  mailbox = createServer((request, response) => {
    letters.push(request.url ?? '');
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => mailbox.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  killPrograms();
  mailbox.close();
  rmSync(data, { recursive: true, force: true });
});

async function look({ url }: Program, device: string, table: string): Promise<Client> {
  const client = await Client.open(url, device);
  await client.must('watch', { table });
  return client;
}

/** Plays for one client until its turn is over. Returns the number of choices. */
async function playTurn(client: Client, table: string): Promise<number> {
  await client.until(() => askedOf(client, table) !== undefined, 'a turn');
  let choices = 0;
  while (await playOne({ table, clients: [client] }, (moves) => moves.find(({ move }) => move !== 'pass') ?? moves[0]))
    choices += 1;
  return choices;
}

test('a player connected to any process gets no alert; an absent player gets one alert per turn, from one process', async () => {
  const settings = {
    DATA_DIR: data,
    DATABASE_URL: await newDatabase(),
    ALERTS_INSIDE: '1',
    ALERT_AFTER_SECONDS: String(ALERT_AFTER_SECONDS),
  };
  const [one, two] = await Promise.all([startProgram(settings), startProgram(settings)]);
  const { table, people, clients } = await gather(one.url, setupOf(), ['Ada', 'Ben']);
  const [ada, ben] = [people[0]!, people[1]!];
  const webhook = `http://127.0.0.1:${(mailbox.address() as AddressInfo).port}/ben`;
  const body = { webhook };
  await http(two.url, { method: 'PUT', path: '/api/me/alerts', device: ben.device, body });
  const here = clients[0]!;
  clients[1]!.close();
  let there = await look(two, ben.device, table);
  await here.until(() => here.seen(table).room.present.join() === '0,1', 'Ben at the other process');

  // Ben and Ada are connected to different processes.
  if (askedOf(there, table) !== undefined) await playTurn(there, table);
  await playTurn(here, table);
  await there.until(() => askedOf(there, table) !== undefined, 'Ben’s turn');
  await wait(LONG_ENOUGH_MS);
  expect(letters).toEqual([]);

  // Ben is away, so he gets an alert. He gets only one, although Ada makes several choices and there are two processes.
  await playTurn(there, table);
  there.close();
  await here.until(() => here.seen(table).room.present.join() === '0', 'Ben gone');
  expect(await playTurn(here, table)).toBeGreaterThan(1);
  await expect.poll(() => letters.length, { timeout: 20_000 }).toBe(1);
  await wait(LONG_ENOUGH_MS);
  expect(letters).toEqual(['/ben']);

  // Ben sees his turn begin and then leaves, so exactly one process sends him an alert.
  there = await look(two, ben.device, table);
  await playTurn(there, table);
  await playTurn(here, table);
  await there.until(() => askedOf(there, table) !== undefined, 'Ben’s next turn');
  there.close();
  await expect.poll(() => letters.length, { timeout: 20_000 }).toBe(2);
  await wait(LONG_ENOUGH_MS);
  expect(letters).toHaveLength(2);

  // A new process learns from the old ones that Ben is present. So it sends him no alert.
  there = await look(two, ben.device, table);
  await playTurn(there, table);
  const three = await startProgram(settings);
  const moved = await look(three, ada.device, table);
  await moved.until(() => moved.seen(table).room.present.includes(1), 'Ben at the old process');
  await playTurn(moved, table);
  await wait(LONG_ENOUGH_MS);
  expect(letters).toHaveLength(2);
  await Promise.all([one, two, three].map((each) => each.stop()));
});
