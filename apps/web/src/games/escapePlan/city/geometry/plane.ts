import type { LatticePoint } from '@getaway/escape-plan/content';

/** A point of the drawing. The side of a triangle is 40 units long, a tile is 240 units wide. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const HALF_SIDE = 20;
const LINE = HALF_SIDE * Math.sqrt(3);
export const TILE_WIDTH = 12 * HALF_SIDE;
export const TILE_HEIGHT = 6 * LINE;

export const toPoint = ({ x, y }: LatticePoint): Point => ({ x: x * HALF_SIDE, y: y * LINE });

export const latticeKey = ({ x, y }: LatticePoint): string => `${x},${y}`;

export const interpolate = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function meanOf(points: readonly Point[]): Point {
  let x = 0;
  let y = 0;
  for (const point of points) {
    x += point.x;
    y += point.y;
  }
  return { x: x / points.length, y: y / points.length };
}

/** The distance of a point from the line segment between two other points. */
export function distanceToLine(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / (length * length);
  return distance(point, interpolate(from, to, Math.min(1, Math.max(0, along))));
}

/** Rounds to two decimals, which keeps the markup short and is exact enough for a drawing. */
const formatNumber = (value: number): string => String(Math.round(value * 100) / 100);

export const formatPoint = ({ x, y }: Point): string => `${formatNumber(x)} ${formatNumber(y)}`;
