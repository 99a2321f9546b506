import type { Point } from '../geometry/plane.ts';

/** The corners that a card can use, the default first. Buttons take the fourth corner. */
const CORNERS = ['bottomLeft', 'topLeft', 'bottomRight'] as const;
export type Corner = (typeof CORNERS)[number];

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The corner where a card of this size hides the fewest of these screen points. The last point is the most important:
 * the destination.
 */
export function cornerFor(points: readonly Point[], screen: Size, card: Size): Corner {
  const hides = (corner: Corner, { x, y }: Point): boolean => {
    const across = corner === 'bottomRight' ? x > screen.width - card.width : x < card.width;
    const down = corner === 'topLeft' ? y < card.height : y > screen.height - card.height;
    return across && down;
  };
  const hidden = (corner: Corner): number =>
    points.reduce(
      (sum, point, i) => sum + (hides(corner, point) ? (i === points.length - 1 ? points.length : 1) : 0),
      0,
    );
  return CORNERS.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}
