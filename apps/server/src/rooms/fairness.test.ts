import { setTimeout as wait } from 'node:timers/promises';
import { gangsta } from '@getaway/gangsta';
import { type Fairness, fairBeginning, pledgeOf, verify } from '@getaway/kernel';
import { type DrawWitness, isLie, testify } from '@getaway/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, http, type Known, newPerson, openTable, playOne } from '../testing/client.ts';
import { Device } from '../testing/device.ts';
import { after, gathered, played, roomFor, who } from '../testing/played.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';
import { begin as beginAct } from './acts.ts';
import { beginningOf } from './fairness.ts';
import { askBack } from './goingBack.ts';
import { readLine } from './lines.ts';
import { sit } from './seats.ts';

let server: Served;
/** A busy machine is no failure. */
const BUSY_MS = 120_000;

beforeAll(async () => {
  server = await serve();
}, BUSY_MS);
afterAll(() => server.remove());

interface Table {
  readonly table: string;
  readonly people: readonly Known[];
  readonly devices: readonly Device[];
}

const joined = async (person: Known, table: string, seat?: number): Promise<Device> => {
  const client = await Client.open(server.url, person.device);
  await client.must('watch', { table });
  if (seat !== undefined) await client.must('sit', { table, seat });
  return new Device(client, table);
};

/** Everybody sits, and has pledged. */
async function gather(names: readonly string[], players = names.length): Promise<Table> {
  const people = await Promise.all(names.map((name) => newPerson(server.url, name)));
  const table = await openTable(server.url, people[0]!, setupOf({ players }));
  const devices: Device[] = [];
  for (const [seat, person] of people.entries()) devices.push(await joined(person, table, seat));
  const [{ client }] = devices as [Device];
  await client.until(() => client.seen(table).room.draws?.pledges.length === names.length, 'the pledges');
  return { table, people, devices };
}

/** First choices until the end. */
async function playOut({ table, devices }: Table): Promise<void> {
  const clients = devices.map(({ client }) => client);
  const isOver = (): boolean => clients.every((client) => client.seen(table).room.scene?.result !== undefined);
  // Whoever is asked next may be told a moment later than whoever has played.
  while (!isOver()) if (!(await playOne({ table, clients }, (moves) => moves[0]))) await wait(5);
}

type Told = { readonly seed: string; readonly fair: Fairness; readonly draws: number[]; readonly entries: Entry[] };
type Entry = { readonly seat: number; readonly move: { readonly move: string }; readonly draws: readonly number[] };

const journalOf = async (table: string): Promise<Told> =>
  (await http<Told>(server.url, { path: `/api/tables/${table}/journal` })).body;

/** By the host; it has begun when everybody who is here has opened their pledge. */
async function begin({ table, devices: [host] }: Pick<Table, 'table' | 'devices'>): Promise<void> {
  await host!.client.must('begin', { table });
  await host!.client.until(() => host!.client.seen(table).room.scene !== undefined, 'the beginning');
}

const witnessOf = (device: Device | undefined): DrawWitness => device!.witness!;

