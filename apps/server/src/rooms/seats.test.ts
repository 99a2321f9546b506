import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Client, http, newPerson, openTable } from '../testing/client.ts';
import { after, begun, gathered, played, who } from '../testing/played.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';
import { begin } from './acts.ts';
import { dueOf, handableFrom, playersOf } from './room.ts';
import { chooseBot, claim, passHost, remove, sit, stand } from './seats.ts';
import { handToBot, takeBack } from './substitutes.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('the host', () => {
  test('who leaves the seat is replaced by the first player who is present', () => {
    const room = gathered(['a', 'b', 'c']);
    expect(after(room, stand(who('a'), 0, [2]))).toMatchObject({ host: 'c' });
    const left = after(room, stand(who('a'), 0, []));
    expect(left).toMatchObject({ host: 'b' });
    expect(begin(who('a'), () => ({ seed: 'seed' }))(left)).toMatchObject({ refusal: { because: 'onlyHost' } });
    expect(begin(who('b'), () => ({ seed: 'seed' }))(left)).toHaveProperty('ok');
    expect(after(gathered(['a']), stand(who('a'), 0, []))).toMatchObject({ host: 'a' });
    expect(after(room, stand(who('b'), 1, []))).toMatchObject({ host: 'a' });
  });

  test('who changes seats stays the host', () => {
    const room = after(gathered(['a', 'b'], { players: 3 }), sit(who('a'), 2));
    expect(room).toMatchObject({ host: 'a', seats: [undefined, { person: 'b' }, { person: 'a' }] });
    expect(sit(who('a'), 2)(room)).toMatchObject({ refusal: { because: 'seated' } });
  });

  test('can remove a player before the game, who then can’t come back', () => {
    const room = gathered(['a', 'b']);
    expect(remove(who('b'), 0)(room)).toMatchObject({ refusal: { because: 'onlyHost' } });
    expect(remove(who('a'), 0)(room)).toMatchObject({ refusal: { because: 'onlyOwner' } });
    const left = after(room, remove(who('a'), 1));
    expect(left.seats[1]).toBeUndefined();
    expect(sit(who('b'), 1)(left)).toMatchObject({ refusal: { because: 'removed' } });
    expect(remove(who('a'), 1)(begun(['a', 'b']))).toMatchObject({ refusal: { because: 'begun' } });
  });

  test('can choose the bots of seats that nobody takes', () => {
    const room = gathered(['a', 'b'], { players: 4, bots: ['steady', 'steady', 'random'] });
    expect(chooseBot(who('b'), 3, 'random')(room)).toMatchObject({ refusal: { because: 'onlyHost' } });
    expect(chooseBot(who('a'), 4, 'random')(room)).toMatchObject({ refusal: { because: 'noSuchSeat' } });
    expect(chooseBot(who('a'), 3, 'genius')(room)).toMatchObject({ refusal: { because: 'noSuchBot' } });
    expect(chooseBot(who('a'), 2, 'random')(room)).toMatchObject({ ok: { lines: [] } });
    const [level = ''] = room.game.levels.filter((one) => one !== room.game.defaultLevel && one !== 'random');
    const styled = after(room, chooseBot(who('a'), 3, `${level}:banker`));
    expect(styled.setup.bots?.[3]).toBe(`${level}:banker`);
    // The alias `strongest` is stored as the name of a level, because bots do not know the alias.
    const strongest = after(room, chooseBot(who('a'), 3, 'strongest')).setup.bots?.[3];
    expect(room.game.levels).toContain(strongest);
    const chosen = after(styled, chooseBot(who('a'), 3, level));
    const { bots, table } = after(
      chosen,
      begin(who('a'), () => ({ seed: 'seed' })),
    );
    expect(bots.map((bot) => bot?.level)).toEqual([undefined, undefined, 'random', level]);
    expect(table).toBeDefined();
    expect(chooseBot(who('a'), 3, 'random')(begun(['a', 'b'], { players: 4 }))).toMatchObject({
      refusal: { because: 'begun' },
    });
  });

  test('has not chosen bots: the game’s default level plays', () => {
    const { bots, game } = begun(['a', 'b'], { players: 3 });
    expect(bots[2]?.level).toBe(game.defaultLevel);
  });

  test('stays the host in a running game', () => {
    expect(passHost([1], 0)(begun(['a', 'b']))).toMatchObject({ ok: { lines: [] } });
  });
});

test('nobody can have the name that a bot has, or would have, at another seat', () => {
  const room = gathered(['a'], { players: 3 });
  const bot = { ...who('b'), name: 'Bot 2' };
  expect(sit(bot, 2)(room)).toMatchObject({ refusal: { because: 'nameTaken' } });
  expect(claim(bot, 2)(begun(['a'], { players: 3 }))).toMatchObject({ refusal: { because: 'nameTaken' } });
  // Whoever sits at seat 1 may stand up later.
  expect(sit({ ...bot, name: 'Bot 1' }, 2)(room)).toMatchObject({ refusal: { because: 'nameTaken' } });
  const own = after(room, sit(bot, 1));
  expect(playersOf(own).map(({ name }) => name)).toEqual(['A', 'Bot 2', 'Bot 3']);
  expect(sit(bot, 2)(own)).toMatchObject({ refusal: { because: 'nameTaken' } });
});

