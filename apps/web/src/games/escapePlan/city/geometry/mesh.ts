import { type City, type LatticePoint, type Pack, pointInCity, TRIANGLES } from '@getaway/escape-plan/content';
import { latticeKey, meanOf, type Point, toPoint } from './plane.ts';

interface Cell {
  /** The index of the triangle's tile in the city. */
  readonly tile: number;
  /** The number of the triangle's space in the city map. */
  readonly space: number;
  readonly centre: Point;
}

/** An edge of the lattice, with the cells on both sides. */
interface MeshEdge {
  readonly from: LatticePoint;
  readonly to: LatticePoint;
  /** The cell on the right when looking from `from` to `to`. */
  readonly right: number;
  /** The cell on the left; undefined at the edge of the city. */
  left: number | undefined;
  readonly onSide: boolean;
}

/** The triangles of a whole city. Adjacent tiles share their edges exactly. */
export interface Mesh {
  readonly cells: readonly Cell[];
  readonly edges: readonly MeshEdge[];
}

export function meshOf({ tiles }: Pick<Pack, 'tiles'>, city: City): Mesh {
  const cells: Cell[] = [];
  const edges = new Map<string, MeshEdge>();
  let firstSpace = 0;
  for (const [index, placed] of city.entries()) {
    const tile = tiles[placed.tile];
    if (tile === undefined) throw new Error(`the pack has no tile ${placed.tile}`);
    for (const [triangle, { points, beyond }] of TRIANGLES.entries()) {
      const corners = points.map((point) => pointInCity(point, placed));
      const cell = cells.length;
      cells.push({
        tile: index,
        space: firstSpace + (tile.spaceOf[triangle] ?? 0),
        centre: meanOf(corners.map(toPoint)),
      });
      for (const [i, from] of corners.entries()) {
        const to = corners[(i + 1) % corners.length] ?? from;
        const facing = edges.get(edgeKey(to, from));
        if (facing !== undefined) facing.left = cell;
        else edges.set(edgeKey(from, to), { from, to, right: cell, left: undefined, onSide: beyond[i] === undefined });
      }
    }
    firstSpace += tile.spaces.length;
  }
  return { cells, edges: [...edges.values()] };
}

const edgeKey = (from: LatticePoint, to: LatticePoint): string => `${latticeKey(from)} ${latticeKey(to)}`;
