import type { Mesh } from './mesh.ts';
import { distanceToLine, formatPoint, interpolate, meanOf, type Point, toPoint } from './plane.ts';

/**
 * Spaces with at most this many triangles are small. All locations are small, and their centres lie well inside them.
 */
const SMALL = 4;

/**
 * The middle of each space. A small space uses its centre. A big space uses the point that is farthest from its borders
 * and from officers.
 */
export function middlePoints({ cells, edges }: Mesh, spaces: number, posts: readonly Point[] = []): readonly Point[] {
  const candidates: Point[][] = Array.from({ length: spaces }, () => []);
  const walls: (readonly [Point, Point])[][] = Array.from({ length: spaces }, () => []);
  const corners = new Map<string, { readonly point: Point; readonly space: number; inside: boolean }>();
  for (const { space, centre } of cells) candidates[space]?.push(centre);
  const centres = candidates.map((points) => points.slice());
  for (const { from, to, right, left } of edges) {
    const one = cells[right]?.space ?? 0;
    const other = left === undefined ? undefined : cells[left]?.space;
    const [a, b] = [toPoint(from), toPoint(to)];
    if (one === other) candidates[one]?.push(interpolate(a, b));
    else {
      walls[one]?.push([a, b]);
      if (other !== undefined) walls[other]?.push([a, b]);
    }
    for (const space of new Set([one, other ?? one]))
      for (const point of [a, b]) {
        const key = `${space} ${formatPoint(point)}`;
        const known = corners.get(key);
        if (known === undefined) corners.set(key, { point, space, inside: one === other });
        else if (one !== other) known.inside = false;
      }
  }
  for (const { point, space, inside } of corners.values()) if (inside) candidates[space]?.push(point);
  return candidates.map((points, space) => {
    const own = centres[space] ?? [];
    const middle = meanOf(own);
    if (own.length <= SMALL) return middle;
    // Prefers the point nearest to the centre among equally good ones.
    const worth = (point: Point): number =>
      Math.min(
        ...(walls[space] ?? []).map(([a, b]) => distanceToLine(point, a, b)),
        ...posts.map((post) => clearance(point, post)),
      ) -
      Math.hypot(point.x - middle.x, point.y - middle.y) / 50;
    return points.reduce((best, point) => (worth(point) > worth(best) ? point : best), points[0] ?? middle);
  });
}

/**
 * The distance of a point from the officers of a tile. Officers usually stand side by side, so horizontal distance
 * counts half.
 */
const clearance = ({ x, y }: Point, post: Point): number => Math.hypot((x - post.x) / 2, y - post.y) - OFFICER;

const OFFICER = 15;
