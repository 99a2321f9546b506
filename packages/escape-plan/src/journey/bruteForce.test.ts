import { describe, expect, test } from 'vitest';
import { type Draw, seededDraw } from '../city/seeded.ts';
import { journeysOf } from './journey.ts';
import { bruteForce } from './testing/bruteForce.ts';
import { randomTraveller, type Size } from './testing/randomTraveller.ts';
import type { Journey, Traveller } from './traveller.ts';

const HANDS: Readonly<Record<string, (draw: Draw) => Size>> = {
  'nothing in hand': (draw) => ({ tiles: 2 + draw(5), rides: 0, cans: 0 }),
  'gas cans': (draw) => ({ tiles: 2 + draw(3), rides: 0, cans: 1 + draw(2) }),
  'one ride': (draw) => ({ tiles: 2 + draw(3), rides: 1, cans: draw(2) }),
  'some rides': (draw) => ({ tiles: 2 + draw(3), rides: draw(16) === 0 ? 3 : 2, cans: draw(2) }),
};
const BATCHES = [0, 1, 2];
const TRAVELLERS = 60;

describe('V. every outcome that no other beats is found exactly once', () => {
  for (const [hand, size] of Object.entries(HANDS)) {
    test.each(BATCHES)(`with ${hand}, batch %i`, (batch) => {
      for (let index = 0; index < TRAVELLERS; index += 1) {
        const draw = seededDraw(batch * TRAVELLERS + index);
        const traveller = randomTraveller(size(draw), draw);
        expect(shown(journeysOf(traveller))).toEqual(shown(bruteForce(traveller)));
      }
    });
  }

  test('the cache of a thief is not used for another thief', () => {
    for (let index = 0; index < TRAVELLERS; index += 1) {
      const draw = seededDraw(index);
      const traveller = randomTraveller({ tiles: 4, rides: draw(4), cans: draw(2) }, draw);
      const withoutSewers = traveller.rides.map((ride) =>
        ride.mean === 'sewer' ? { ...ride, reach: ride.reach.map(() => []) } : ride,
      );
      const others: readonly Traveller[] = [
        traveller,
        { ...traveller, rides: withoutSewers },
        { ...traveller, rides: [] },
        { ...traveller, cans: traveller.cans + 1 },
        { ...traveller, points: 2 },
        { ...traveller, escapeFrom: traveller.from },
        { ...traveller, heliports: traveller.heliports.map((has) => !has) },
        traveller,
      ];
      for (const other of others) {
        const onNewMap = { ...other, map: { ...other.map } };
        expect(journeysOf(other)).toEqual(journeysOf(onNewMap));
      }
    }
  });
});

function shown(journeys: readonly Journey[]): readonly string[] {
  return journeys
    .map(({ to, left, points, cans, means, escape: escapes }) =>
      [escapes ? 'escape from' : 'to', to, 'leaving', left, 'with', points, cans, means].join(' '),
    )
    .sort();
}
