import { expect, test } from 'vitest';
import { PACKS } from '../content/read.ts';
import { at } from './at.ts';
import type { City } from './city.ts';
import { mapOf } from './cityMap.ts';
import { candidateSpaces, placementsOf } from './placing.ts';
import { MATCHINGS, randomCity } from './randomCity.ts';
import { seededDraw } from './seeded.ts';

const { tiles } = PACKS.get(at(PACKS.names(), 0).hash);

/** Cities of the house pack on day 3. */
const cities = MATCHINGS.flatMap((matching) =>
  [1, 2, 3, 4, 5].map((seed): City => at(randomCity(tiles, seededDraw(seed), matching).days, 2)),
);

/** A copy of the city. Nothing is cached for the copy. */
const another = (city: City): City => city.map((placement) => ({ ...placement }));

test.each(cities)('T3 a map built tile by tile, or day by day, equals the map of the whole city', (...city) => {
  const whole = mapOf(tiles, city);
  let byTile = mapOf(tiles, []);
  for (let size = 1; size <= city.length; size += 1) byTile = mapOf(tiles, city.slice(0, size), byTile);
  expect(byTile).toEqual(whole);
  const firstDay = mapOf(tiles, city.slice(0, 6));
  expect(mapOf(tiles, city, mapOf(tiles, city.slice(0, 10), firstDay))).toEqual(whole);
});

test.each(cities)('D7 the spaces and placements of a city do not depend on earlier queries', (...city) => {
  const display = ['A', 'B', 'C', 'D'].map(
    (pile) =>
      at(
        Object.values(tiles).filter((tile) => tile.pile === pile),
        0,
      ).id,
  );
  for (let size = 2; size <= city.length; size += 1) {
    const grown = city.slice(0, size);
    const spaces = candidateSpaces(tiles, grown);
    const placements = display.map((tile) => placementsOf(tiles, grown, tile));
    const anew = another(grown);
    expect(candidateSpaces(tiles, anew)).toEqual(spaces);
    expect(display.map((tile) => placementsOf(tiles, anew, tile))).toEqual(placements);
    placementsOf(tiles, grown, at(display, 0)); // fills the cache, so that the next city extends this one
  }
});