describe('a game between honest people', () => {
  let party: Table;
  let journal: Told;
  beforeAll(async () => {
    party = await gather(['Ada', 'Ben']);
    await begin(party);
    await playOut(party);
    journal = await journalOf(party.table);
  }, BUSY_MS);

  test('is verified, draw by draw', () => {
    expect(verify(gangsta, journal)).toMatchObject({ verdict: 'verified', seed: journal.seed });
    expect(journal.draws.length).toBeGreaterThan(0);
  });

  test('has the values of both devices in its seed', () => {
    expect(journal.fair.contributions).toHaveLength(2);
    expect(party.devices.map((device) => testify(journal.fair, witnessOf(device)))).toEqual(['included', 'included']);
  });

  test('tells the secret, the values and the seed to nobody before the end', () => {
    const secrets = [journal.fair.secret, journal.seed, ...journal.fair.contributions.map(({ value }) => value ?? '')];
    for (const { client } of party.devices)
      for (const text of client.received) {
        const over = text.includes('"result"');
        for (const secret of secrets) expect(!over && text.includes(secret)).toBe(false);
      }
  });

  test('can be loaded again with its proof', async () => {
    server = await server.again();
    expect(await journalOf(party.table)).toEqual(journal);
  });

  describe('if the server cheats, each device that took part finds out', () => {
    const cheats: readonly (readonly [string, (told: Told) => Told])[] = [
      [
        'by another secret, its commitment along with it',
        (told) => dealt(told, fairBeginning(told.fair.table, 'b'.repeat(64), told.fair.contributions)),
      ],
      [
        'by another secret under the old commitment',
        (told) => ({ ...told, fair: { ...told.fair, secret: 'b'.repeat(64) } }),
      ],
      [
        'by leaving a device out',
        (told) => dealt(told, fairBeginning(told.fair.table, told.fair.secret, told.fair.contributions.slice(1))),
      ],
      [
        'by saying that a device did not answer',
        (told) => {
          const [{ seat, pledge }, second] = told.fair.contributions as [{ seat: number; pledge: string }, object];
          return dealt(told, fairBeginning(told.fair.table, told.fair.secret, [{ seat, pledge }, second as never]));
        },
      ],
      [
        'by another value in the place of one',
        (told) => {
          const { table, secret, contributions } = told.fair;
          const value = 'c'.repeat(64);
          return dealt(
            told,
            fairBeginning(table, secret, contributions.with(0, { seat: 0, pledge: pledgeOf(table, value), value })),
          );
        },
      ],
      [
        'by another value under the old pledge',
        (told) => {
          const [first, second] = told.fair.contributions;
          const changed = [{ ...first!, value: 'c'.repeat(64) }, second!];
          return dealt(told, fairBeginning(told.fair.table, told.fair.secret, changed));
        },
      ],
      [
        'by a value of its own, ground until the seed was good',
        (told) => {
          const { table, secret, contributions } = told.fair;
          const ground = Array.from({ length: 100 }, (_, i) => i.toString(16).padStart(64, '0')).map((value) =>
            fairBeginning(table, secret, [...contributions, { seat: 1, pledge: pledgeOf(table, value), value }]),
          );
          return dealt(told, ground.toSorted((a, b) => (a.seed < b.seed ? -1 : 1))[0]!);
        },
      ],
      ['by a seed that does not follow', (told) => ({ ...told, seed: 'd'.repeat(64) })],
      ['by a draw of the setup', (told) => ({ ...told, draws: told.draws.with(0, told.draws[0] === 0 ? 1 : 0) })],
      [
        'by a draw of the game',
        (told) => {
          const at = told.entries.findIndex(({ draws }) => draws.length > 0);
          const entry = told.entries[at]!;
          const draws = entry.draws.with(0, entry.draws[0] === 0 ? 1 : 0);
          return { ...told, entries: told.entries.with(at, { ...entry, draws }) };
        },
      ],
    ];

    /** A game that the server has dealt by another beginning: its draws follow from that one. */
    function dealt(told: Told, beginning: { readonly seed: string; readonly fair: Fairness }): Told {
      return { ...told, ...beginning };
    }

    test.each(cheats)('%s', (_, cheat) => {
      const told = cheat(journal);
      const found = verify(gangsta, told);
      const lies = party.devices.map((device) => isLie(testify(told.fair, witnessOf(device))));
      expect(found.verdict === 'wrong' || lies.some(Boolean)).toBe(true);
    });

    test('even if all its draws follow from the seed that it has chosen', () => {
      const { table, contributions } = journal.fair;
      const chosen = fairBeginning(table, 'b'.repeat(64), contributions);
      for (const device of party.devices) expect(testify(chosen.fair, witnessOf(device))).toBe('otherCommitment');
      const without = fairBeginning(table, journal.fair.secret, contributions.slice(1));
      for (const device of party.devices) expect(testify(without.fair, witnessOf(device))).toBe('otherPledges');
      const more = fairBeginning(table, journal.fair.secret, [
        ...contributions,
        { seat: 1, pledge: pledgeOf(table, 'c'.repeat(64)), value: 'c'.repeat(64) },
      ]);
      for (const device of party.devices) expect(testify(more.fair, witnessOf(device))).toBe('otherPledges');
      const [{ seat, pledge }] = contributions as [{ seat: number; pledge: string }];
      const silent = fairBeginning(table, journal.fair.secret, contributions.with(0, { seat, pledge }));
      expect(testify(silent.fair, witnessOf(party.devices[0]))).toBe('leftOut');
    });
  });
});

