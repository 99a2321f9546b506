import { gangsta } from '@getaway/gangsta';
import { Match, positionOf, readSetup } from '@getaway/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { Thinker, ThinkerStopped } from './thinker.ts';
import type { Thinking } from './thread.ts';

let thinker: Thinker;
afterEach(() => thinker.stop());

function question(): Thinking {
  const setup = readSetup(gangsta, { players: 2, options: {} });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const match = Match.start(gangsta, setup.ok, { seed: 'bots' });
  return { game: gangsta.id, position: positionOf(match), level: 'random', pack: undefined };
}

/** The order in which the bots of these tables have chosen. */
async function orderOf(tables: readonly (readonly [string, string])[]): Promise<readonly string[]> {
  const order: string[] = [];
  await Promise.all(
    tables.map(async ([host, table]) => {
      await thinker.think(question(), { host, table, botsOnly: host === 'bots' });
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
