import type { Point } from '../geometry/plane.ts';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const directionOf = (key: string): Point | undefined => DIRECTIONS[key];

/**
 * The nearest spot in a direction; undefined if there is none. Distance to the side counts more than distance straight
 * ahead.
 */
export function nextInDirection<Spot extends Point>(
  from: Point,
  { x, y }: Point,
  spots: readonly Spot[],
): Spot | undefined {
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * x + (spot.y - from.y) * y;
    const aside = Math.abs((spot.x - from.x) * y) + Math.abs((spot.y - from.y) * x);
    if (ahead <= 1 || aside > 2.5 * ahead) continue;
    const worth = ahead + 1.6 * aside;
    if (worth < least) {
      least = worth;
      best = spot;
    }
  }
  return best;
}
