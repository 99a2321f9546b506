import { expect, test } from 'vitest';
import type { City, Placement } from './city.ts';
import { SIDES } from './lattice.ts';
import { candidateSpaces, legalPlacements, matchedEdges, placementsOf, START_SPACES } from './placing.ts';
import { EXAMPLE, plainTile, soundTile } from './testing/exampleTile.ts';

const tiles = {
  I: plainTile('I', 'I'),
  C: plainTile('C', 'C'),
  '00': soundTile({ ...EXAMPLE, id: '00' }),
  north: soundTile({
    ...EXAMPLE,
    id: 'north',
    locations: { 1: { kind: 'church' } },
    drawing: EXAMPLE.drawing.replace(/[ICRWw12]/g, 'I').replace('/I\\I/I\\I/I\\I/I\\', '/I\\1/1\\1/1\\1/I\\'),
  }),
};
const asIs = (tile: string, q: number, r: number, rotation: number) => ({ tile, q, r, rotation });
const start = (tile: string): City => START_SPACES.map((hex) => ({ tile, rotation: 0, ...hex }));

test('D7 two tiles leave two candidate spaces, a third tile three', () => {
  expect(candidateSpaces(tiles, start('I'))).toEqual([
    { q: 1, r: 0 },
    { q: -1, r: 1 },
  ]);
  const three = [...start('I'), { tile: 'I', rotation: 0, q: 1, r: 0 } as const];
  expect(candidateSpaces(tiles, three)).toHaveLength(3);
});

test('D7 legal: any rotation of the same terrain', () => {
  expect(placementsOf(tiles, start('I'), 'I')).toHaveLength(12);
});

test('D7 illegal: no terrain of the tile meets the same terrain', () => {
  expect(placementsOf(tiles, start('I'), 'C')).toEqual([]);
});

test('D7 only the rotations that connect a terrain to the same terrain are legal', () => {
  // At hex q 1, r 0, the neighbours at NW and SW are industrial. So the tile needs an industrial edge on one of these
  // sides.
  const here = placementsOf(tiles, start('I'), '00').filter(({ q }) => q === 1);
  const expected = SIDES.filter((rotation) =>
    [5, 4].some((side) => ['icc', 'ccw', 'wwi', 'iii', 'irr', 'rii'][(side - rotation + 6) % 6]?.includes('i')),
  );
  expect(here.map(({ rotation }) => rotation)).toEqual(expected);
});

test('D7 edges are matched one by one: edge j faces edge 2 - j', () => {
  const city: City = [{ tile: '00', rotation: 0, q: 0, r: 0 }];
  // The edges of the tile's north side are industrial, commercial, commercial. A copy of the tile is placed above it
  // upside down. The two north sides meet, so the copy's edges are in reverse order.
  const over: Placement = { tile: '00', rotation: 3, q: 0, r: -1 };
  expect(matchedEdges(tiles, city, over)).toBe(1);
  // the south side of the upper tile has three industrial edges
  expect(matchedEdges(tiles, city, { ...over, rotation: 0 })).toBe(1);
});

test('D7 a location is not terrain, even if it meets a location', () => {
  const city: City = [{ tile: 'north', rotation: 0, q: 0, r: 0 }];
  expect(matchedEdges(tiles, city, { tile: 'north', rotation: 3, q: 0, r: -1 })).toBe(0);
  expect(matchedEdges(tiles, city, { tile: 'north', rotation: 0, q: 0, r: -1 })).toBe(0);
  expect(matchedEdges(tiles, city, { tile: 'north', rotation: 0, q: 0, r: 1 })).toBe(0);
  expect(matchedEdges(tiles, city, { tile: 'north', rotation: 0, q: 1, r: 0 })).toBe(3);
});

test('R23 only display tiles that can be placed are offered', () => {
  expect(new Set(legalPlacements(tiles, start('I'), ['C', 'I'], asIs).map(({ tile }) => tile))).toEqual(new Set(['I']));
});

test('R12 with no legal placement at all the terrain condition is dropped', () => {
  expect(legalPlacements(tiles, start('I'), ['C'], asIs)).toHaveLength(12);
});

test('R12 without a space that touches two tiles that condition is dropped too', () => {
  const lonely: City = [{ tile: 'I', rotation: 0, q: 0, r: 0 }];
  expect(legalPlacements(tiles, lonely, ['C'], asIs)).toHaveLength(36);
});
