import { expect, test } from 'vitest';
import { HOUSE } from '../content/house.ts';
import { acceptanceOf } from './acceptance.ts';
import type { TileTable } from './city.ts';
import { MATCHINGS, randomCity } from './randomCity.ts';
import { seededDraw } from './seeded.ts';
import { readTile } from './tile.ts';

const tiles: TileTable = Object.fromEntries(
  HOUSE.tiles.flatMap((printed) => {
    const { tile } = readTile(printed);
    return tile === undefined ? [] : [[tile.id, tile]];
  }),
);

test('D7, V2 the house set meets the criteria over 200 random cities', () => {
  const lines = acceptanceOf(tiles, { cities: 200, seed: 1 });
  expect(lines).toHaveLength(41);
  expect(lines.filter(({ measured, least, most }) => measured < least || measured > most)).toEqual([]);
});

test.each(MATCHINGS)('D6 with %s matching a city grows to 6, 10 and 14 tiles', (matching) => {
  const { days } = randomCity(tiles, seededDraw(7), matching);
  expect(days.map((city) => city.length)).toEqual([6, 10, 14]);
  expect(new Set(days.at(-1)?.map(({ tile }) => tile)).size).toBe(HOUSE.tiles.length);
});

test('the same seed gives the same city', () => {
  expect(randomCity(tiles, seededDraw(3), 'random')).toEqual(randomCity(tiles, seededDraw(3), 'random'));
  expect(randomCity(tiles, seededDraw(3), 'random')).not.toEqual(randomCity(tiles, seededDraw(4), 'random'));
});