describe('who contributes', () => {
  test('a device that is away when the game begins is told as such, and is not waited for', async () => {
    const party = await gather(['Ada', 'Ben']);
    const [ada, ben] = party.devices as [Device, Device];
    ben.client.close();
    await ada.client.until(() => !ada.client.seen(party.table).room.present.includes(1), 'that Ben has gone');
    await begin(party);
    const { fair } = await lineOf(party.table);
    expect(fair.contributions.map(({ seat, value }) => [seat, value !== undefined])).toEqual([
      [0, true],
      [1, false],
    ]);
    expect(testify(fair, witnessOf(ada))).toBe('included');
    expect(testify(fair, witnessOf(ben))).toBe('unopened');
  });

  test('whoever takes a seat by its link contributes in the place of who had it; bots do not', async () => {
    const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => newPerson(server.url, name)));
    const table = await openTable(server.url, ada!, setupOf({ players: 3 }));
    const first = await joined(ada!, table, 0);
    const client = await Client.open(server.url, ben!.device);
    await client.must('watch', { table });
    const { secret } = await client.must<{ readonly secret: string }>('sit', { table, seat: 1 });
    const gone = new Device(client, table);
    const pledges = () => first.client.seen(table).room.draws?.pledges ?? [];
    await first.client.until(() => pledges().length === 2, 'two pledges');
    const claimed = { method: 'POST', path: `/api/tables/${table}/claim`, body: { secret }, device: eve!.device };
    expect((await http(server.url, claimed)).status).toBe(200);
    const second = await joined(eve!, table);
    await first.client.until(() => pledges().length === 2 && second.witness !== undefined, 'the pledge of Eve');
    await begin({ table, devices: [first] });
    const { fair } = await lineOf(table);
    expect(fair.contributions.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(testify(fair, witnessOf(second))).toBe('included');
    expect(testify(fair, witnessOf(gone))).toBe('absent');
  });

  test('several devices of one person all do', async () => {
    const party = await gather(['Ada', 'Ben']);
    const more = await joined(party.people[0]!, party.table);
    const [{ client }] = party.devices as [Device];
    await client.until(() => client.seen(party.table).room.draws?.pledges.length === 3, 'three pledges');
    await begin(party);
    const { fair } = await lineOf(party.table);
    const all = [...party.devices, more].map((device) => testify(fair, witnessOf(device)));
    expect(all).toEqual(['included', 'included', 'included']);
  });

  test('nobody has to: a game without pledges begins at once, and its proof says so', async () => {
    const ada = await newPerson(server.url, 'Ada');
    const table = await openTable(server.url, ada, setupOf());
    const client = await Client.open(server.url, ada.device);
    await client.must('watch', { table });
    await client.must('sit', { table, seat: 0 });
    await client.must('begin', { table });
    expect((await lineOf(table)).fair.contributions).toEqual([]);
  });

  test('a rematch has a secret and pledges of its own', async () => {
    const party = await gather(['Ada', 'Ben']);
    await begin(party);
    await playOut(party);
    const [ada] = party.devices as [Device];
    const { table } = await ada.client.must<{ readonly table: string }>('rematch', { table: party.table });
    const again = await Promise.all(party.people.map((person) => joined(person, table)));
    const [{ client }] = again as [Device];
    await client.until(() => client.seen(table).room.draws?.pledges.length === 2, 'the pledges');
    await begin({ table, devices: again });
    const [before, now] = [await journalOf(party.table), await lineOf(table)];
    expect(now.fair.secret).not.toBe(before.fair.secret);
    expect(now.fair.contributions.every(({ value }) => value !== undefined)).toBe(true);
    expect(again.map((device) => testify(now.fair, witnessOf(device)))).toEqual(['included', 'included']);
    expect(isLie(testify(now.fair, witnessOf(ada)))).toBe(true); // what one table was told is worth nothing at another
  });
});

