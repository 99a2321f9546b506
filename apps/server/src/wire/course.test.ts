import { GAMES, playableOf } from '@getaway/games';
import { type Attempt, drawBelow, seededChance } from '@getaway/kernel';
import type { CourseDocument } from '@getaway/protocol/socket';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseIn } from '../bots/course.ts';
import { Client, gather, playOne } from '../testing/client.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

const CHOICES = 24;
const TURNS = [1, 8, CHOICES + 1];

describe.each(['gangsta', 'escape-plan'] as const)('the course of a running game of %s', (game) => {
  test('is told to a player, with the points and chances of their own seat only', async () => {
    const party = await gather(served.url, setupOf({ game, players: 2 }), ['Ada', 'Ben']);
    const { table, clients } = party;
    for (let i = 0; i < CHOICES; i += 1) await playOne(party, (moves) => moves.at(i % moves.length));
    const [ada, ben] = await Promise.all(
      clients.map((client) => client.must<CourseDocument>('course', { table, turns: TURNS })),
    );
    // After a choice, the server also plays decisions that have only one option.
    const positions = clients[0]!.seen(table).log.length;
    expect(positions).toBeGreaterThan(CHOICES);
    for (const course of [ada, ben]) {
      expect(course?.points).toHaveLength(positions);
      for (const points of course?.points ?? []) expect(points).toEqual(expect.any(Number));
      for (const chance of course?.chances ?? []) {
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
      }
    }
    expect(ada).not.toEqual(ben);
    const beyond = await clients[0]!.must<CourseDocument>('course', { table, turns: [0, positions + 9] });
    expect(beyond.chances).toEqual([null, null]);
    const tooMany = await clients[0]!.ask('course', { table, turns: Array.from({ length: 11 }, () => 1) });
    expect(tooMany.error).toMatchObject({ code: 'badRequest' });
    for (const client of clients) client.close();
  });

  test('is not told to anybody without a seat', async () => {
    const { table, clients } = await gather(served.url, setupOf({ game, players: 2 }), ['Ada', 'Ben']);
    const looker = await Client.open(served.url);
    await looker.must('watch', { table });
    expect(await looker.ask('course', { table, turns: [] })).toHaveProperty('error');
    for (const client of [...clients, looker]) client.close();
  });

  test('depends only on what the seat has seen', async () => {
    const { host, bots } = await playable(game);
    const pack = host.packs.documentOf(host.packs.names()[0]?.hash ?? '');
    let table = take(host.begin({ players: 3, options: {} }, { seed: 'course', players: [] }));
    const chance = seededChance('course');
    for (let i = 0; i < 60; i += 1) {
      const { asked } = table.sceneFor(table.due ?? 0);
      table = take(table.play(table.due ?? 0, [asked!.moves[drawBelow(chance, asked!.moves.length)]!]));
    }
    const at = table.choices + 1;
    for (const seat of [0, 1, 2]) {
      const courseOf = async (journal: object, turn: number) =>
        take(await courseIn({ host, bots }, { game, journal: { ...journal }, pack, seat, turns: [turn] }));
      const real = await courseOf(table.journal, at);
      const hidden = new Set<string>();
      for (const seed of ['one', 'two', 'three']) {
        // To this seat, the lookalike looks like the real position. It differs only in things that the seat does not
        // know.
        const lookalike = take(host.load(take(table.fork(at, { from: seat, seed })), { players: [] }));
        hidden.add(JSON.stringify({ ...lookalike.position.state, chance: undefined }));
        const imagined = await courseOf(lookalike.journal, 1);
        expect(imagined.chances).toEqual(real.chances);
        expect(imagined.points).toEqual([real.points.at(-1)]);
      }
      expect(hidden.size).toBe(3);
      expect(real.chances[0]).toEqual(expect.any(Number));
    }
  });
});

async function playable(id: keyof typeof GAMES) {
  const game = (await playableOf({ [id]: GAMES[id] }))[0];
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

function take<T>(attempt: Attempt<T>): T {
  if ('refusal' in attempt) throw new Error(attempt.refusal.message);
  return attempt.ok;
}
