import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { distance, type Point } from '../geometry/plane.ts';

export const placedAt = ({ x, y }: Point): string => `translate(${x}px, ${y}px) scale(var(--k))`;

const isCalm = (): boolean => document.documentElement.dataset.motion === 'reduced';

interface Manner {
  readonly from?: Point | undefined;
  readonly way?: () => readonly Point[];
  /** So many others go first. */
  readonly after?: number;
  readonly isStill?: boolean;
}

const LONGEST_MS = 300;

/**
 * A piece that stood elsewhere before moves to where it stands now: along a way if one is known, else straight. With reduced
 * motion it fades in at its new place.
 */
export function useGlide(
  piece: RefObject<SVGGElement | null>,
  at: Point,
  { from, way, after = 0, isStill = false }: Manner,
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
    element.animate(framesOf(points, at, long), {
      duration: Math.min(LONGEST_MS, 160 + long / 4),
      delay: after * LONGEST_MS,
      fill: 'backwards', // where it stood, until it is its turn
      easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
    });
  }, [at.x, at.y]);
}

/** Each point at its share of the way; the last one is where the piece stands. */
function framesOf(points: readonly Point[], at: Point, long: number): Keyframe[] {
  let gone = 0;
  return points.map((point, i) => {
    gone += distance(point, points[i - 1] ?? point);
    const isLast = i === points.length - 1;
    return { transform: placedAt(isLast ? at : point), offset: isLast ? 1 : Math.min(1, gone / Math.max(1, long)) };
  });
}
