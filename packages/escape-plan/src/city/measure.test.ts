import { expect, test } from 'vitest';
import type { City } from './city.ts';
import { mapOf } from './cityMap.ts';
import { measure } from './measure.ts';
import { plainTile, tileRound } from './testing/exampleTile.ts';

const tiles = {
  church: tileRound('church', 'I', { kind: 'church' }),
  clinic: tileRound('clinic', 'I', { kind: 'clinic' }),
  lake: tileRound('lake', 'W', { kind: 'businessSite' }),
  I: plainTile('I', 'I'),
  C: plainTile('C', 'C'),
};
/** Two routes lead from the church to the clinic: 2 MP over industrial terrain, or 4 MP over commercial terrain. */
const square: City = [
  { tile: 'church', rotation: 0, q: 0, r: 0 },
  { tile: 'I', rotation: 0, q: 1, r: 0 },
  { tile: 'C', rotation: 0, q: 0, r: 1 },
  { tile: 'clinic', rotation: 0, q: 1, r: 1 },
];
const there = (officers: readonly number[]) =>
  measure(mapOf(tiles, square), officers, []).trips.find(({ from }) => from === 0);

test('E2 a detour that meets fewer officers is an alternative', () => {
  expect(there([1, 3, 0, 0])).toEqual({ from: 0, to: 1, cost: 2, exits: 2, hasAlternative: true });
});

test('E2 a detour with as many officers is not an alternative; the last tile does not count', () => {
  expect(there([1, 1, 1, 3])?.hasAlternative).toBe(false);
  expect(there([1, 0, 3, 0])?.hasAlternative).toBe(false);
});

test('T3 the biggest area by tiles and by locations', () => {
  const { biggestByTiles, biggestByLocations } = measure(mapOf(tiles, square), [0, 0, 0, 0], []);
  expect([biggestByTiles, biggestByLocations]).toEqual([0.75, 1]);
});

test('V3 a location on water without a ferry is cut off', () => {
  const city: City = (['church', 'clinic', 'lake'] as const).map((tile, r) => ({ tile, rotation: 0, q: 0, r }));
  const { cutOff, kinds } = measure(mapOf(tiles, city), [0, 0, 0], []);
  expect(cutOff).toBe(1);
  expect(kinds).toEqual(['church', 'clinic', 'waterSite']);
});
