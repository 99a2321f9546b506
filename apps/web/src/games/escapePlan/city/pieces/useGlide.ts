import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { distance, type Point } from '../geometry/plane.ts';

/** The CSS property that holds the scale of a piece. */
type Scale = '--k' | '--officer';

export const placedAt = ({ x, y }: Point, scale: Scale = '--k'): string =>
  `translate(${x}px, ${y}px) scale(var(${scale}))`;

const isCalm = (): boolean => document.documentElement.dataset.motion === 'reduced';

interface GlideOptions {
  readonly from?: Point | undefined;
  readonly way?: () => readonly Point[];
  /** The number of pieces that move before this one. */
  readonly after?: number;
  readonly isStill?: boolean;
  readonly scale?: Scale;
  /** How long a move is animated during playback. */
  readonly ms?: number | undefined;
}

const LONGEST_MS = 300;
/** The share of the time `ms` during which the piece moves. It stands still for the rest of that time. */
const SHARE_OF_BEAT = 0.75;

/**
 * Animates a piece from its previous position to its current one, along its route if the route is known. With reduced
 * motion, the piece fades in at its new position.
 */
export function useGlide(
  piece: RefObject<SVGGElement | null>,
  at: Point,
  { from, way, after = 0, isStill = false, scale = '--k', ms }: GlideOptions,
): void {
  const before = useRef(from);
  useLayoutEffect(() => {
    const start = before.current;
    before.current = at;
    const element = piece.current;
    if (element === null || start === undefined || isStill || distance(start, at) < 1) return;
    if (isCalm()) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160 });
      return;
    }
    const walked = way?.() ?? [];
    const points = walked.length > 1 ? walked : [start, at];
    const long = points.reduce((sum, point, i) => sum + distance(point, points[i - 1] ?? point), 0);
    element.animate(framesOf(points, { at, long, scale }), {
      duration: ms === undefined ? Math.min(LONGEST_MS, 160 + long / 4) : ms * SHARE_OF_BEAT,
      delay: after * LONGEST_MS,
      fill: 'backwards', // keeps the piece at its old position until it starts to move
      easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
    });
  }, [at.x, at.y]);
}

/** The keyframes of a route. The offset of a keyframe is the share of the route before it. */
function framesOf(
  points: readonly Point[],
  { at, long, scale }: { readonly at: Point; readonly long: number; readonly scale: Scale },
): Keyframe[] {
  let gone = 0;
  return points.map((point, i) => {
    gone += distance(point, points[i - 1] ?? point);
    const isLast = i === points.length - 1;
    return {
      transform: placedAt(isLast ? at : point, scale),
      offset: isLast ? 1 : Math.min(1, gone / Math.max(1, long)),
    };
  });
}
