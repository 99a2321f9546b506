import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isMotionReduced } from '../settings/apply.ts';

/** How long a piece travels, in milliseconds. */
const TRAVEL_MS = 260;
const FADE_MS = 200;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Lets something appear. Where motion is reduced it just does so more quickly. */
export function fadeIn(element: Element): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: isMotionReduced() ? 1 : FADE_MS, easing: EASE });
}

/** Lets an element travel from where it was, by so many pixels, to where it is now. With reduced motion it fades in instead. */
export function travelFrom(element: Element, { x, y }: Spot): Animation {
  if (isMotionReduced()) return fadeIn(element);
  const scale = scaleOf(element);
  return element.animate([{ translate: `${x / scale}px ${y / scale}px` }, { translate: '0 0' }], {
    duration: TRAVEL_MS,
    easing: EASE,
  });
}

/** Lets an element travel through several spots, given as pixels from where it is now; it arrives there at the end. */
export function travelAlong(element: Element, spots: readonly Spot[], duration = TRAVEL_MS * 2): Animation {
  if (isMotionReduced()) return fadeIn(element);
  const scale = scaleOf(element);
  const frames = [...spots, { x: 0, y: 0 }].map(({ x, y }) => ({ translate: `${x / scale}px ${y / scale}px` }));
  return element.animate(frames, { duration, easing: 'ease-in-out' });
}

/** Pixels of the screen for each unit of the element: in a drawing these are not the same. */
const scaleOf = (element: Element): number =>
  element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;

/**
 * Pieces that keep their identity travel when they are drawn somewhere else: everything below `root` with a `data-piece` is
 * followed by that name from one `moment` to the next; what is new fades in.
 */
export function useTravelling(root: RefObject<Element>, moment: unknown): void {
  const spots = useRef<ReadonlyMap<string, Spot>>(undefined);
  // Pieces are measured once a moment.
  useLayoutEffect(() => {
    if (root.current === null) return;
    const before = spots.current;
    const now = new Map<string, Spot>();
    const { left, top } = root.current.getBoundingClientRect();
    for (const element of root.current.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
      const piece = element.dataset.piece ?? '';
      const rect = element.getBoundingClientRect();
      const spot = { x: rect.left - left, y: rect.top - top };
      now.set(piece, spot);
      const old = before?.get(piece);
      if (before !== undefined && old === undefined) fadeIn(element);
      else if (old !== undefined && Math.hypot(old.x - spot.x, old.y - spot.y) > 1)
        travelFrom(element, { x: old.x - spot.x, y: old.y - spot.y });
    }
    spots.current = now;
  }, [moment]);
}
