import { at } from '../../city/at.ts';
import type { City, TileTable } from '../../city/city.ts';
import { showDrawing } from '../../city/drawing.ts';
import { NEIGHBOURS, TRIANGLES } from '../../city/lattice.ts';
import { candidateSpaces, placementsOf, START_SPACES } from '../../city/placing.ts';
import type { Draw } from '../../city/seeded.ts';
import { type Location, readTile, type Tile } from '../../city/tile.ts';

/** Locations that matter for travel are listed several times, so that small cities have them too. */
const LOCATIONS: readonly Location[] = [
  { kind: 'subwayStation' },
  { kind: 'subwayStation' },
  { kind: 'helicopterPad' },
  { kind: 'church' },
  { kind: 'clinic' },
  { kind: 'businessSite' },
  { kind: 'headquarters' },
  { kind: 'exit', number: 1 },
];

/** The letters of a tile: 3 to 5 random areas, and `locations` locations of a few triangles each. */
export function randomLetters(terrains: string, locations: number, draw: Draw): string[] {
  const letters: (string | undefined)[] = TRIANGLES.map(() => undefined);
  for (let area = 3 + draw(3); area > 0; area -= 1)
    letters[draw(letters.length)] = terrains.charAt(draw(terrains.length));
  while (letters.includes(undefined)) spread(letters, draw);
  for (let digit = 1; digit <= locations; digit += 1) {
    const middle = draw(letters.length);
    for (const triangle of [middle, ...at(NEIGHBOURS, middle)]) letters[triangle] = String(digit);
  }
  return letters.map((letter) => letter ?? 'I');
}

/** A tile with 1 to 3 locations. */
function randomTile(id: string, draw: Draw): Tile {
  for (;;) {
    const locations: Record<string, Location> = {};
    const count = 1 + draw(3);
    for (let digit = 1; digit <= count; digit += 1)
      locations[digit] = id === '0' && digit === 1 ? { kind: 'hospital' } : at(LOCATIONS, draw(LOCATIONS.length));
    const drawing = showDrawing(randomLetters('ICRICRWw', count, draw));
    const printed = { id, pile: 'A', name: id, heliport: draw(3) === 0, locations, drawing } as const;
    const { tile, faults } = readTile(printed);
    if (tile !== undefined && faults.length === 0) return tile;
  }
}

function spread(letters: (string | undefined)[], draw: Draw): void {
  const triangle = draw(letters.length);
  const around = at(NEIGHBOURS, triangle);
  letters[triangle] ??= letters[at(around, draw(around.length))];
}

export interface RandomCity {
  readonly tiles: TileTable;
  readonly city: City;
}

export function randomCity(size: number, draw: Draw): RandomCity {
  const tiles: Record<string, Tile> = {};
  let city: City = [];
  for (let index = 0; index < size; index += 1) {
    const tile = String(index);
    tiles[tile] = randomTile(tile, draw);
    const spaces = index < START_SPACES.length ? [at(START_SPACES, index)] : candidateSpaces(tiles, city);
    const anywhere = spaces.map(({ q, r }) => ({ tile, q, r, rotation: 0 }) as const);
    const legal = index < START_SPACES.length ? [] : placementsOf(tiles, city, tile);
    const wanted = legal.length > 0 ? legal : anywhere;
    city = [...city, at(wanted, draw(wanted.length))];
  }
  return { tiles, city };
}
