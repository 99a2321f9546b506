import { at } from './at.ts';
import {
  type City,
  drawnSide,
  type Hex,
  hexBeyond,
  NOBODY,
  neighbourAt,
  neighboursOf,
  oppositeSide,
  type Placement,
  type Rotation,
  type TileTable,
  tileOf,
  touchingTiles,
} from './city.ts';
import { SIDES, type Side } from './lattice.ts';
import { BITS_OF_SIDE, type Tile } from './tile.ts';

/** S2. The marked spaces of the two start tiles. */
export const START_SPACES = [
  { q: 0, r: 0 },
  { q: 0, r: 1 },
] as const satisfies readonly Hex[];
/** S2. Arrows up or arrows down. */
export const START_ROTATIONS = [0, 3] as const satisfies readonly Rotation[];

/** A free space beside the city, with the city tile on each of its sides, or NOBODY. */
interface FreeSpace extends Hex {
  readonly beside: number[];
  touching: number;
}

/** Free spaces that touch at least so many city tiles, in a fixed order. */
function freeSpaces(city: City, leastTouching: number): readonly FreeSpace[] {
  const neighbours = neighboursOf(city);
  const free: FreeSpace[] = [];
  const keys: number[] = [];
  let index = 0;
  for (const placed of city) {
    for (const side of SIDES) {
      if (neighbourAt(neighbours, index, side) !== NOBODY) continue;
      const { q, r } = hexBeyond(placed, side);
      const key = 1000 * q + r; // different for hexes of one city, which never reach that far
      const known = keys.indexOf(key);
      let space = known < 0 ? undefined : free[known];
      if (space === undefined) {
        space = { q, r, beside: [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY], touching: 0 };
        free.push(space);
        keys.push(key);
      }
      space.beside[oppositeSide(side)] = index;
      space.touching += 1;
    }
    index += 1;
  }
  return free.filter(({ touching }) => touching >= leastTouching);
}

/** D7. The spaces that touch at least two city tiles. R23: the city has no border. */
export function candidateSpaces(city: City): readonly Hex[] {
  return freeSpaces(city, 2).map(({ q, r }) => ({ q, r }));
}

/** What a tile on a hex would face on one of its sides, as bits in the order of its own edges. */
function facingBits(tiles: TileTable, { tile, rotation }: Placement, side: Side): number {
  return tileOf(tiles, tile).facingBits[drawnSide(oppositeSide(side), rotation)] ?? 0;
}

/** What a tile on a free space would face on all sides: the bits that are set, numbered through from side to side. */
function facingOf(tiles: TileTable, city: City, { beside }: FreeSpace): readonly number[] {
  const facing: number[] = [];
  for (const side of SIDES) {
    const index = beside[side] ?? NOBODY;
    if (index === NOBODY) continue;
    let bits = facingBits(tiles, at(city, index), side);
    for (; bits !== 0; bits &= bits - 1) facing.push(side * BITS_OF_SIDE + 31 - Math.clz32(bits & -bits));
  }
  return facing;
}

/** D7. T3: the rotations that bring a terrain to its own kind, a bit for each. */
function connectingTurns({ turns }: Tile, facing: readonly number[]): number {
  let connecting = 0;
  for (const bit of facing) connecting |= turns[bit] ?? 0;
  return connecting;
}

/** How many edges of the tile would face the same terrain. */
export function matchedEdges(tiles: TileTable, city: City, { tile, rotation, q, r }: Placement): number {
  let matched = 0;
  for (const { index, side } of touchingTiles(city, { q, r })) {
    const own = at(tileOf(tiles, tile).sideBits, drawnSide(side, rotation));
    for (let bits = own & facingBits(tiles, at(city, index), side); bits !== 0; bits &= bits - 1) matched += 1;
  }
  return matched;
}

/** D7. Where and how one tile may be placed, without R12. */
export function placementsOf(tiles: TileTable, city: City, tile: string): readonly Placement[] {
  return matchingPlacements(tiles, city, [tile]);
}

function matchingPlacements(tiles: TileTable, city: City, display: readonly string[]): readonly Placement[] {
  const spaces = freeSpaces(city, 2);
  const faced = spaces.map((space) => facingOf(tiles, city, space));
  const matching: Placement[] = [];
  for (const tile of display) {
    const printed = tileOf(tiles, tile);
    let index = 0;
    for (const { q, r } of spaces) {
      const connecting = connectingTurns(printed, faced[index] ?? []);
      for (const rotation of SIDES) if ((connecting & (1 << rotation)) !== 0) matching.push({ tile, q, r, rotation });
      index += 1;
    }
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
