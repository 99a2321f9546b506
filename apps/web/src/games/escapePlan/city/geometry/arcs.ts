import type { LatticePoint } from '@getaway/escape-plan/content';
import { latticeKey } from './plane.ts';

/** One side of a triangle, between two different regions. `left` is undefined at the edge of the city. */
export interface Border {
  readonly from: LatticePoint;
  readonly to: LatticePoint;
  readonly right: number;
  readonly left: number | undefined;
}

/** The border between two regions, from one junction to the next or as a closed loop. */
export interface Arc {
  readonly points: readonly LatticePoint[];
  readonly right: number;
  readonly left: number | undefined;
  readonly isLoop: boolean;
}

/**
 * Joins borders into arcs. An arc ends at a point that belongs to only one border, or to more than two. An arc also
 * ends at every point on the edge of the city, so that this edge stays sharp.
 */
export function arcsOf(borders: readonly Border[]): readonly Arc[] {
  const at = new Map<string, Border[]>();
  const meet = (point: LatticePoint, border: Border): void => {
    const key = latticeKey(point);
    const known = at.get(key);
    if (known === undefined) at.set(key, [border]);
    else known.push(border);
  };
  for (const border of borders) {
    meet(border.from, border);
    meet(border.to, border);
  }
  const isJunction = (point: LatticePoint): boolean => {
    const meeting = at.get(latticeKey(point)) ?? [];
    return meeting.length !== 2 || meeting.some(({ left }) => left === undefined);
  };
  const drawn = new Set<Border>();
  const walk = (first: Border): Arc => {
    const points = [first.from, first.to];
    let last = first;
    drawn.add(first);
    for (;;) {
      const end = last.to;
      const next = isJunction(end)
        ? undefined
        : at.get(latticeKey(end))?.find((border) => border !== last && latticeKey(border.from) === latticeKey(end));
      if (next === undefined || drawn.has(next))
        return { points, right: first.right, left: first.left, isLoop: next !== undefined };
      drawn.add(next);
      points.push(next.to);
      last = next;
    }
  };
  const arcs: Arc[] = [];
  for (const border of borders) if (!drawn.has(border) && isJunction(border.from)) arcs.push(walk(border));
  for (const border of borders) if (!drawn.has(border)) arcs.push(walk(border));
  return arcs;
}
