import { MOVEMENT_POINTS } from '../content/vocabulary.ts';
import { packOf, tileOfPlace } from '../geography.ts';
import { locationIn } from '../messages/nameIn.ts';
import type { GoTo, Move } from '../moves.ts';
import type { View } from '../view.ts';
import { allPursuersOn } from './onTile.ts';
import { planValue } from './plan.ts';

/** F2. For an escape, the officers on the exit's tile have to be evaded too. */
export const tilesToEvade = (journey: GoTo): readonly string[] =>
  journey.escape ? [...new Set([...journey.left, tileOfPlace(journey.to)])] : journey.left;

/** E2. The number of officers to evade on the route, including the Inspector. */
export const dangerOf = (view: View, journey: GoTo): number =>
  tilesToEvade(journey).reduce((sum, tile) => sum + allPursuersOn(view, tile).length, 0);

/** A line of the plan that shows the income symbol counts as this value when journeys are sorted. */
const INCOME_WORTH = 40;

/**
 * G5. What the viewer's plan pays for the destination. If the plan has no line for it, an exit counts as 1 and any
 * other place as 0.
 */
function worthOf(view: View, { to }: GoTo): number {
  const value = planValue(view, view.sites[to]);
  if (value === undefined) return locationIn(packOf(view), to)?.kind === 'exit' ? 1 : 0;
  return value === 'income' ? INCOME_WORTH : value;
}

/**
 * The journeys among the moves. Escapes come first, then the journeys with the most valuable destinations. Journeys to
 * the same place are sorted by `byDanger`.
 */
export const rankedJourneys = (view: View, moves: readonly Move[]): readonly GoTo[] =>
  moves
    .filter((move) => move.move === 'travel')
    .toSorted(
      (a, b) =>
        Number(b.escape) - Number(a.escape) ||
        worthOf(view, b) - worthOf(view, a) ||
        (a.to < b.to ? -1 : Number(a.to > b.to)) ||
        byDanger(view, a, b),
    );

/** Compares two journeys: fewest officers first, then fewest rides and gas cans, then fewest movement points. */
export const byDanger = (view: View, a: GoTo, b: GoTo): number =>
  dangerOf(view, a) - dangerOf(view, b) || a.means.length + a.cans - b.means.length - b.cans || a.points - b.points;

/** V1, V4, V5. The movement points of a journey with this many gas cans, with or without the subway. */
export const pointsFor = ({ cans }: Pick<GoTo, 'cans'>, { bySubway }: { readonly bySubway: boolean }): number =>
  MOVEMENT_POINTS + cans + Number(bySubway);

/** V5. Whether a journey needs the extra point of the subway. */
export const needsSubway = (journey: Pick<GoTo, 'points' | 'cans'>): boolean =>
  journey.points > pointsFor(journey, { bySubway: false });

const HURTING: ReadonlySet<Move['move']> = new Set(['endEvading', 'takeWound']);

/** E4, E8. Whether a move can cause wounds. Such moves are listed last, so that nobody picks one by accident. */
export const hurts = ({ move }: Move): boolean => HURTING.has(move);
