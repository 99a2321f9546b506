import type { EscapePlan } from '@getaway/escape-plan';
import { type GameId, idsIn } from '@getaway/games';
import type { Gangsta } from '@getaway/gangsta';
import type { SeatId } from '@getaway/kernel';
import { type RoomUpdate, roomIn, type TableSetup } from '@getaway/protocol/room';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from './abuse/malformed.ts';
import { askedOf, Client, gather, newPerson, openTable, type Party, playOne } from './testing/client.ts';
import { faultIn, newOracle, type Oracle } from './testing/oracle.ts';
import { hiddenFrom, leaksIn } from './testing/secrets.ts';
import { type Served, serve, setupOf } from './testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

const BOTH = { adviser: true, openHands: true };
const SETUPS: Readonly<Record<GameId, Partial<TableSetup>>> = {
  gangsta: { players: 2, options: { resources: true } },
  'escape-plan': { players: 3 },
};

interface Evening {
  readonly party: Party;
  readonly spectator: Client;
  readonly oracle: Oracle;
}

/** Plays some choices at a table with a spectator. Everybody often asks for earlier moments. */
async function play(setup: TableSetup, choices: number): Promise<Evening> {
  const party = await gather(served.url, setup, ['Ada', 'Ben', 'Cid'].slice(0, setup.players));
  const { table, clients } = party;
  const spectator = await Client.open(served.url);
  await spectator.must('watch', { table });
  const roll = seededRandom(7);
  for (let i = 0; i < choices; i += 1) await playOne(party, (moves) => moves[roll(moves.length)]);
  const { version } = clients[0]!.seen(table).room;
  await spectator.until(() => spectator.seen(table).room.version >= version);
  return { party, spectator, oracle: await newOracle(served.running.store, table, setup.game) };
}

const roomsTo = (client: Client): readonly RoomUpdate[] =>
  client.received.flatMap((text) => {
    const { room } = JSON.parse(text) as { readonly room?: RoomUpdate };
    return room?.scene === undefined ? [] : [room];
  });

/** The hidden things of all seats, taken from the true state or from a view. */
const HANDS: Readonly<Record<GameId, (position: unknown) => unknown>> = {
  gangsta: (position) =>
    (position as Gangsta['state'] | Gangsta['view']).seats.map(({ done, dealt }) => ({ done, dealt })),
  'escape-plan': (position) =>
    (position as EscapePlan['state'] | EscapePlan['view']).seats.map(({ plan, cash }) => ({ plan, cash })),
};

describe.each(idsIn(SETUPS))('%s', (game) => {
  const handsIn = HANDS[game];

  test('with open hands, players see all hands, but nothing that no seat knows; spectators see no hands', async () => {
    const setup = setupOf({ game, ...SETUPS[game], teaching: BOTH });
    const { party, spectator, oracle } = await play(setup, 25);
    const seats = party.clients.map((_, seat): SeatId => seat);
    for (const [viewer, client] of party.clients.entries())
      for (const room of roomsTo(client)) {
        const past = { game: setup.game, states: oracle.states(room.version) };
        const view = roomIn(room).scene?.view;
        expect(view).toMatchObject({ viewer });
        expect(handsIn(view)).toEqual(handsIn(past.states.at(-1)));
        const [first, ...others] = seats.map((seat) => hiddenFrom(past, seat));
        const fromAll = (list: 'anywhere' | 'inViews'): readonly string[] =>
          first![list].filter((secret) => others.every((hidden) => hidden[list].includes(secret)));
        const hidden = { ...first!, anywhere: fromAll('anywhere'), inViews: fromAll('inViews') };
        // At this table the cash and the tiles of other players are open, so they are not leaks.
        const leaks = leaksIn(JSON.stringify(room), JSON.stringify(view), hidden, viewer);
        expect(leaks.filter((leak) => !/^(?:cash|a tile) /u.test(leak))).toEqual([]);
      }
    const looks = roomsTo(spectator);
    expect(looks.length).toBeGreaterThan(5);
    for (const room of looks) expect(faultIn(room, 'spectator', oracle)).toBe(undefined);
    const { table } = party;
    const back = (client: Client): Promise<object> => client.must('lookBack', { table, passages: 3 });
    const held = handsIn(oracle.states(looks.at(-1)!.version, 2).at(-1));
    expect(handsIn(await back(party.clients[0]!))).toEqual(held);
    expect(handsIn(await back(spectator))).not.toEqual(held);
    for (const client of [...party.clients, spectator]) client.close();
  });

  test.each([undefined, { adviser: true, openHands: false }])(
    'without open hands (%o) everybody sees only theirs',
    async (teaching) => {
      const setup = setupOf({ game, ...SETUPS[game], ...(teaching === undefined ? {} : { teaching }) });
      const { party, oracle } = await play(setup, 12);
      for (const [seat, client] of party.clients.entries())
        for (const room of roomsTo(client)) expect(faultIn(room, seat, oracle)).toBe(undefined);
      for (const client of party.clients) client.close();
    },
  );
});

