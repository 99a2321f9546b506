import { expect, test } from 'vitest';
import { at } from './at.ts';
import {
  type City,
  drawnSide,
  facingEdge,
  hexBeyond,
  oppositeSide,
  pointInCity,
  spacesOnSide,
  tileAt,
  tileDistances,
  touchingTiles,
} from './city.ts';
import { EDGES, type LatticePoint, SIDE_TRIANGLES, SIDES, type Side, TRIANGLES } from './lattice.ts';
import { EXAMPLE, soundTile } from './testing/exampleTile.ts';

const example = soundTile(EXAMPLE);

/** The two end points of an edge on one side of a tile's drawing. */
function endsOf(side: Side, edge: number): readonly LatticePoint[] {
  const { points, beyond } = at(TRIANGLES, at(at(SIDE_TRIANGLES, side), edge));
  const open = beyond.indexOf(undefined);
  return [at(points, open), at(points, (open + 1) % 3)];
}

test("D7 placed with rotation r, side k is the drawing's side k - r", () => {
  expect(drawnSide(0, 0)).toBe(0);
  expect(drawnSide(1, 1)).toBe(0);
  expect(drawnSide(0, 2)).toBe(4);
  expect(spacesOnSide(example, 3, 3)).toEqual(example.sides[0]);
});

test('T3 facing edges have the same points in every rotation', () => {
  const here = { q: 2, r: -1 };
  for (const side of SIDES)
    for (const one of SIDES)
      for (const other of SIDES)
        for (const edge of EDGES) {
          const own = endsOf(drawnSide(side, one), edge).map((point) => pointInCity(point, { ...here, rotation: one }));
          const theirs = endsOf(drawnSide(oppositeSide(side), other), facingEdge(edge)).map((point) =>
            pointInCity(point, { ...hexBeyond(here, side), rotation: other }),
          );
          expect(own.toReversed()).toEqual(theirs);
        }
});

test('T3 six steps over successive sides return to the start', () => {
  const walk = SIDES.reduce((hex, side) => hexBeyond(hex, side), { q: 0, r: 0 });
  expect(walk).toEqual({ q: 0, r: 0 });
  for (const side of SIDES)
    expect(hexBeyond(hexBeyond({ q: 3, r: 4 }, side), oppositeSide(side))).toEqual({ q: 3, r: 4 });
});

const place = (...hexes: readonly (readonly [number, number])[]): City =>
  hexes.map(([q, r]) => ({ tile: '00', rotation: 0, q, r }));

test('T5 distances count city tiles only', () => {
  // Five of the six tiles of a ring. The first and the last are two steps apart across the gap, but four steps apart
  // along the tiles.
  const city = place([0, -1], [1, -1], [1, 0], [0, 1], [-1, 1]);
  expect(tileDistances(city)[0]).toEqual([0, 1, 2, 3, 4]);
  expect(tileDistances([...city, ...place([0, 0])])[0]).toEqual([0, 1, 2, 2, 2, 1]);
});

test('T6 a tile is at distance 0 from itself; R11 unconnected tiles have no distance', () => {
  expect(tileDistances(place([0, 0], [5, 5]))).toEqual([
    [0, Number.POSITIVE_INFINITY],
    [Number.POSITIVE_INFINITY, 0],
  ]);
});

test('T5 touching tiles are found with their side', () => {
  const city = place([0, 0], [0, 1], [1, 0]);
  expect(touchingTiles(city, { q: 0, r: 0 })).toEqual([
    { index: 2, side: 2 },
    { index: 1, side: 3 },
  ]);
  expect(tileAt(city, { q: 0, r: 1 })).toBe(1);
  expect(tileAt(city, { q: 9, r: 9 })).toBeUndefined();
});
