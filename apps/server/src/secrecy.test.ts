import { type Move, NOTHING_FORESEEN, type Viewer } from '@getaway/kernel';
import type { RoomUpdate, TableSetup } from '@getaway/protocol/room';
import { RunningTable, Scenes } from '@getaway/table';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { seededRandom } from './abuse/malformed.ts';
import { askedOf, Client, gather, http, newPerson, type Party, playOne } from './testing/client.ts';
import { Observer } from './testing/observer.ts';
import { faultIn, newOracle } from './testing/oracle.ts';
import { type Served, serve, setupOf } from './testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());
afterEach(() => vi.restoreAllMocks());

interface Evening {
  readonly setup: TableSetup;
  readonly party: Party;
  /** The viewers. The seats come first, then the spectators. */
  readonly observers: Observer[];
  readonly roll: (below: number) => number;
}

const NAMES = ['Ada', 'Ben', 'Cid', 'Dot', 'Eli'];

async function begin(game: Partial<TableSetup>, people: number): Promise<Evening> {
  const setup = setupOf(game);
  const party = await gather(served.url, setup, NAMES.slice(0, people));
  const looker = await Client.open(served.url);
  await looker.must('watch', { table: party.table });
  const observers = [...party.clients, looker].map((client, seat) => {
    const observer = new Observer(client, party.table);
    if (seat < people) observer.become(seat, seat + 2); // line 1 opened the table, and then one person per line sat down
    return observer;
  });
  return { setup, party, observers, roll: seededRandom(setup.players) };
}

async function playOn(evening: Evening, choices = Number.POSITIVE_INFINITY): Promise<boolean> {
  const { party, observers, roll } = evening;
  const { table } = party;
  for (let i = 0; i < choices; i += 1) {
    const clients = observers.filter(({ viewer }) => viewer !== 'spectator').map(({ client }) => client);
    if (!(await someoneIsAsked(clients, table))) return false;
    await settled(evening);
    if (i % 3 === 0) await beCurious(evening);
    await playOne({ table, clients }, (moves) => moves[roll(moves.length)]);
    if (i % 7 === 0) await observers[roll(observers.length)]!.client.ask('undo', { table });
  }
  return true;
}

/** Waits until a person has to decide or the game is over. Bots need some time for their choices. */
async function someoneIsAsked(clients: readonly Client[], table: string): Promise<boolean> {
  const isAsked = (): boolean => clients.some((client) => askedOf(client, table) !== undefined);
  const isOver = (client: Client): boolean => client.seen(table).room.seed !== undefined;
  await Promise.race(clients.map((client) => client.until(() => isAsked() || isOver(client), 'a turn')));
  return isAsked();
}

/** Waits until everybody has the latest version of the table. */
async function settled({ party: { table }, observers }: Evening): Promise<void> {
  const newest = Math.max(...observers.map(({ client }) => client.seen(table).room.version));
  await Promise.all(observers.map(({ client }) => client.until(() => client.seen(table).room.version >= newest)));
}

/**
 * Everybody sends every request for information: previews of pending moves, reasons for refusals, and earlier views.
 */
async function beCurious({ party: { table }, observers, roll }: Evening): Promise<void> {
  const moves = observers.flatMap(({ client }) => askedOf(client, table)?.moves ?? []);
  const move: Move = moves[roll(moves.length)] ?? { move: 'pass' };
  const asker = observers[roll(observers.length)]!;
  const due = observers.find(({ client }) => askedOf(client, table) !== undefined);
  for (const observer of new Set([asker, due ?? asker])) {
    await observer.ask('foresee', { moves: [move] });
    await observer.ask('forecasts', { number: askedOf(observer.client, table)?.number ?? 0 });
    await observer.ask('whyNot', { move });
  }
  for (const observer of [asker, observers.find(({ viewer }) => viewer === 'spectator')!]) {
    const passages = 1 + roll(observer.client.seen(table).log.length);
    expect(await observer.ask('lookBack', { passages })).toHaveProperty('ok');
  }
}

/** Rewinds the game to a moment before information was revealed. Everybody consents. */
async function goBack(evening: Evening): Promise<void> {
  const { party, observers } = evening;
  const { table } = party;
  await someoneIsAsked(party.clients, table);
  await settled(evening);
  const [first, ...rest] = observers.filter(({ viewer }) => viewer !== 'spectator');
  await first!.client.must('askBack', { table, entries: first!.client.seen(table).log.length - 5 });
  for (const { client } of rest) await client.must('answerBack', { table, agrees: true });
  await first!.client.until(() => first!.client.seen(table).room.rewound !== undefined);
}

