import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ALERT_LANGUAGES } from '@getaway/protocol/http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askedOf, Client, gather, http, type Party, playOne } from '../testing/client.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';
import { ALERT_TEXTS } from './messages.ts';

interface ReceivedRequest {
  readonly to: string;
  readonly why: string;
  readonly table: string;
  readonly text: string;
}

const ALERT_AFTER = 150;
const LONG_ENOUGH_MS = 700;

let served: Served;
let mailbox: Server;
const letters: ReceivedRequest[] = [];

beforeAll(async () => {
  mailbox = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      letters.push({ ...(JSON.parse(body) as ReceivedRequest), to: (request.url ?? '').slice(1) });
      response.end();
    });
  });
  await new Promise<void>((resolve) => mailbox.listen(0, '127.0.0.1', resolve));
  served = await serve({ alertsInside: true, alertAfter: ALERT_AFTER });
});
afterAll(async () => {
  await served.remove();
  mailbox.close();
});
beforeEach(() => void letters.splice(0));

const called = (): readonly string[] => letters.map(({ to, why }) => `${to}: ${why}`);
const first = <T>(moves: readonly T[]): T | undefined => moves[0];

/** Gathers people at a table. Each of them gets alerts by a webhook. */
async function reachable(names: readonly string[], setup = setupOf()): Promise<Party> {
  const party = await gather(served.url, setup, names);
  for (const { name, device } of party.people) await callAt(device, name);
  return party;
}

async function callAt(device: string, name: string, more: object = {}): Promise<void> {
  const webhook = `http://127.0.0.1:${(mailbox.address() as AddressInfo).port}/${name}`;
  await http(served.url, { method: 'PUT', path: '/api/me/alerts', device, body: { webhook, ...more } });
}

/** Plays until Ada has had a turn and it is Ben's turn. */
async function toBen({ table, clients }: Party): Promise<void> {
  const [ada, ben] = clients as [Client, Client];
  while (askedOf(ada, table) === undefined) await playOne({ table, clients }, first);
  while (await playOne({ table, clients: [ada] }, (moves) => moves.find(({ move }) => move === 'pass') ?? moves[0]));
  await ben.until(() => askedOf(ben, table) !== undefined, 'Ben’s turn');
}

describe('a player gets an alert for their turn', () => {
  test('if they were present when it began, and then left', async () => {
    const party = await reachable(['Ada', 'Ben']);
    await toBen(party);
    await wait(LONG_ENOUGH_MS);
    expect(called()).toEqual([]);
    party.clients[1]!.close();
    await expect.poll(called).toEqual(['Ben: turn']);
    const [ada] = party.clients;
    await ada!.until(() => ada!.seen(party.table).room.called !== undefined, 'the alert');
    // Ben gets one alert per turn, even if he comes and goes.
    for (let i = 0; i < 2; i += 1) {
      const back = await Client.open(served.url, party.people[1]!.device);
      await back.must('watch', { table: party.table });
      back.close();
    }
    await wait(LONG_ENOUGH_MS);
    expect(called()).toEqual(['Ben: turn']);
    // After a restart of the server, Ben still gets no second alert.
    served = await served.again();
    const again = await Client.open(served.url, party.people[0]!.device);
    await again.must('watch', { table: party.table });
    await wait(LONG_ENOUGH_MS);
    expect(called()).toEqual(['Ben: turn']);
  });

  test('if their tab is open but hidden; not if it was hidden only for a moment', async () => {
    const party = await reachable(['Ada', 'Ben']);
    const { table, clients } = party;
    const ben = clients[1]!;
    await toBen(party);
    await ben.must('attend', { table, hidden: true });
    await ben.must('attend', { table, hidden: false });
    await wait(LONG_ENOUGH_MS);
    expect(called()).toEqual([]);
    await ben.must('attend', { table, hidden: true });
    await expect.poll(called).toEqual(['Ben: turn']);
    expect(clients[0]!.seen(table).room.present).toEqual([0, 1]);
    // Ben has two devices, and the page is visible on one of them. So he gets no alert.
    while (await playOne({ table, clients: [ben] }, first));
    const phone = await Client.open(served.url, party.people[1]!.device);
    await phone.must('watch', { table });
    await toBen(party);
    await wait(LONG_ENOUGH_MS);
    expect(called()).toEqual(['Ben: turn']);
  });

  test('if they came back with a hidden tab', async () => {
    const party = await reachable(['Ada', 'Ben']);
    const { table, clients } = party;
    await clients[1]!.must('watch', { table, hidden: true });
    await toBen(party);
    await expect.poll(called).toEqual(['Ben: turn']);
  });
});

test('once, if they are away while the table asks everybody a question', async () => {
  const party = await reachable(['Ada', 'Ben', 'Cid'], setupOf({ players: 3 }));
  const { table, clients } = party;
  for (let i = 0; i < 4; i += 1) await playOne(party, first);
  const asker = clients.findIndex((client) => askedOf(client, table) !== undefined);
  const others = [0, 1, 2].filter((seat) => seat !== asker);
  clients[others[0]!]!.close();
  await clients[asker]!.must('askBack', { table, entries: 1 });
  await expect.poll(called).toEqual([`${party.people[others[0]!]!.name}: back`]);
  clients[others[1]!]!.close();
  await expect.poll(called).toEqual(others.map((seat) => `${party.people[seat]!.name}: back`));
  await wait(LONG_ENOUGH_MS);
  expect(letters).toHaveLength(2);
});

test('if a bot has taken their seat while they are away', async () => {
  const pace = { kind: 'live', turn: 1, increment: 0 } as const;
  const party = await reachable(['Ada', 'Ben'], setupOf({ pace, onTimeout: 'bot' }));
  const { table, clients } = party;
  const [ada, ben] = clients as [Client, Client];
  ben.close();
  await ada.until(() => {
    if (askedOf(ada, table) !== undefined) void playOne({ table, clients: [ada] }, first).catch(() => undefined);
    return ada.seen(table).room.players[1]?.bot !== undefined;
  }, 'the bot');
  await expect.poll(called).toContain('Ben: bot');
  expect(called().filter((call) => call === 'Ben: bot')).toHaveLength(1);
});

test.each(ALERT_LANGUAGES)('alerts are in the reader’s language: %s', async (language) => {
  const party = await reachable(['Ada', 'Ben']);
  await callAt(party.people[1]!.device, 'Ben', { language });
  await toBen(party);
  party.clients[1]!.close();
  await expect.poll(() => letters[0]?.text).toBe(ALERT_TEXTS[language].turn);
});
