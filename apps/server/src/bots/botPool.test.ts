import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { gangsta } from '@getaway/gangsta';
import { type Attempt, Match, type PackReading, positionOf, readSetup, refused } from '@getaway/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BotPool, BotPoolStopped } from './botPool.ts';
import type { BotTask } from './thread.ts';

let botPool: BotPool;
afterEach(() => botPool.stop());

function question(level = 'random'): BotTask {
  const setup = readSetup(gangsta, { players: 2, options: {} });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const match = Match.start(gangsta, setup.ok, { seed: 'bots' });
  return { game: gangsta.id, position: positionOf(match), level, pack: undefined };
}

/** Queues a task for the bot of each table. Returns the tables in the order in which the bots answered. */
async function orderOf(tables: readonly (readonly [string, string, level?: string])[]): Promise<readonly string[]> {
  const order: string[] = [];
  await Promise.all(
    tables.map(async ([host, table, level]) => {
      await botPool.think(question(level), { host, table, botsOnly: host === 'bots' });
      order.push(table);
    }),
  );
  return order;
}

describe('one thread for many tables', () => {
  test('hosts take turns', async () => {
    botPool = new BotPool({ most: 1 });
    const order = await orderOf([
      ['eve', 'e1'],
      ['eve', 'e2'],
      ['eve', 'e3'],
      ['ada', 'a1'],
    ]);
    expect(order).toEqual(['e1', 'e2', 'a1', 'e3']);
  });

  test('tables with only bots come last', async () => {
    botPool = new BotPool({ most: 1 });
    const order = await orderOf([
      ['bots', 'b1'],
      ['bots', 'b2'],
      ['ada', 'a1'],
      ['ada', 'a2'],
    ]);
    expect(order).toEqual(['b1', 'a1', 'a2', 'b2']);
  });
});

test('tables with only bots use no more threads than allowed, while others are free for people', async () => {
  botPool = new BotPool({ most: 3, mostBotsOnly: 1 });
  // Waits until two threads have loaded the rules. Otherwise the first thread would do all tasks before the second is
  // ready.
  await Promise.all(['x', 'y'].map((host) => botPool.think(question(), { host, table: host, botsOnly: false })));
  // Long and short tasks alternate. If two threads worked at the same time, short tasks would finish before earlier
  // long ones.
  const bots = Array.from({ length: 20 }, (_, i) => `b${i}`);
  const tables = bots.map((table, i) => ['bots', table, i % 2 === 0 ? 'steady' : 'random'] as const);
  const order = await orderOf([...tables, ['ada', 'a1']]);
  expect(order.filter((table) => table !== 'a1')).toEqual(bots);
  expect(order.at(-1)).not.toBe('a1');
});

test('bots think less for everybody while tasks wait', async () => {
  botPool = new BotPool({ most: 2 });
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  await orderOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((host) => [host, host] as const));
  // The two threads begin at once. Then 4, 3, 2, 1 and 0 tasks wait while a thread takes the next.
  const efforts = posted.mock.calls.map(([task]) => (task as { readonly think: BotTask }).think.effort);
  posted.mockRestore();
  expect(efforts).toEqual([1, 1, 1 / 3, 2 / 5, 1 / 2, 2 / 3, 1]);
});

describe('a pack', () => {
  const house = JSON.stringify(gangsta.packs.documentOf(gangsta.packs.names()[0]!.hash));
  const read = (text: string): Promise<Attempt<PackReading>> =>
    botPool.readPack({ game: gangsta.id, text: `${text}${house}` }, 'ada');

  test('that takes too long is refused, and a new thread continues with the next task', async () => {
    botPool = new BotPool({ most: 1, readingMs: 1 });
    // Reading this much whitespace takes half a second. The pack itself is valid.
    const late = read(' '.repeat(100_000_000));
    const next = botPool.think(question(), { host: 'ben', table: 't', botsOnly: false });
    expect(await late).toEqual(refused('badPack', 'The pack: reading it takes too long.'));
    expect(await next).toHaveProperty('move');
  });

  test('whose result comes just when its time is up is refused, and no task waits for the terminated thread', async () => {
    botPool = new BotPool({ most: 1, readingMs: 50 });
    const share = { host: 'ben', table: 't', botsOnly: false };
    await botPool.think(question(), share); // afterwards the thread has loaded the rules
    await nextTurn();
    const late = read('');
    const next = botPool.think(question(), share);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500); // the result and the exit event arrive together
    expect(await late).toHaveProperty('refusal');
    expect(await next).toHaveProperty('move');
  });

  test('that is read in time is accepted', async () => {
    botPool = new BotPool({ most: 1 });
    expect(await read(' '.repeat(1_000_000))).toHaveProperty('ok.hash');
  });
});

test('levels with a neural net run in threads', async () => {
  botPool = new BotPool({ most: 1 });
  const share = { host: 'ada', table: 't', botsOnly: false };
  const moves = await Promise.all(['shrewd', 'mastermind'].map((level) => botPool.think(question(level), share)));
  for (const move of moves) expect(move).toHaveProperty('move');
});

test('a server that stops does not wait for queued tasks', async () => {
  botPool = new BotPool({ most: 1 });
  const share = { host: 'ada', table: 't', botsOnly: false };
  const begun = botPool.think(question(), share);
  const waiting = botPool.think(question(), share);
  botPool.giveUpWaiting();
  await expect(waiting).rejects.toThrow(BotPoolStopped);
  expect(await begun).toHaveProperty('move');
  await expect(botPool.think(question(), share)).rejects.toThrow(BotPoolStopped);
});
