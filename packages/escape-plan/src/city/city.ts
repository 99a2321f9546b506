import { at } from './at.ts';
import { type Edge, type LatticePoint, SIDES, type Side } from './lattice.ts';
import type { Tile } from './tile.ts';

/** Axial coordinates. A hex has sides in the north and south, and corners in the east and west. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** A rotation in steps of 60 degrees, clockwise. */
export type Rotation = Side;

export interface Placement extends Hex {
  readonly tile: string;
  readonly rotation: Rotation;
}

/** The placed tiles in order. Code refers to a tile by its index in this list. */
export type City = readonly Placement[];
export type TileTable = Readonly<Record<string, Tile>>;

/**
 * Whether `city` begins with all tiles of `earlier`. Placements are never changed, so comparing references is enough.
 */
export function isBeginningOf(earlier: City, city: City): boolean {
  if (earlier.length > city.length) return false;
  for (let index = earlier.length - 1; index >= 0; index -= 1) if (earlier[index] !== city[index]) return false;
  return true;
}

export const STEP_OVER: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export function hexBeyond({ q, r }: Hex, side: Side): Hex {
  const step = STEP_OVER[side] as Hex;
  return { q: q + step.q, r: r + step.r };
}

function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** On a tile placed with rotation r, side k shows side k - r of the drawing. */
export function drawnSide(side: Side, rotation: Rotation): Side {
  return ((side - rotation + 6) % 6) as Side;
}

export function oppositeSide(side: Side): Side {
  return ((side + 3) % 6) as Side;
}

/** Two touching tiles both number their edges clockwise. So they number the shared edges in opposite order. */
export function facingEdge(edge: Edge): Edge {
  return (2 - edge) as Edge;
}

export function tileOf(tiles: TileTable, id: string): Tile {
  const tile = tiles[id];
  if (tile === undefined) throw new Error(`no tile ${id}`);
  return tile;
}

/** The spaces on the three edges of a side, clockwise, for a tile with this rotation. */
export function spacesOnSide(tile: Tile, rotation: Rotation, side: Side): readonly number[] {
  return at(tile.sides, drawnSide(side, rotation));
}

export function tileAt(city: City, hex: Hex): number | undefined {
  for (let index = 0; index < city.length; index += 1) if (sameHex(at(city, index), hex)) return index;
  return undefined;
}

/** A city tile that touches a hex, and the side of the hex where they touch. */
export interface TouchingTile {
  readonly index: number;
  readonly side: Side;
}

export function touchingTiles(city: City, hex: Hex): readonly TouchingTile[] {
  const touching: TouchingTile[] = [];
  for (const side of SIDES) {
    const index = tileAt(city, hexBeyond(hex, side));
    if (index !== undefined) touching.push({ index, side });
  }
  return touching;
}

/** T5. The neighbours of every tile. Each tile has six entries, one per side. NONE means that no tile is there. */
export type Neighbours = readonly number[];
export const NONE = -1;

/** The side on which a hex touches a neighbour, indexed by `stepIndex` of the neighbour's offset. */
const SIDE_TOWARD: readonly number[] = Array.from({ length: 9 }, (_, index) =>
  STEP_OVER.findIndex(({ q, r }) => stepIndex(q, r) === index),
);

function stepIndex(q: number, r: number): number {
  return 3 * (q + 1) + r + 1;
}

function sideToward(q: number, r: number): number {
  return q < -1 || q > 1 || r < -1 || r > 1 ? NONE : (SIDE_TOWARD[stepIndex(q, r)] ?? NONE);
}

/** The neighbours of each tile. `before` is the result for the same city with fewer tiles. */
export function neighboursOf(city: City, before: Neighbours = []): Neighbours {
  const neighbours = before.slice();
  for (let index = before.length / SIDES.length; index < city.length; index += 1) {
    const { q, r } = at(city, index);
    for (const _side of SIDES) neighbours.push(NONE);
    for (let other = 0; other < index; other += 1) {
      const there = city[other] ?? { q, r };
      const side = sideToward(there.q - q, there.r - r);
      if (side === NONE) continue;
      neighbours[SIDES.length * index + side] = other;
      neighbours[SIDES.length * other + ((side + 3) % SIDES.length)] = index;
    }
  }
  return neighbours;
}

export function neighbourAt(neighbours: Neighbours, tile: number, side: number): number {
  return neighbours[SIDES.length * tile + side] ?? NONE;
}

/**
 * T5, T6. The distance between each pair of tiles, counted over city tiles only (R11). Infinity if they are not
 * connected.
 */
export function tileDistances(city: City): readonly (readonly number[])[] {
  return distancesOver(neighboursOf(city));
}

/** A set of tiles is stored as the bits of one integer, one bit per tile. This limits the number of tiles. */
const MAX_TILES = 31;

export function distancesOver(neighbours: Neighbours): readonly (readonly number[])[] {
  const touching: number[] = [];
  for (let first = 0; first < neighbours.length; first += SIDES.length) {
    let tiles = 0;
    for (const side of SIDES) {
      const other = neighbours[first + side] ?? NONE;
      if (other !== NONE) tiles |= 1 << other;
    }
    touching.push(tiles);
  }
  if (touching.length > MAX_TILES) throw new RangeError(`${touching.length} tiles are more than ${MAX_TILES}`);
  const all = 2 ** touching.length - 1;
  return touching.map((_, start) => distancesFrom(touching, start, all));
}

function distancesFrom(touching: readonly number[], start: number, all: number): number[] {
  const distance: number[] = [];
  for (const _tile of touching) distance.push(NONE);
  let near = 0;
  let ring = 1 << start;
  for (let far = 0; ring !== 0; far += 1) {
    near |= ring;
    let beyond = 0;
    for (let rest = ring; rest !== 0; rest &= rest - 1) {
      const tile = 31 - Math.clz32(rest & -rest);
      distance[tile] = far;
      beyond |= touching[tile] ?? 0;
    }
    ring = beyond & ~near;
  }
  // NONE marks the tiles that were not reached, because lists of small integers are faster. The caller gets Infinity.
  return near === all ? distance : distance.map((far) => (far === NONE ? Number.POSITIVE_INFINITY : far));
}

/** Where a point of a tile's drawing is in the city. */
export function pointInCity(
  { x, y }: LatticePoint,
  { q, r, rotation }: Hex & { readonly rotation: Rotation },
): LatticePoint {
  let point = { x, y };
  for (let turn = 0; turn < rotation; turn += 1) point = { x: (point.x - 3 * point.y) / 2, y: (point.x + point.y) / 2 };
  return { x: point.x + 9 * q, y: point.y + 3 * q + 6 * r };
}
