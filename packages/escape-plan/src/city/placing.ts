import { at } from './at.ts';
import {
  type City,
  drawnSide,
  type Hex,
  isBeginningOf,
  oppositeSide,
  type Placement,
  type Rotation,
  STEP_OVER,
  type TileTable,
  tileOf,
  touchingTiles,
} from './city.ts';
import { EDGES, SIDES, type Side } from './lattice.ts';
import { BITS_OF_SIDE, type Tile } from './tile.ts';

/** S2. The marked spaces of the two start tiles. */
export const START_SPACES = [
  { q: 0, r: 0 },
  { q: 0, r: 1 },
] as const satisfies readonly Hex[];
/** S2. The arrows of the start tiles point up or down. */
export const START_ROTATIONS = [0, 3] as const satisfies readonly Rotation[];

const NO_CITY: City = [];
const NO_TILES: TileTable = {};

/**
 * A cache for the city of the last call: its hexes and the free hexes beside them. If the city has grown, only the new
 * tiles are added.
 */
const seen = {
  tiles: NO_TILES,
  city: NO_CITY,
  count: 0,
  q: [] as number[],
  r: [] as number[],
  isFree: [] as boolean[],
  /** For each hex, the number of city tiles that it touches. */
  touching: [] as number[],
  /** For each hex, the terrains on the edges of neighbouring tiles that face it. */
  facing: [] as number[],
  facingCount: [] as number[],
};

/** The maximum number of terrains that a hex faces: one per edge. */
const MAX_FACING = SIDES.length * EDGES.length;

function lookRound(tiles: TileTable, city: City): void {
  const known = seen.tiles === tiles && isBeginningOf(seen.city, city) ? seen.city.length : 0;
  if (known === 0) seen.count = 0;
  seen.city = NO_CITY; // cleared first, because the loop below throws on an unknown tile
  for (let index = known; index < city.length; index += 1) lookBeyond(tiles, at(city, index));
  seen.tiles = tiles;
  seen.city = city.slice();
}

function lookBeyond(tiles: TileTable, placed: Placement): void {
  const { facingBits } = tileOf(tiles, placed.tile);
  seen.isFree[hexNumber(placed.q, placed.r)] = false;
  for (const side of SIDES) {
    const { q, r } = at(STEP_OVER, side);
    const hex = hexNumber(placed.q + q, placed.r + r);
    seen.touching[hex] = at(seen.touching, hex) + 1;
    const first = oppositeSide(side) * BITS_OF_SIDE;
    let end = MAX_FACING * hex + at(seen.facingCount, hex);
    for (let bits = at(facingBits, drawnSide(side, placed.rotation)); bits !== 0; bits &= bits - 1) {
      seen.facing[end] = first + 31 - Math.clz32(bits & -bits);
      end += 1;
    }
    seen.facingCount[hex] = end - MAX_FACING * hex;
  }
}

/** The index of a hex. A new hex is added to the list. */
function hexNumber(q: number, r: number): number {
  for (let hex = 0; hex < seen.count; hex += 1) if (seen.q[hex] === q && seen.r[hex] === r) return hex;
  const added = seen.count;
  seen.q[added] = q;
  seen.r[added] = r;
  seen.isFree[added] = true;
  seen.touching[added] = 0;
  seen.facingCount[added] = 0;
  for (let bit = 0; bit < MAX_FACING; bit += 1) seen.facing[MAX_FACING * added + bit] = 0;
  seen.count += 1;
  return added;
}

/**
 * D7, R23. A new tile must touch at least this many city tiles. Apart from that, the city may grow in any direction.
 */
export const MIN_TOUCHING_TILES = 2;

/** The indices of the free hexes that touch at least `leastTouching` city tiles. */
function freeHexes(tiles: TileTable, city: City, leastTouching: number): readonly number[] {
  lookRound(tiles, city);
  const free: number[] = [];
  for (let hex = 0; hex < seen.count; hex += 1)
    if (seen.isFree[hex] === true && (seen.touching[hex] ?? 0) >= leastTouching) free.push(hex);
  return free;
}

