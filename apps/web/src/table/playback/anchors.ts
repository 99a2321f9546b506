import type { Flight } from '../gamePlayback.ts';
import type { Spot } from '../playback.ts';

/**
 * The starting points of the next flights. They are measured before the table changes, because a card that leaves is
 * gone afterwards.
 */
export const startsOf = (flights: readonly Flight[]): readonly (Spot | undefined)[] =>
  flights.map(({ from }) => (from === undefined ? undefined : middleOf(from)));

/** The middle of the first visible element that a selector finds. */
export function middleOf(selector: string): Spot | undefined {
  for (const element of document.querySelectorAll(selector)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return { x: x + width / 2, y: y + height / 2 };
  }
  return undefined;
}