test('nobody sits down at a table with open hands without agreeing', async () => {
  const ada = await newPerson(served.url, 'Ada');
  const table = await openTable(served.url, ada, setupOf({ teaching: BOTH }));
  const client = await Client.open(served.url, ada.device);
  await client.must('watch', { table });
  for (const fields of [{}, { agrees: false }])
    expect(await client.ask('sit', { table, seat: 0, ...fields })).toMatchObject({ error: { because: 'openHands' } });
  expect(await client.ask('sit', { table, seat: 0, agrees: true })).toMatchObject({ ok: { seat: 0 } });
  client.close();
});

test('a host without a seat sees open hands too', async () => {
  const host = await newPerson(served.url, 'Hana');
  const table = await openTable(served.url, host, setupOf({ teaching: BOTH, watching: false }));
  const client = await Client.open(served.url, host.device);
  await client.must('watch', { table });
  await client.must('begin', { table });
  await client.until(() => client.seen(table).room.scene !== undefined);
  expect(client.seen(table).room.scene?.view).toMatchObject({
    viewer: 'spectator',
    seats: [{ done: [] }, { done: [] }],
  });
  client.close();
});

describe('the host', () => {
  test('points at things for everybody, but not too often', async () => {
    const { party, spectator } = await play(setupOf({ teaching: { adviser: false, openHands: false } }), 1);
    const { table, clients } = party;
    const [host, guest] = clients;
    expect(await guest!.ask('point', { table, thing: 'job:soft-brakes' })).toMatchObject({
      error: { because: 'onlyHost' },
    });
    expect(await host!.ask('point', { table, thing: '<b>' })).toMatchObject({ error: { because: 'badField' } });
    await host!.must('point', { table, thing: 'job:soft-brakes' });
    const heard = JSON.stringify({ table, pointed: { thing: 'job:soft-brakes', by: 'Ada' } });
    for (const client of [...clients, spectator]) await client.until(() => client.received.includes(heard), heard);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => host!.ask('point', { table, thing: 'token:bank' })),
    );
    expect(answers.at(-1)).toMatchObject({ error: { because: 'pointTooFast' } });
    for (const client of [...clients, spectator]) client.close();
  });

  test('does not point at an ordinary table, and there is no adviser', async () => {
    const { party } = await play(setupOf(), 1);
    const { table, clients } = party;
    const [host] = clients;
    expect(await host!.ask('point', { table, thing: 'job:soft-brakes' })).toMatchObject({
      error: { because: 'notTeaching' },
    });
    expect(await host!.ask('advise', { table, number: 1 })).toMatchObject({ error: { because: 'noAdviser' } });
    for (const client of clients) client.close();
  });
});

test('the adviser answers the due player, the table records it, and a restarted server keeps all of it', async () => {
  const { party } = await play(setupOf({ teaching: BOTH }), 0);
  const { table, clients } = party;
  const due = clients.findIndex((client) => askedOf(client, table) !== undefined);
  const { number, moves } = askedOf(clients[due]!, table)!;
  expect(await clients[1 - due]!.must('advise', { table, number })).toEqual([]);
  const advice = await clients[due]!.must<readonly { readonly moves: readonly object[] }[]>('advise', {
    table,
    number,
  });
  expect(advice.length).toBeGreaterThan(0);
  for (const plan of advice) expect(moves).toContainEqual(plan.moves[0]);
  await clients[due]!.must('advise', { table, number });
  const choices = clients[due]!.seen(table).log.length - 1;
  expect(clients[due]!.seen(table).room.advised).toEqual([choices]);
  for (const client of clients) client.close();

  served = await served.again();
  const again = await Client.open(served.url, party.people[due]!.device);
  await again.must('watch', { table });
  await again.until(() => again.tables.get(table)?.room.seat === due);
  const { setup, advised, scene } = again.seen(table).room;
  expect({ teaching: setup.teaching, advised }).toEqual({ teaching: BOTH, advised: [choices] });
  expect(scene?.view).toMatchObject({ seats: [{ done: expect.any(Array) }, { done: expect.any(Array) }] });
  again.close();
});
