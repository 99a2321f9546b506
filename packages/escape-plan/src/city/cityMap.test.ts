import { expect, test } from 'vitest';
import { at } from './at.ts';
import type { City } from './city.ts';
import { isOpen, mapOf } from './cityMap.ts';
import { EXAMPLE, plainTile, soundTile, tileRound } from './testing/exampleTile.ts';

const tiles = {
  I: plainTile('I', 'I'),
  C: plainTile('C', 'C'),
  W: plainTile('W', 'W'),
  w: plainTile('w', 'w'),
  church: tileRound('church', 'I', { kind: 'church' }),
  north: soundTile({
    ...EXAMPLE,
    id: 'north',
    locations: { 1: { kind: 'clinic' } },
    drawing: EXAMPLE.drawing.replace(/[ICRWw12]/g, 'I').replace('/I\\I/I\\I/I\\I/I\\', '/I\\1/1\\1/1\\1/I\\'),
  }),
};
const column = (...ids: readonly string[]): City => ids.map((tile, r) => ({ tile, rotation: 0, q: 0, r }));

test('T3 facing areas of the same terrain are one connected area, at 0 MP', () => {
  const map = mapOf(tiles, column('I', 'I', 'C'));
  expect(map.areaOf).toEqual([0, 0, 1]);
  expect(map.flows).toEqual([[1], [0], []]);
  expect(map.areas.map(({ terrain, spaces }) => [terrain, spaces])).toEqual([
    ['industrial', [0, 1]],
    ['commercial', [2]],
  ]);
});

test('T3 facing areas of different terrain are adjacent, at 1 MP', () => {
  expect(mapOf(tiles, column('I', 'I', 'C')).steps).toEqual([[], [2], [1]]);
});

test('T4 a ferry icon on any tile serves the whole body of water', () => {
  const map = mapOf(tiles, column('W', 'w', 'I', 'W'));
  expect([0, 1, 2, 3].map((space) => isOpen(map, space))).toEqual([true, true, true, false]);
  expect(map.areas.filter(({ terrain }) => terrain === 'water').map(({ ferry, spaces }) => [ferry, spaces])).toEqual([
    [true, [0, 1]],
    [false, [3]],
  ]);
});

test('T6 locations that face each other over a tile border are adjacent, not connected', () => {
  const map = mapOf(tiles, [
    { tile: 'north', rotation: 0, q: 0, r: 0 },
    { tile: 'north', rotation: 3, q: 0, r: -1 },
  ]);
  const [one, other] = map.locations;
  expect(at(map.steps, one ?? -1)).toContain(other);
  expect(map.flows[one ?? -1]).toEqual([]);
  expect(at(map.areaOf, one ?? -1)).not.toBe(at(map.areaOf, other ?? -1));
});

test('T6 a location on the border is adjacent to the terrain beyond it', () => {
  const map = mapOf(tiles, [
    { tile: 'north', rotation: 0, q: 0, r: 0 },
    { tile: 'C', rotation: 0, q: 0, r: -1 },
  ]);
  expect(at(map.steps, map.locations[0] ?? -1)).toEqual([0, 2]);
});

test('T1 spaces are numbered consecutively, tile by tile', () => {
  const map = mapOf(tiles, column('church', 'I', 'church'));
  expect(map.firstSpace).toEqual([0, 2, 3]);
  expect(map.tileOf).toEqual([0, 0, 1, 2, 2]);
  expect(map.locations).toEqual([1, 4]);
  expect(map.locationOf[4]).toEqual({ kind: 'church' });
  expect(map.distance).toEqual([
    [0, 1, 2],
    [1, 0, 1],
    [2, 1, 0],
  ]);
});
