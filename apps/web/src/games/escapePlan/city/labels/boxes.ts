import type { Point } from '../geometry/plane.ts';

/** A rectangle, given by its middle and its size. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The area that two boxes share; 0 if they do not overlap. */
export function overlap(a: Box, b: Box): number {
  const across = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const down = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The share of a tile's width that a label may use. The rest keeps the label away from the edge. */
const USABLE = 0.97;

/** Whether a box lies inside a hexagon with a flat top and this width. */
export function isInHexagon({ x, y, width, height }: Box, centre: Point, hexagonWidth: number): boolean {
  const half = (hexagonWidth / 2) * USABLE;
  const top = (Math.sqrt(3) / 2) * half;
  const down = Math.abs(y - centre.y) + height / 2;
  const across = Math.abs(x - centre.x) + width / 2;
  return down <= top && across <= half - down / Math.sqrt(3);
}
