import {
  EDGES,
  isOpen,
  joinsOf,
  mapOf,
  type Pack,
  type Rotation,
  type Terrain,
  type Tile,
} from '@getaway/escape-plan/content';
import type { PlaceTileAt } from '@getaway/escape-plan/moves';
import type { View } from '@getaway/escape-plan/view';
import { interpolate, type Point } from '../geometry/plane.ts';
import { centreOf, cornersOf } from '../geometry/survey.ts';

/** An edge where the new tile and its neighbour would have the same terrain, as a line on the map. */
interface Seam {
  readonly tile: string;
  readonly terrain: Terrain;
  readonly from: Point;
  readonly to: Point;
}

/** D7, T3. The edges at which the new tile would join the city. */
export const seamsOf = ({ tiles }: Pack, { city }: Pick<View, 'city'>, move: PlaceTileAt): readonly Seam[] =>
  joinsOf(tiles, city, move).map(({ tile, terrain, side, edge }) => ({
    tile,
    terrain,
    from: alongSide(move, side, edge),
    to: alongSide(move, side, edge + 1),
  }));

function alongSide(move: PlaceTileAt, side: number, thirds: number): Point {
  const corners = cornersOf(move);
  const from = corners[side] ?? centreOf(move);
  return interpolate(from, corners[(side + 1) % corners.length] ?? from, thirds / EDGES.length);
}

/** T4, V3. The tiles whose water would get its first ferry by this move. */
export function newFerries({ tiles }: Pack, { city }: Pick<View, 'city'>, move: PlaceTileAt): readonly string[] {
  const { tile, q, r } = move;
  const before = mapOf(tiles, city);
  const after = mapOf(tiles, [...city, { tile, q, r, rotation: move.rotation as Rotation }]);
  const served = after.terrainOf.flatMap((terrain, space) => {
    if (terrain !== 'water' || !isOpen(after, space)) return [];
    const isNew = space >= before.terrainOf.length;
    if (!isNew && isOpen(before, space)) return [];
    // Water on the new tile does not count if the tile has its own ferry there.
    if (isNew && hasOwnFerry(tiles[tile], space - before.terrainOf.length)) return [];
    return [isNew ? tile : (city[after.tileOf[space] ?? 0]?.tile ?? '')];
  });
  return [...new Set(served)];
}

function hasOwnFerry(tile: Tile | undefined, index: number): boolean {
  const space = tile?.spaces[index];
  return space?.type === 'area' && space.ferry;
}

/** The moves that put a tile onto one space, sorted by rotation. */
export const rotationsOf = (moves: readonly PlaceTileAt[]): readonly PlaceTileAt[] =>
  moves.toSorted((a, b) => a.rotation - b.rotation);
