import { at } from './at.ts';
import { type City, facingEdge, type Hex, hexBeyond, oppositeSide, type Placement, type Rotation, sameHex, spacesOnSide, tileAt, type TileTable, tileOf, touchingTiles } from './city.ts';
import { EDGES, SIDES } from './lattice.ts';
import type { Tile } from './tile.ts';

/** S2. The marked spaces of the two start tiles. */
export const START_SPACES = [{ q: 0, r: 0 }, { q: 0, r: 1 }] as const satisfies readonly Hex[];
/** S2. Arrows up or arrows down. */
export const START_ROTATIONS = [0, 3] as const satisfies readonly Rotation[];

/** Free spaces that touch at least so many city tiles, in a fixed order. */
function freeSpaces(city: City, leastTouching: number): readonly Hex[] {
  const free: Hex[] = [];
  for (const placed of city) {
    for (const side of SIDES) {
      const hex = hexBeyond(placed, side);
      if (tileAt(city, hex) !== undefined || free.some((known) => sameHex(known, hex))) continue;
      if (touchingTiles(city, hex).length >= leastTouching) free.push(hex);
    }
  }
  return free;
}

/** D7. The spaces that touch at least two city tiles. R23: the city has no border. */
export function candidateSpaces(city: City): readonly Hex[] {
  return freeSpaces(city, 2);
}

/** How many edges of the tile would face the same terrain. */
export function matchedEdges(tiles: TileTable, city: City, { tile, rotation, ...hex }: Placement): number {
  let matched = 0;
  for (const { index, side } of touchingTiles(city, hex)) {
    const placed = at(city, index);
    const own = spacesOnSide(tileOf(tiles, tile), rotation, side);
    const theirs = spacesOnSide(tileOf(tiles, placed.tile), placed.rotation, oppositeSide(side));
    for (const edge of EDGES) {
      if (terrainIs(tileOf(tiles, tile), at(own, edge), tileOf(tiles, placed.tile), at(theirs, facingEdge(edge)))) matched += 1;
    }
  }
  return matched;
}

function terrainIs(tile: Tile, space: number, other: Tile, facing: number): boolean {
  const own = at(tile.spaces, space);
  const theirs = at(other.spaces, facing);
  return own.type === 'area' && theirs.type === 'area' && own.terrain === theirs.terrain;
}

/** D7. Where and how one tile may be placed, without R12. */
export function placementsOf(tiles: TileTable, city: City, tile: string): readonly Placement[] {
  return everyRotation(candidateSpaces(city), tile).filter((placement) => matchedEdges(tiles, city, placement) > 0);
}

/** D7, R23. What the player may do with the display; R12 where D7 allows nothing at all. */
export function legalPlacements(tiles: TileTable, city: City, display: readonly string[]): readonly Placement[] {
  const legal = display.flatMap((tile) => placementsOf(tiles, city, tile));
  if (legal.length > 0) return legal;
  const anyTerrain = display.flatMap((tile) => everyRotation(candidateSpaces(city), tile));
  if (anyTerrain.length > 0) return anyTerrain;
  return display.flatMap((tile) => everyRotation(freeSpaces(city, 1), tile));
}

function everyRotation(spaces: readonly Hex[], tile: string): readonly Placement[] {
  return spaces.flatMap(({ q, r }) => SIDES.map((rotation): Placement => ({ tile, q, r, rotation })));
}