describe('a value', () => {
  test('is taken only after all are sealed, only from its seat, and only as it was pledged', async () => {
    const party = await gather(['Ada', 'Ben']);
    const [ada, ben] = party.devices as [Device, Device];
    const early = await ada.client.ask('disclose', { table: party.table, value: witnessOf(ada).value });
    expect(early.error).toMatchObject({ code: 'notAsked' });
    ben.client.onMessage = undefined;
    const beginning = begin(party);
    await ben.client.until(() => ben.client.seen(party.table).room.draws?.sealed === true, 'the seal');
    const wrong = await ben.client.ask('disclose', { table: party.table, value: 'e'.repeat(64) });
    expect(wrong.error).toMatchObject({ code: 'badRequest' });
    const stolen = await ben.client.ask('disclose', { table: party.table, value: witnessOf(ada).value });
    expect(stolen.error).toMatchObject({ code: 'badRequest' });
    const late = await ben.client.ask('pledge', { table: party.table, pledge: 'e'.repeat(64) });
    expect(late.error).toMatchObject({ because: 'begun' });
    await ben.client.must('disclose', { table: party.table, value: witnessOf(ben).value });
    await beginning;
    expect((await lineOf(party.table)).fair.contributions.map(({ value }) => value)).toEqual([
      witnessOf(ada).value,
      witnessOf(ben).value,
    ]);
  });

  test('of a seat is one of four at most', async () => {
    const party = await gather(['Ada', 'Ben']);
    const [{ client }] = party.devices as [Device];
    const pledged = async (i: number) =>
      (await client.ask('pledge', { table: party.table, pledge: i.toString(16).padStart(64, '0') })).error?.code;
    expect([await pledged(1), await pledged(2), await pledged(3), await pledged(4)]).toEqual([
      undefined,
      undefined,
      undefined,
      'badRequest',
    ]);
  });
});

test('going back draws nothing anew: the same choice brings the same, and the game can still be verified', () => {
  const opened = roomFor({ line: 'opened', at: 0, host: 'a', setup: setupOf(), secret: 'a'.repeat(64) });
  const seated = after(opened, sit(who('a'), 0));
  let room = after(seated, beginAct(who('a'), beginningOf('a table')));
  const drawn = (): readonly number[] => room.table?.lastEntry?.draws ?? [];
  while (drawn().length === 0) room = played(room, 1);
  const seen = room.table?.lastEntry;
  const choices = room.table?.choices ?? 0;
  room = after(room, askBack(0, choices - 1, 0)); // alone with a bot nobody else is asked
  expect(room.table?.choices).toBe(choices - 1);
  room = played(room, 1);
  expect(room.table?.lastEntry).toEqual(seen);
  while (room.table?.over === false) room = played(room, 1);
  expect(verify(gangsta, JSON.parse(JSON.stringify(room.table?.journal)))).toMatchObject({ verdict: 'verified' });
});

test('a table that an older program has opened begins without a proof', () => {
  const room = after(gathered(['a', 'b']), beginAct(who('a'), beginningOf('a table')));
  expect(room.table?.journal).toHaveProperty('seed');
  expect(room.table?.journal).not.toHaveProperty('fair');
});

/** The beginning of a running game, from the store: nobody is told it. */
async function lineOf(table: string): Promise<Told> {
  const lines = await server.running.store.tables.lines(table);
  const began = lines.map(readLine).find(({ line }) => line === 'began');
  if (began?.line !== 'began') throw new Error('the game has not begun');
  return began.journal as unknown as Told;
}
