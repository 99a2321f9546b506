import { expect, test } from 'vitest';
import { at } from './at.ts';
import type { City, TileTable } from './city.ts';
import { mapOf } from './cityMap.ts';
import { tileRound } from './testing/exampleTile.ts';
import { type Ride, roadsOf, tollsFrom } from './travelCosts.ts';

const tiles: TileTable = {
  church: tileRound('church', 'I', { kind: 'church' }),
  clinic: tileRound('clinic', 'I', { kind: 'clinic' }),
  exit: tileRound('exit', 'C', { kind: 'exit', number: 1 }),
  lake: tileRound('lake', 'W', { kind: 'businessSite' }),
  port: tileRound('port', 'w', { kind: 'businessSite' }),
  one: tileRound('one', 'I', { kind: 'subwayStation' }),
  two: tileRound('two', 'R', { kind: 'subwayStation' }),
  pad: tileRound('pad', 'C', { kind: 'helicopterPad' }),
};

/**
 * Places the tiles in a column. For each tile, returns the least MP (movement points) from the first tile's location,
 * and the number of tiles that the thief leaves on the way.
 */
function costs(ids: readonly string[], ...rides: readonly Ride[]): readonly (readonly [number, number])[] {
  const city: City = ids.map((tile, r) => ({ tile, rotation: 0, q: 0, r }));
  const map = mapOf(tiles, city);
  const layers = tollsFrom(
    roadsOf(map, rides),
    at(map.locations, 0),
    ids.map(() => 1),
    6,
  );
  return ids.map((_, to) => {
    const cost = layers.findIndex((tolls) => at(tolls, to) < Number.POSITIVE_INFINITY);
    return [cost, cost < 0 ? -1 : at(at(layers, cost), to)];
  });
}

test('V2 along connected terrain 2 MP lead from location to location', () => {
  expect(costs(['church', 'clinic', 'church'])).toEqual([
    [0, 0],
    [2, 1],
    [2, 2],
  ]);
});

test('V2 a change of terrain costs 1 MP more', () => {
  expect(costs(['church', 'exit', 'clinic'])).toEqual([
    [0, 0],
    [3, 1],
    [4, 2],
  ]);
});

test('V3 water is crossed with a ferry only', () => {
  expect(costs(['church', 'lake', 'clinic'])).toEqual([
    [0, 0],
    [-1, -1],
    [-1, -1],
  ]);
  expect(costs(['church', 'port', 'clinic'])).toEqual([
    [0, 0],
    [3, 1],
    [4, 2],
  ]);
});

test('V5 a ride from station to station costs nothing, and the next step is free', () => {
  // After the ride, a free step leads from the far station to its terrain. 1 MP (movement point) leads on to the
  // commercial terrain, which the pad and the exit share. 1 more MP leads to either of them.
  expect(costs(['one', 'exit', 'pad', 'two'], 'subway')).toEqual([
    [0, 0],
    [2, 3],
    [2, 2],
    [0, 1],
  ]);
});

test('V5 on entering a station the thief may ride at once', () => {
  expect(costs(['church', 'one', 'exit', 'exit', 'two'], 'subway').at(-1)).toEqual([2, 2]);
});

test('V6 from the pad 1 MP leads to any location at distance 1 or 2, and no further', () => {
  expect(costs(['pad', 'church', 'two', 'clinic'], 'helicopterPad')).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
    [3, 2],
  ]);
});

test('V10 a flight does not land on water without a ferry', () => {
  // the thief can land on the site, because it is a location, but not on the water around it
  expect(costs(['pad', 'lake', 'church'], 'helicopterPad')).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
  ]);
});
