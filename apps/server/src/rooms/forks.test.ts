import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Client,
  gather,
  http,
  newPerson,
  playOne,
  Client as TestClient,
  type TestPerson,
} from '../testing/client.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

interface Journal {
  readonly rules: number;
  readonly entries: readonly { readonly seat: number; readonly move: object; readonly draws: readonly number[] }[];
}

interface FinishedGame {
  readonly table: string;
  readonly ada: Client;
  readonly people: readonly TestPerson[];
  readonly journal: Journal;
}

let known: Promise<FinishedGame> | undefined;

/** All tests use the same finished game, because playing it takes time. */
const finishedGame = (): Promise<FinishedGame> => (known ??= playedGame());

async function playedGame(): Promise<FinishedGame> {
  const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
  while (await playOne(party, (moves) => moves.at(-1)));
  const { table, people } = party;
  const journal = await journalOf(table, people[0]!.device);
  return { table, ada: party.clients[0]!, people, journal };
}

const journalOf = async (table: string, device: string): Promise<Journal> =>
  (await http<{ readonly journal: Journal }>(served.url, { path: `/api/tables/${table}/replay`, device })).body.journal;

/**
 * The moment to continue from, as a number of passages of the log. The log has one passage for the set-up and then one
 * for each choice.
 */
const AT = 30;
const SETUP = { pace: { kind: 'free' }, onTimeout: 'wait', listed: false, watching: true };
const upTo = (journal: Journal, passages = AT): Journal => ({
  ...journal,
  entries: journal.entries.slice(0, passages - 1),
});

const fork = (device: string, journal: object, origin: object = {}) =>
  http<{ readonly id: string; readonly error?: object }>(served.url, {
    method: 'POST',
    path: '/api/forks',
    device,
    body: { setup: SETUP, journal, origin: { id: 'original', passages: AT, names: ['Ada', 'Ben'], ...origin } },
  });

/** Begins the game of a forked table with one person at each seat. */
async function begun(table: string, people: readonly TestPerson[]): Promise<readonly Client[]> {
  const clients: Client[] = [];
  for (const [seat, { device }] of people.entries()) {
    const client = await TestClient.open(served.url, device);
    await client.must('watch', { table });
    await client.must('sit', { table, seat });
    clients.push(client);
  }
  await clients[0]!.must('begin', { table });
  for (const client of clients) await client.until(() => client.seen(table).room.scene !== undefined);
  return clients;
}

test('a table continues a game from what a seat knew, names its origin, and leaves the original as it is', async () => {
  const { table, ada, people, journal } = await finishedGame();
  const opened = await fork(people[0]!.device, upTo(journal), { drawnFor: 0 });
  expect(opened.status).toBe(201);
  const { id } = opened.body;
  const clients = await begun(id, people);
  const { room } = clients[0]!.seen(id);
  expect(room.origin).toEqual({ id: 'original', passages: AT, names: ['Ada', 'Ben'], drawnFor: 0 });
  expect(room.draws).toBeUndefined();
  expect(room.setup).toMatchObject({ game: 'gangsta', players: 2 });
  const then = await ada.must<object>('lookBack', { table, passages: AT });
  expect(room.scene?.view).toEqual(then);
  expect(room.scene?.due).toBe(journal.entries[AT - 1]?.seat);
  expect(await journalOf(table, people[0]!.device)).toEqual(journal);

  // After the fork, the game can be played to its end, even after a restart of the server.
  for (const client of clients) client.close();
  served = await served.again();
  const again = await Promise.all(people.map(({ device }) => TestClient.open(served.url, device)));
  for (const client of again) await client.must('watch', { table: id });
  expect(again[0]!.seen(id).room.origin).toMatchObject({ passages: AT });
  while (await playOne({ table: id, clients: again }, (moves) => moves.at(-1)));
  expect(again[0]!.seen(id).room.scene?.result).toBeDefined();
  // Statistics count the original game, but not the fork.
  const games = await http<{ readonly games: readonly { readonly id: string }[] }>(served.url, {
    path: '/api/me/games',
    device: people[0]!.device,
  });
  expect(games.body.games.map((one) => one.id)).toEqual([table]);
});

test('hidden cards can stay as they were only if the journal contains the whole finished game', async () => {
  const { people, journal } = await finishedGame();
  const { device } = people[0]!;
  expect(await fork(device, upTo(journal))).toMatchObject({ status: 409, body: { error: { code: 'notAsked' } } });
  const opened = await fork(device, journal);
  expect(opened.status).toBe(201);
  const clients = await begun(opened.body.id, people);
  expect(clients[0]!.seen(opened.body.id).room.origin).not.toHaveProperty('drawnFor');
  for (const client of clients) client.close();
});

test('a journal that the server can’t replay is refused', async () => {
  const eve = await newPerson(served.url, 'Eve');
  const journal = upTo((await finishedGame()).journal);
  const last = journal.entries.at(-1)!;
  const withLast = (entry: object): object => ({ ...journal, entries: [...journal.entries.slice(0, -1), entry] });
  const { seed: _, draws: _draws, ...unseeded } = journal as Journal & { seed: string; draws: unknown };
  const refusals: readonly (readonly [object, object, object])[] = [
    [withLast({ ...last, move: { move: 'win' } }), { drawnFor: 0 }, { code: 'badJournal' }],
    [withLast({ ...last, draws: [...last.draws, 1] }), { drawnFor: 0 }, { code: 'badJournal' }],
    [{ ...journal, rules: journal.rules + 1 }, { drawnFor: 0 }, { because: 'otherRules' }],
    [{ ...unseeded, position: { state: {} } }, { drawnFor: 0 }, { because: 'fromPosition' }],
    [journal, { drawnFor: 2 }, { code: 'badJournal' }],
    [journal, { drawnFor: 0, names: ['Ada'] }, { code: 'badJournal' }],
    [journal, { drawnFor: 0, passages: AT + 1 }, { code: 'badJournal' }],
    [journal, { drawnFor: 0, passages: 0 }, { code: 'badJournal' }],
    [{}, { drawnFor: 0 }, { code: 'badJournal' }],
  ];
  for (const [brought, origin, error] of refusals)
    expect(await fork(eve.device, brought, origin)).toMatchObject({ status: 400, body: { error } });
  const tables = await http<{ readonly tables: readonly object[] }>(served.url, {
    path: '/api/me/tables',
    device: eve.device,
  });
  expect(tables.body.tables).toEqual([]);
});