/** Another person claims seat 1 by its link. From then on, the previous owner only watches. */
async function changeHands(evening: Evening): Promise<void> {
  const { party, observers } = evening;
  const { table, links } = party;
  await someoneIsAsked(party.clients, table);
  await settled(evening);
  const { version } = observers[1]!.client.seen(table).room;
  const { device } = await newPerson(served.url, 'Zoe');
  const path = `/api/tables/${table}/claim`;
  const claimed = await http(served.url, { method: 'POST', path, device, body: { secret: links[1] } });
  expect(claimed.body).toEqual({ seat: 1 });
  observers[1]!.become('spectator', version + 1);
  const zoe = await Client.open(served.url, device);
  await zoe.must('watch', { table });
  const observer = new Observer(zoe, table);
  observer.become(1, version + 1);
  observers.push(observer);
}

async function leaksOf({ setup, party, observers }: Evening): Promise<{ scenes: number; leaks: readonly string[] }> {
  const oracle = await newOracle(served.running.store, party.table, setup.game);
  const people = party.people.flatMap(({ device, id }) => [device, id]);
  const judged = observers.map((observer, seat) => {
    const links = party.links.filter((_, owner) => owner !== seat);
    return observer.leaks({ game: setup.game, oracle, secrets: [...people, ...links] });
  });
  return {
    scenes: judged.reduce((sum, { scenes }) => sum + scenes, 0),
    leaks: judged.flatMap(({ leaks }) => leaks),
  };
}

/**
 * The games to test. Games with many players stop before their end, because a whole game would take several times as
 * long.
 */
const EVENINGS: readonly (Partial<TableSetup> & { readonly people: number; readonly choices?: number })[] = [
  { game: 'gangsta', players: 2, people: 2, options: { resources: true } },
  { game: 'gangsta', players: 4, people: 3, options: { families: true, resources: true }, choices: 40 },
  { game: 'escape-plan', players: 2, people: 2 },
  { game: 'escape-plan', players: 5, people: 4, choices: 40 },
];

describe('no viewer is ever sent more than they may know', () => {
  test.each(EVENINGS)('$game for $players, $people of them people', async ({ people, choices, ...game }) => {
    const evening = await begin(game, people);
    const { setup, party, observers } = evening;
    await playOn(evening, 30);
    await goBack(evening);
    await playOn(evening, 10);
    await changeHands(evening);
    await playOn(evening, choices);
    const looker = observers.find(({ viewer }) => viewer === 'spectator')!.client;
    if (choices === undefined) await looker.until(() => looker.seen(party.table).room.seed !== undefined);
    else await settled(evening);

    const { scenes, leaks } = await leaksOf(evening);
    expect(leaks).toEqual([]);
    expect(scenes).toBeGreaterThan(100);
    // Compares every message with the rules: all viewers must have received exactly their own view, questions and log.
    const oracle = await newOracle(served.running.store, party.table, setup.game);
    for (const observer of observers)
      for (const text of observer.client.received) {
        const { room } = JSON.parse(text) as { readonly room?: RoomUpdate };
        if (room !== undefined) expect(faultIn(room, observer.viewerAt(room.version), oracle)).toBe(undefined);
      }
    for (const { client } of observers) client.close();
  });
});

type UntypedTable = RunningTable<never>;

/** Makes the server leak: everybody gets a part of what the first seat sees. */
function mixUp(what: 'ownFor' | 'passagesFor'): void {
  const { [what]: right } = Scenes.prototype as unknown as Record<string, (viewer: Viewer, from: number) => object>;
  vi.spyOn(Scenes.prototype, what).mockImplementation(function mistaken(this: Scenes, _viewer: Viewer, from = 0) {
    return right?.call(this, 0, from) as never;
  });
}

/** Servers that leak in different ways. The test must detect each of them. */
const MISTAKES: Readonly<Record<string, () => void>> = {
  'somebody else’s view'() {
    mixUp('ownFor');
  },
  'somebody else’s log'() {
    mixUp('passagesFor');
  },
  'somebody else’s past'() {
    const { lookBack } = RunningTable.prototype;
    vi.spyOn(RunningTable.prototype, 'lookBack').mockImplementation(function mistaken(
      this: UntypedTable,
      _viewer,
      passages,
    ) {
      return lookBack.call(this, 0, passages);
    });
  },
  'a preview in the true state'() {
    vi.spyOn(RunningTable.prototype, 'foresee').mockImplementation(function mistaken(this: UntypedTable) {
      const { contactDeck = [], jobDeck } = this.position.state as {
        contactDeck?: string[];
        jobDeck?: { cards: string[] };
      };
      const event = { type: 'drawn', card: contactDeck[0] ?? jobDeck?.cards[0] };
      return { ...NOTHING_FORESEEN, events: [event as never] };
    });
  },
};

describe.each(Object.keys(MISTAKES))('a server that leaks %s', (mistake) => {
  test.each([
    { game: 'gangsta', players: 2, options: { resources: true } },
    { game: 'escape-plan', players: 3 },
  ])('is detected in $game', async (game) => {
    MISTAKES[mistake]!();
    const evening = await begin(game, game.players);
    await playOn(evening, 12);
    await settled(evening);
    await beCurious(evening);
    const { leaks } = await leaksOf(evening);
    expect(leaks).not.toEqual([]);
    for (const { client } of evening.observers) client.close();
  });
});
