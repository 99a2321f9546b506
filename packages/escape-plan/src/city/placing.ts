import { at } from './at.ts';
import {
  type City,
  facingEdge,
  type Hex,
  hexBeyond,
  oppositeSide,
  type Placement,
  type Rotation,
  sameHex,
  spacesOnSide,
  type TileTable,
  tileAt,
  tileOf,
  touchingTiles,
} from './city.ts';
import { EDGES, SIDES, type Side } from './lattice.ts';
import type { Terrain, Tile } from './tile.ts';

/** S2. The marked spaces of the two start tiles. */
export const START_SPACES = [
  { q: 0, r: 0 },
  { q: 0, r: 1 },
] as const satisfies readonly Hex[];
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

/** What a tile on a hex would face on one side: the terrain on each of its own edges, undefined for a location. */
interface Facing {
  readonly side: Side;
  readonly terrains: readonly (Terrain | undefined)[];
}

function facingOf(tiles: TileTable, city: City, hex: Hex): readonly Facing[] {
  return touchingTiles(city, hex).map(({ index, side }) => {
    const placed = at(city, index);
    const tile = tileOf(tiles, placed.tile);
    const theirs = spacesOnSide(tile, placed.rotation, oppositeSide(side));
    return { side, terrains: EDGES.map((edge) => terrainAt(tile, at(theirs, facingEdge(edge)))) };
  });
}

function terrainAt(tile: Tile, index: number): Terrain | undefined {
  const space = at(tile.spaces, index);
  return space.type === 'area' ? space.terrain : undefined;
}

/** D7. T3: edge by edge; a location connects to nothing. */
function countMatched(tile: Tile, rotation: Rotation, facing: readonly Facing[]): number {
  let matched = 0;
  for (const { side, terrains } of facing) {
    const own = spacesOnSide(tile, rotation, side);
    for (const edge of EDGES)
      if (terrains[edge] !== undefined && terrains[edge] === terrainAt(tile, at(own, edge))) matched += 1;
  }
  return matched;
}

/** How many edges of the tile would face the same terrain. */
export function matchedEdges(tiles: TileTable, city: City, { tile, rotation, q, r }: Placement): number {
  return countMatched(tileOf(tiles, tile), rotation, facingOf(tiles, city, { q, r }));
}

/** D7. Where and how one tile may be placed, without R12. */
export function placementsOf(tiles: TileTable, city: City, tile: string): readonly Placement[] {
  return candidateSpaces(city).flatMap((hex) => {
    const facing = facingOf(tiles, city, hex);
    return everyRotation([hex], tile).filter(({ rotation }) => countMatched(tileOf(tiles, tile), rotation, facing) > 0);
  });
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
