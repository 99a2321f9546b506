import { expect, test } from 'vitest';
import { at } from './at.ts';
import { describeTile, nameOfSpace } from './describe.ts';
import { EXAMPLE, soundTile } from './testing/exampleTile.ts';

const tile = soundTile(EXAMPLE);
const indexOf = (name: string) => tile.spaces.findIndex((space) => nameOfSpace(space) === name);

test('T1 areas and locations of the example come from flood fill', () => {
  expect(tile.spaces.map(nameOfSpace)).toEqual([
    'industrial area of 7',
    'commercial area of 12',
    'residential area of 15',
    'store A',
    'water area of 7 with ferry',
    'church',
    'industrial area of 7',
  ]);
  expect(tile.spaces.flatMap(({ triangles }) => triangles).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 54 }, (_, i) => i),
  );
});

test('T2 spaces are adjacent over an edge, never over a corner', () => {
  const touches = (name: string) =>
    at(tile.adjacent, indexOf(name)).map((other) => nameOfSpace(at(tile.spaces, other)));
  expect(touches('store A')).toEqual(['industrial area of 7', 'commercial area of 12', 'residential area of 15']);
  // the church touches the residential area to its left, the water, and the southern industrial area
  expect(touches('church')).toEqual(['residential area of 15', 'water area of 7 with ferry', 'industrial area of 7']);
  for (const [space, others] of tile.adjacent.entries())
    for (const other of others) expect(at(tile.adjacent, other)).toContain(space);
});

test('T3 the three edges of each side, clockwise from north', () => {
  const letter = (space: number) => nameOfSpace(at(tile.spaces, space)).at(0);
  const short = tile.sides.map((side) => side.map(letter).join(''));
  expect(short).toEqual(['icc', 'ccw', 'wwi', 'iii', 'irr', 'rii']);
});

test('the loader can print areas and sides', () => {
  expect(describeTile(tile)).toContain('3 store A: touches 0, 1, 2');
  expect(describeTile(tile)).toContain('N: 0 1 1   NE: 1 1 4');
});
