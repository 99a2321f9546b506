import type { Point } from '../geometry/plane.ts';

/** Where a card can lie; the fourth corner is that of the buttons. The first is where one looks for it. */
const CORNERS = ['bottomLeft', 'topLeft', 'bottomRight'] as const;
export type Corner = (typeof CORNERS)[number];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The corner in which a card of a size hides the fewest of these points of the screen. */
export function cornerFor(points: readonly Point[], screen: Size, card: Size): Corner {
  const hidden = (corner: Corner): number =>
    points.filter(({ x, y }) => {
      const across = corner === 'bottomRight' ? x > screen.width - card.width : x < card.width;
      const down = corner === 'topLeft' ? y < card.height : y > screen.height - card.height;
      return across && down;
    }).length;
  return CORNERS.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}
