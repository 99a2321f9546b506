import { at } from './at.ts';
import { EDGES, type Edge, type LatticePoint, SIDES, type Side } from './lattice.ts';
import type { Tile } from './tile.ts';

/** Axial coordinates; north and south are sides, east and west are corners. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Sixths of a turn, clockwise. */
export type Rotation = Side;

export interface Placement extends Hex {
  readonly tile: string;
  readonly rotation: Rotation;
}

/** The placed tiles in the order of placing. A tile of the city is known by its index. */
export type City = readonly Placement[];
export type TileTable = Readonly<Record<string, Tile>>;

export const STEP_OVER: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export function hexBeyond({ q, r }: Hex, side: Side): Hex {
  const step = at(STEP_OVER, side);
  return { q: q + step.q, r: r + step.r };
}

function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** Placed with rotation r, side k is the drawing's side k - r. */
export function drawnSide(side: Side, rotation: Rotation): Side {
  return at(SIDES, (side - rotation + 6) % 6);
}

export function oppositeSide(side: Side): Side {
  return at(SIDES, (side + 3) % 6);
}

/** Both tiles count clockwise, so that they meet the shared edges in opposite order. */
export function facingEdge(edge: Edge): Edge {
  return at(EDGES, 2 - edge);
}

export function tileOf(tiles: TileTable, id: string): Tile {
  const tile = tiles[id];
  if (tile === undefined) throw new Error(`no tile ${id}`);
  return tile;
}

/** The spaces on the three edges of a side of a placed tile, clockwise. */
export function spacesOnSide(tile: Tile, rotation: Rotation, side: Side): readonly number[] {
  return at(tile.sides, drawnSide(side, rotation));
}

/** The city tile on a hex. */
export function tileAt(city: City, hex: Hex): number | undefined {
  for (let index = 0; index < city.length; index += 1) if (sameHex(at(city, index), hex)) return index;
  return undefined;
}

/** A city tile that touches a hex, and the hex's side on which it lies. */
export interface Touching {
  readonly index: number;
  readonly side: Side;
}

export function touchingTiles(city: City, hex: Hex): readonly Touching[] {
  const touching: Touching[] = [];
  for (const side of SIDES) {
    const index = tileAt(city, hexBeyond(hex, side));
    if (index !== undefined) touching.push({ index, side });
  }
  return touching;
}

/** T5, T6. Distances between all tiles of the city; R11: only over tiles of the city. Infinity where they do not hang together. */
export function tileDistances(city: City): readonly (readonly number[])[] {
  return distancesOver(city.map((placed) => touchingTiles(city, placed)));
}

export function distancesOver(touching: readonly (readonly Touching[])[]): readonly (readonly number[])[] {
  return touching.map((_, start) => {
    const distance = touching.map(() => Number.POSITIVE_INFINITY);
    distance[start] = 0;
    const queue = [start];
    for (const tile of queue) {
      for (const { index: next } of at(touching, tile)) {
        if (at(distance, next) !== Number.POSITIVE_INFINITY) continue;
        distance[next] = at(distance, tile) + 1;
        queue.push(next);
      }
    }
    return distance;
  });
}

/** Where a point of a tile's drawing lies in the city, on the same lattice. */
export function pointInCity(
  { x, y }: LatticePoint,
  { q, r, rotation }: Hex & { readonly rotation: Rotation },
): LatticePoint {
  let point = { x, y };
  for (let turn = 0; turn < rotation; turn += 1) point = { x: (point.x - 3 * point.y) / 2, y: (point.x + point.y) / 2 };
  return { x: point.x + 9 * q, y: point.y + 3 * q + 6 * r };
}
