import { at } from './at.ts';
import {
  type City,
  drawnSide,
  type Hex,
  hexBeyond,
  oppositeSide,
  type Placement,
  type Rotation,
  type TileTable,
  type Touching,
  tileOf,
  touchingTiles,
} from './city.ts';
import { SIDES, type Side } from './lattice.ts';
import type { Tile } from './tile.ts';

/** S2. The marked spaces of the two start tiles. */
export const START_SPACES = [
  { q: 0, r: 0 },
  { q: 0, r: 1 },
] as const satisfies readonly Hex[];
/** S2. Arrows up or arrows down. */
export const START_ROTATIONS = [0, 3] as const satisfies readonly Rotation[];

/** A free space beside the city, with the city tiles that touch it and its sides on which they lie. */
interface FreeSpace extends Hex {
  readonly touching: Touching[];
}

/** Free spaces that touch at least so many city tiles, in a fixed order. */
function freeSpaces(city: City, leastTouching: number): readonly FreeSpace[] {
  const taken = new Set(city.map(hexKey));
  const free = new Map<number, FreeSpace>();
  for (const [index, placed] of city.entries()) {
    for (const side of SIDES) {
      const { q, r } = hexBeyond(placed, side);
      const key = hexKey({ q, r });
      if (taken.has(key)) continue;
      let space = free.get(key);
      if (space === undefined) {
        space = { q, r, touching: [] };
        free.set(key, space);
      }
      space.touching.push({ index, side: oppositeSide(side) });
    }
  }
  return [...free.values()].filter(({ touching }) => touching.length >= leastTouching);
}

/** Different for hexes of one city, which never reach that far. */
const hexKey = ({ q, r }: Hex): number => 1000 * q + r;

/** D7. The spaces that touch at least two city tiles. R23: the city has no border. */
export function candidateSpaces(city: City): readonly Hex[] {
  return freeSpaces(city, 2).map(({ q, r }) => ({ q, r }));
}

/** What a tile on a hex would face on one side, as bits in the order of its own edges. */
interface Facing {
  readonly side: Side;
  readonly bits: number;
}

function facingOf(tiles: TileTable, city: City, touching: readonly Touching[]): readonly Facing[] {
  return touching.map(({ index, side }) => {
    const { tile, rotation } = at(city, index);
    return { side, bits: at(tileOf(tiles, tile).facingBits, drawnSide(oppositeSide(side), rotation)) };
  });
}

/** D7. T3: a bit for each edge of the side that would face its own terrain. */
function matchedBits({ sideBits }: Tile, rotation: Rotation, { side, bits }: Facing): number {
  return bits & at(sideBits, drawnSide(side, rotation));
}

function connects(tile: Tile, rotation: Rotation, facing: readonly Facing[]): boolean {
  for (const one of facing) if (matchedBits(tile, rotation, one) !== 0) return true;
  return false;
}

/** How many edges of the tile would face the same terrain. */
export function matchedEdges(tiles: TileTable, city: City, { tile, rotation, q, r }: Placement): number {
  let matched = 0;
  for (const facing of facingOf(tiles, city, touchingTiles(city, { q, r })))
    for (let bits = matchedBits(tileOf(tiles, tile), rotation, facing); bits !== 0; bits &= bits - 1) matched += 1;
  return matched;
}

/** D7. Where and how one tile may be placed, without R12. */
export function placementsOf(tiles: TileTable, city: City, tile: string): readonly Placement[] {
  return matchingPlacements(tiles, city, [tile]);
}

function matchingPlacements(tiles: TileTable, city: City, display: readonly string[]): readonly Placement[] {
  const spaces = freeSpaces(city, 2).map(({ q, r, touching }) => ({ q, r, facing: facingOf(tiles, city, touching) }));
  const matching: Placement[] = [];
  for (const tile of display) {
    const printed = tileOf(tiles, tile);
    for (const { q, r, facing } of spaces)
      for (const rotation of SIDES) if (connects(printed, rotation, facing)) matching.push({ tile, q, r, rotation });
  }
  return matching;
}

/** D7, R23. What the player may do with the display; R12 where D7 allows nothing at all. */
export function legalPlacements(tiles: TileTable, city: City, display: readonly string[]): readonly Placement[] {
  const legal = matchingPlacements(tiles, city, display);
  if (legal.length > 0) return legal;
  const anyTerrain = display.flatMap((tile) => everyRotation(candidateSpaces(city), tile));
  if (anyTerrain.length > 0) return anyTerrain;
  return display.flatMap((tile) => everyRotation(freeSpaces(city, 1), tile));
}

function everyRotation(spaces: readonly Hex[], tile: string): readonly Placement[] {
  return spaces.flatMap(({ q, r }) => SIDES.map((rotation): Placement => ({ tile, q, r, rotation })));
}
