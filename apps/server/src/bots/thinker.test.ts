import { setImmediate as nextTurn } from 'node:timers/promises';
import { gangsta } from '@getaway/gangsta';
import { type Attempt, Match, type PackReading, positionOf, readSetup, refused } from '@getaway/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { Thinker, ThinkerStopped } from './thinker.ts';
import type { Thinking } from './thread.ts';

let thinker: Thinker;
afterEach(() => thinker.stop());

function question(level = 'random'): Thinking {
  const setup = readSetup(gangsta, { players: 2, options: {} });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const match = Match.start(gangsta, setup.ok, { seed: 'bots' });
  return { game: gangsta.id, position: positionOf(match), level, pack: undefined };
}

/** The order in which the bots of these tables have chosen. */
async function orderOf(tables: readonly (readonly [string, string, level?: string])[]): Promise<readonly string[]> {
  const order: string[] = [];
  await Promise.all(
    tables.map(async ([host, table, level]) => {
      await thinker.think(question(level), { host, table, botsOnly: host === 'bots' });
      order.push(table);
    }),
  );
  return order;
}

describe('one thread for many tables', () => {
  test('hosts take turns', async () => {
    thinker = new Thinker({ most: 1 });
    const order = await orderOf([
      ['eve', 'e1'],
      ['eve', 'e2'],
      ['eve', 'e3'],
      ['ada', 'a1'],
    ]);
    expect(order).toEqual(['e1', 'e2', 'a1', 'e3']);
  });

  test('tables at which only bots play come last', async () => {
    thinker = new Thinker({ most: 1 });
    const order = await orderOf([
      ['bots', 'b1'],
      ['bots', 'b2'],
      ['ada', 'a1'],
      ['ada', 'a2'],
    ]);
    expect(order).toEqual(['b1', 'a1', 'a2', 'b2']);
  });
});

test('tables at which only bots play have no more threads than they may, while others are free for people', async () => {
  thinker = new Thinker({ most: 3, mostBotsOnly: 1 });
  // A long thought before each short one: in two threads at once the short ones would be faster.
  const bots = Array.from({ length: 20 }, (_, i) => `b${i}`);
  const tables = bots.map((table, i) => ['bots', table, i % 2 === 0 ? 'steady' : 'random'] as const);
  const order = await orderOf([...tables, ['ada', 'a1']]);
  expect(order.filter((table) => table !== 'a1')).toEqual(bots);
  expect(order.at(-1)).not.toBe('a1');
});

describe('a pack', () => {
  const house = JSON.stringify(gangsta.packs.documentOf(gangsta.packs.names()[0]!.hash));
  const read = (text: string): Promise<Attempt<PackReading>> =>
    thinker.readPack({ game: gangsta.id, text: `${text}${house}` }, 'ada');

  test('that takes too long is refused, and another thread goes on with what comes next', async () => {
    thinker = new Thinker({ most: 1, readingMs: 1 });
    // Half a second of blanks: the pack itself is as good as any.
    const late = read(' '.repeat(100_000_000));
    const next = thinker.think(question(), { host: 'ben', table: 't', botsOnly: false });
    expect(await late).toEqual(refused('badPack', 'The pack: reading it takes too long.'));
    expect(await next).toHaveProperty('move');
  });

  test('that is read at the moment when its time is up is refused, and nobody waits for the thread that ends', async () => {
    thinker = new Thinker({ most: 1, readingMs: 50 });
    const share = { host: 'ben', table: 't', botsOnly: false };
    await thinker.think(question(), share); // the thread has loaded the rules
    await nextTurn();
    const late = read('');
    const next = thinker.think(question(), share);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500); // both its answer and its end are heard at once
    expect(await late).toHaveProperty('refusal');
    expect(await next).toHaveProperty('move');
  });

  test('has time enough otherwise', async () => {
    thinker = new Thinker({ most: 1 });
    expect(await read(' '.repeat(1_000_000))).toHaveProperty('ok.hash');
  });
});

test('a server that stops does not wait for what it has not begun to think about', async () => {
  thinker = new Thinker({ most: 1 });
  const share = { host: 'ada', table: 't', botsOnly: false };
  const begun = thinker.think(question(), share);
  const waiting = thinker.think(question(), share);
  thinker.giveUpWaiting();
  await expect(waiting).rejects.toThrow(ThinkerStopped);
  expect(await begun).toHaveProperty('move');
  await expect(thinker.think(question(), share)).rejects.toThrow(ThinkerStopped);
});
