import { type Pack, packOf } from '@getaway/gangsta/content';
import { snitchesOfChapter } from '@getaway/gangsta/reading';
import type { SeatView, View } from '@getaway/gangsta/view';
import { type Icons, iconsOf } from './cards.ts';
import type { Weights } from './weights.ts';

/** A view and the figures derived from it, for the functions that rate a seat. */
export interface Survey {
  readonly view: View;
  readonly weights: Weights;
  readonly pack: Pack;
  /** The share of the game that is left: 1 at the beginning, 0 at the end. */
  readonly left: number;
  readonly seats: readonly Surveyed[];
}

export interface Surveyed {
  readonly held: SeatView;
  readonly icons: Icons;
  /** The skill icons of the available members. */
  readonly ready: Icons;
}

export function surveyOf(view: View, weights: Weights): Survey {
  const pack = packOf(view);
  const seats = view.seats.map((held) => ({
    held,
    icons: iconsOf(pack, held.gang),
    ready: iconsOf(
      pack,
      held.gang.filter(({ available }) => available),
    ),
  }));
  return { view, weights, pack, left: leftOf(view), seats };
}

/** The share of the game that is left, estimated from the largest gang and from the snitches of the last chapter. */
function leftOf(view: View): number {
  const { chapter, seats, endedBy } = view;
  if (endedBy !== undefined) return 0;
  const members = Math.max(...seats.map(({ gang }) => gang.length));
  if (chapter === 1) return 1 - 0.09 * (members - 1);
  if (chapter === 2) return 0.72 - 0.11 * Math.max(0, members - 4);
  const told = snitchesOfChapter(view).length;
  return Math.max(0.06, 0.4 - 0.11 * Math.max(members - 6, told));
}

/** The highest `count` among all other seats. */
export function bestOther({ seats }: Survey, seat: number, count: (other: Surveyed) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const [other, surveyed] of seats.entries()) if (other !== seat) best = Math.max(best, count(surveyed));
  return best;
}