function freeSpaces(tiles: TileTable, city: City, leastTouching: number): readonly Hex[] {
  return freeHexes(tiles, city, leastTouching).map((hex) => ({ q: at(seen.q, hex), r: at(seen.r, hex) }));
}

export function candidateSpaces(tiles: TileTable, city: City): readonly Hex[] {
  return freeSpaces(tiles, city, MIN_TOUCHING_TILES);
}

/**
 * D7, T3. The rotations in which a tile on this hex has the same terrain as a neighbour at some edge. Each rotation is
 * one bit.
 */
function connectingTurns({ turns }: Tile, hex: number): number {
  let connecting = 0;
  const first = MAX_FACING * hex;
  const after = first + (seen.facingCount[hex] ?? 0);
  for (let index = first; index < after; index += 1) connecting |= turns[seen.facing[index] ?? 0] ?? 0;
  return connecting;
}

/**
 * The terrains of a placed tile along its border with a new tile. `side` is the new tile's side. The bits are in the
 * order of the new tile's edges.
 */
function facingBits(tiles: TileTable, { tile, rotation }: Placement, side: Side): number {
  return tileOf(tiles, tile).facingBits[drawnSide(oppositeSide(side), rotation)] ?? 0;
}

/** The number of edges at which the tile and its neighbours have the same terrain. */
export function matchedEdges(tiles: TileTable, city: City, { tile, rotation, q, r }: Placement): number {
  let matched = 0;
  for (const { index, side } of touchingTiles(city, { q, r })) {
    const own = at(tileOf(tiles, tile).sideBits, drawnSide(side, rotation));
    for (let bits = own & facingBits(tiles, at(city, index), side); bits !== 0; bits &= bits - 1) matched += 1;
  }
  return matched;
}

/** D7. All ways to place one tile beside the city. The exception of R12, for tiles that fit nowhere, is not applied. */
export function placementsOf(tiles: TileTable, city: City, tile: string): readonly Placement[] {
  return matchingPlacements(tiles, city, [tile], asPlacement);
}

/** Builds the result for a placement directly from its values, so that no intermediate object is needed. */
type Make<Made> = (tile: string, q: number, r: number, rotation: Rotation) => Made;

const asPlacement: Make<Placement> = (tile, q, r, rotation) => ({ tile, q, r, rotation });

function matchingPlacements<Made>(
  tiles: TileTable,
  city: City,
  display: readonly string[],
  make: Make<Made>,
): readonly Made[] {
  const candidates = freeHexes(tiles, city, MIN_TOUCHING_TILES);
  const matching: Made[] = [];
  for (const tile of display) {
    const printed = tileOf(tiles, tile);
    for (const hex of candidates) {
      const connecting = connectingTurns(printed, hex);
      const q = seen.q[hex] ?? 0;
      const r = seen.r[hex] ?? 0;
      for (let turns = connecting; turns !== 0; turns &= turns - 1)
        matching.push(make(tile, q, r, (31 - Math.clz32(turns & -turns)) as Rotation));
    }
  }
  return matching;
}

/** D7, R23. All legal placements of the tiles in the display. If no tile fits, the exception of R12 applies. */
export function legalPlacements<Made>(
  tiles: TileTable,
  city: City,
  display: readonly string[],
  make: Make<Made>,
): readonly Made[] {
  const legal = matchingPlacements(tiles, city, display, make);
  if (legal.length > 0) return legal;
  const anyTerrain = display.flatMap((tile) => everyRotation(candidateSpaces(tiles, city), tile, make));
  if (anyTerrain.length > 0) return anyTerrain;
  return display.flatMap((tile) => everyRotation(freeSpaces(tiles, city, 1), tile, make));
}

function everyRotation<Made>(spaces: readonly Hex[], tile: string, make: Make<Made>): readonly Made[] {
  return spaces.flatMap(({ q, r }) => SIDES.map((rotation) => make(tile, q, r, rotation)));
}