describe('a player who is present but does not choose', () => {
  const others = (room: ReturnType<typeof begun>, at: number, present: readonly number[]) => {
    const seat = dueOf(room)!.seat;
    return handToBot({ by: 1 - seat, seat, present, at })(room);
  };

  test.each([
    ['live', 'wait', 60_000, [0, 1]],
    ['live', 'wait', 60_000, []],
    ['free', 'wait', DAY, [0, 1]],
    ['free', 'wait', 10 * MINUTE, []],
  ] as const)(
    '%s, %s: the others may hand the seat to a bot after %i ms, with %j present',
    (kind, onTimeout, wait, present) => {
      const pace = kind === 'live' ? ({ kind, turn: 60, increment: 0 } as const) : ({ kind } as const);
      const room = played(begun(['a', 'b'], { pace, onTimeout }), 1, 0);
      const from = handableFrom(room, present)!;
      expect(from).toBe(wait);
      expect(others(room, from - 1, present)).toMatchObject({ refusal: { because: 'timeLeft' } });
      expect(others(room, from, present)).toMatchObject({ ok: { lines: [{ line: 'bot', why: 'others' }] } });
    },
  );

  test('can take the seat back at any time, and then gets new time', () => {
    const room = played(begun(['a', 'b']), 1, 0);
    const seat = dueOf(room)!.seat;
    const handed = after(room, () => others(room, DAY, [0, 1]));
    const back = after(handed, takeBack(seat, DAY + 1));
    expect(others(back, DAY + 2, [0, 1])).toMatchObject({ refusal: { because: 'timeLeft' } });
  });
});

describe('over sockets', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve({ hostAfter: 300 });
  });
  afterAll(() => served.remove());

  test('a host who stays away is replaced by a player who is present, and sees that on return', async () => {
    const [ada, ben] = [await newPerson(served.url, 'Ada'), await newPerson(served.url, 'Ben')];
    const table = await openTable(served.url, ada, setupOf());
    const host = await Client.open(served.url, ada.device);
    await host.must('watch', { table });
    await host.must('sit', { table, seat: 1 });
    const other = await Client.open(served.url, ben.device);
    await other.must('watch', { table });
    await other.must('sit', { table, seat: 0 });
    expect(other.seen(table).room).toMatchObject({ host: 1, hosting: false, spectators: 0 });
    host.close();
    await other.until(() => other.seen(table).room.hosting, 'the new host');
    expect(other.seen(table).room.host).toBe(0);
    const mine = async (device: string): Promise<boolean | undefined> => {
      const request = { path: '/api/me/tables', device };
      const { body } = await http<{ tables: { id: string; hosting: boolean }[] }>(served.url, request);
      return body.tables.find(({ id }) => id === table)?.hosting;
    };
    expect(await mine(ada.device)).toBe(false);
    expect(await mine(ben.device)).toBe(true);
    await other.must('begin', { table });
  });

  test('a table with a bot that the game does not have is refused', async () => {
    const { device } = await newPerson(served.url, 'Ada');
    const request = { method: 'POST', path: '/api/tables', body: setupOf({ bots: ['steady', 'genius'] }), device };
    const { status, body } = await http(served.url, request);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { because: 'noSuchBot', values: { bot: 'genius' } } });
  });

  test('everybody sees the number of spectators', async () => {
    const ada = await newPerson(served.url, 'Ada');
    const table = await openTable(served.url, ada, setupOf());
    const host = await Client.open(served.url, ada.device);
    await host.must('watch', { table });
    await host.must('sit', { table, seat: 0 });
    const looker = await Client.open(served.url);
    await looker.must('watch', { table });
    await host.until(() => host.seen(table).room.spectators === 1);
    looker.close();
    await host.until(() => host.seen(table).room.spectators === 0);
  });

  test('lists show who is present, and omit a table that nobody has visited for an hour', async () => {
    const ada = await newPerson(served.url, 'Ada');
    const lively = await openTable(served.url, ada, setupOf());
    const dead = await openTable(served.url, ada, setupOf());
    const client = await Client.open(served.url, ada.device);
    await client.must('watch', { table: lively });
    await client.must('sit', { table: lively, seat: 1 });
    const list = async (): Promise<readonly { id: string; present: readonly number[] }[]> =>
      (await http<{ tables: { id: string; present: number[] }[] }>(served.url, { path: '/api/tables' })).body.tables;
    expect((await list()).map(({ id }) => id)).toEqual(expect.arrayContaining([lively, dead]));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * MINUTE });
    const later = await list();
    vi.useRealTimers();
    expect(later.map(({ id }) => id)).not.toContain(dead);
    expect(later.find(({ id }) => id === lively)?.present).toEqual([1]);
  });
});
