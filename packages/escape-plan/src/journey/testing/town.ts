import type { City, Hex, TileTable } from '../../city/city.ts';
import { type CityMap, mapOf } from '../../city/cityMap.ts';
import { showDrawing } from '../../city/drawing.ts';
import { type Location, type LocationKind, PLAIN_LOCATIONS, readTile, type Tile } from '../../city/tile.ts';
import { journeysOf } from '../journey.ts';
import type { Journey, Traveller } from '../traveller.ts';

type Terrain = 'I' | 'C' | 'R' | 'W' | 'w';

/**
 * A tile with two halves. The northern half reaches the sides NW, N and NE. The southern half reaches the other three.
 * Each half can have a location.
 */
export interface Halves {
  readonly north: Terrain;
  readonly south: Terrain;
  readonly inNorth?: LocationKind;
  readonly inSouth?: LocationKind;
  readonly heliport?: boolean;
  /** By default, the tile is south of the previous one. */
  readonly hex?: Hex;
}

export interface Town {
  readonly city: City;
  readonly map: CityMap;
  /** The space of the only location of that kind on a tile. */
  at(tile: number, kind: LocationKind): number;
  traveller(tile: number, kind: LocationKind): Traveller;
}

/** A city for tests. Tiles without a `hex` form a column from north to south. */
export function town(...halves: readonly Halves[]): Town {
  const tiles: TileTable = Object.fromEntries(
    halves.map((half, index) => [String(index), tileOfHalves(String(index), half)]),
  );
  const city: City = halves.map(({ hex = { q: 0, r: 0 } }, index) => ({
    tile: String(index),
    q: hex.q,
    r: halves[index]?.hex === undefined ? index : hex.r,
    rotation: 0,
  }));
  const map = mapOf(tiles, city);
  const at = (tile: number, kind: LocationKind) => {
    const found = map.locations.find((space) => map.tileOf[space] === tile && map.locationOf[space]?.kind === kind);
    if (found === undefined) throw new Error(`no ${kind} on tile ${tile}`);
    return found;
  };
  return {
    city,
    map,
    at,
    traveller: (tile, kind) => ({
      map,
      heliports: halves.map(({ heliport }) => heliport === true),
      from: at(tile, kind),
      points: 3,
      cans: 0,
      rides: [],
      mayEnd: () => true,
    }),
  };
}

function tileOfHalves(id: string, { north, south, inNorth, inSouth, heliport = false }: Halves): Tile {
  const northern = ['nnnnnnn', inNorth === undefined ? 'nnnnnnnnn' : 'nnn111nnn', 'nnnnnnnnnnn'];
  const southern = ['sssssssssss', inSouth === undefined ? 'sssssssss' : 'sss222sss', 'sssssss'];
  const drawn = [...northern, ...southern].join('').replaceAll('n', north).replaceAll('s', south);
  const locations = {
    ...(inNorth === undefined ? {} : { 1: locationOf(inNorth) }),
    ...(inSouth === undefined ? {} : { 2: locationOf(inSouth) }),
  };
  const { tile, faults } = readTile({
    id,
    pile: 'A',
    name: id,
    heliport,
    locations,
    drawing: showDrawing(Array.from(drawn)),
  });
  if (tile === undefined) throw new Error(faults.map(({ sentence }) => sentence).join('\n'));
  return tile;
}

function locationOf(kind: LocationKind): Location {
  if (kind === 'store') return { kind, letter: 'A' };
  if (kind === 'exit') return { kind, number: 3 };
  const plain = PLAIN_LOCATIONS.find((other) => other === kind);
  if (plain === undefined) throw new Error(`no location ${kind}`);
  return { kind: plain };
}

/** The journeys that end at a place, without escapes. */
export function waysTo(space: number, traveller: Traveller): readonly Partial<Journey>[] {
  return journeysOf(traveller)
    .filter((journey) => journey.to === space && !journey.escape)
    .map(({ left, points, cans, means }) => ({
      left,
      points,
      ...(cans > 0 ? { cans } : {}),
      ...(means.length > 0 ? { means } : {}),
    }));
}
