import {
  EDGES,
  facingEdge,
  hexBeyond,
  isOpen,
  mapOf,
  oppositeSide,
  type Pack,
  type PlaceTileAt,
  type Rotation,
  SIDES,
  spacesOnSide,
  type Terrain,
  type Tile,
  type View,
} from '@getaway/escape-plan';
import { between, type Point } from '../geometry/plane.ts';
import { centreOf, cornersOf } from '../geometry/survey.ts';

/** An edge of a tile to be placed that would face the same terrain. */
export interface Join {
  readonly tile: string;
  readonly terrain: Terrain;
  readonly from: Point;
  readonly to: Point;
}

/** D7, T3. Where a tile placed so would join the city. */
export function joinsOf({ tiles }: Pack, { city }: Pick<View, 'city'>, move: PlaceTileAt): readonly Join[] {
  const own = tiles[move.tile];
  if (own === undefined) return [];
  return SIDES.flatMap((side) => {
    const beyond = hexBeyond(move, side);
    const other = city.find(({ q, r }) => q === beyond.q && r === beyond.r);
    const printed = tiles[other?.tile ?? ''];
    if (other === undefined || printed === undefined) return [];
    const mine = terrainsOn(own, spacesOnSide(own, move.rotation as Rotation, side));
    const theirs = terrainsOn(printed, spacesOnSide(printed, other.rotation, oppositeSide(side)));
    return EDGES.flatMap((edge): readonly Join[] => {
      const terrain = mine[edge];
      if (terrain === undefined || terrain !== theirs[facingEdge(edge)]) return [];
      return [{ tile: other.tile, terrain, from: alongSide(move, side, edge), to: alongSide(move, side, edge + 1) }];
    });
  });
}

function alongSide(move: PlaceTileAt, side: number, thirds: number): Point {
  const corners = cornersOf(move);
  const from = corners[side] ?? centreOf(move);
  return between(from, corners[(side + 1) % corners.length] ?? from, thirds / EDGES.length);
}

const terrainsOn = ({ spaces }: Tile, indices: readonly number[]): readonly (Terrain | undefined)[] =>
  indices.map((index) => {
    const space = spaces[index];
    return space?.type === 'area' ? space.terrain : undefined;
  });

/** T4, V3. The tiles whose water a ferry would serve once the tile is placed, and does not yet. */
export function newFerries({ tiles }: Pack, { city }: Pick<View, 'city'>, move: PlaceTileAt): readonly string[] {
  const { tile, q, r } = move;
  const before = mapOf(tiles, city);
  const after = mapOf(tiles, [...city, { tile, q, r, rotation: move.rotation as Rotation }]);
  const served = after.terrainOf.flatMap((terrain, space) => {
    if (terrain !== 'water' || !isOpen(after, space)) return [];
    const isNew = space >= before.terrainOf.length;
    if (!isNew && isOpen(before, space)) return [];
    // Water of the new tile with a ferry of its own is no news.
    if (isNew && hasOwnFerry(tiles[tile], space - before.terrainOf.length)) return [];
    return [isNew ? tile : (city[after.tileOf[space] ?? 0]?.tile ?? '')];
  });
  return [...new Set(served)];
}

function hasOwnFerry(tile: Tile | undefined, index: number): boolean {
  const space = tile?.spaces[index];
  return space?.type === 'area' && space.ferry;
}

/** The moves that put a tile onto one space, in the order in which it is turned. */
export const turnsOf = (moves: readonly PlaceTileAt[]): readonly PlaceTileAt[] =>
  moves.toSorted((a, b) => a.rotation - b.rotation);
