import { viewFor } from '@getaway/kernel';
import { expect, test } from 'vitest';
import type { Officer } from '../content/vocabulary.ts';
import { escapePlan } from '../definition.ts';
import { table } from '../testing/table.ts';
import { inTheWay } from './inTheWay.ts';

/** A journey from the yard to gate 1 that uses nothing. */
function journeyPast(lieutenant: string, officers: readonly Officer[], cash = 9) {
  const game = table({
    seats: [{ at: 'yard.1', cash }],
    lieutenant: { at: lieutenant, cards: [] },
    inspector: { at: 'den.2', cards: [] },
    officers: { yard: officers },
  }).setOut();
  const [move] = game.ways('gate1.2');
  if (move === undefined) throw new Error('no way');
  return { ...inTheWay(viewFor(escapePlan, game.state, 0), move), after: game.play(move) };
}

test('E2: nobody is in the way', () => {
  const { isFree, after } = journeyPast('den.1', []);
  expect(isFree).toBe(true);
  expect(after.seat(0)).toMatchObject({ cash: 9, wounds: 0 });
});

test('J4: the Lieutenant is in the way, although there is nobody to evade', () => {
  const { isFree, tiles, toll, after } = journeyPast('yard.2', []);
  expect({ isFree, tiles, toll }).toEqual({ isFree: false, tiles: [], toll: { sum: 3, canPay: true } });
  expect(after.seat(0).cash).toBe(6);
  expect(journeyPast('yard.2', [], 2).toll).toEqual({ sum: 3, canPay: false });
});

test('E2: officers are in the way on the tiles that they are on', () => {
  expect(journeyPast('den.1', ['federal'])).toMatchObject({ isFree: false, tiles: ['yard'], toll: undefined });
});
