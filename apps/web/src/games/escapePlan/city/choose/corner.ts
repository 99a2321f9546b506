import type { Point } from '../geometry/plane.ts';

/** The corners that a card can use, the default first. Buttons take the fourth corner. */
const CORNERS = ['bottomLeft', 'topLeft', 'bottomRight'] as const;
export type Corner = (typeof CORNERS)[number];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The corner in which a card of this size hides the fewest of these screen points. */
export function cornerFor(points: readonly Point[], screen: Size, card: Size): Corner {
  const hidden = (corner: Corner): number =>
    points.filter(({ x, y }) => {
      const across = corner === 'bottomRight' ? x > screen.width - card.width : x < card.width;
      const down = corner === 'topLeft' ? y < card.height : y > screen.height - card.height;
      return across && down;
    }).length;
  return CORNERS.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}
