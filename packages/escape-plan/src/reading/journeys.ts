import { MOVEMENT_POINTS } from '../content/vocabulary.ts';
import { packOf, tileOfPlace } from '../geography.ts';
import { locationIn } from '../messages/nameIn.ts';
import type { GoTo, Move } from '../moves.ts';
import type { View } from '../view.ts';
import { allPursuersOn } from './onTile.ts';
import { planValue } from './plan.ts';

/** F2. An escape evades on the exit's tile too. */
export const tilesToEvade = (journey: GoTo): readonly string[] =>
  journey.escape ? [...new Set([...journey.left, tileOfPlace(journey.to)])] : journey.left;

/** E2. How many have to be evaded on the way, the Inspector among them. */
export const dangerOf = (view: View, journey: GoTo): number =>
  tilesToEvade(journey).reduce((sum, tile) => sum + allPursuersOn(view, tile).length, 0);

/** An income line is about as good as a middling sum. */
const INCOME_WORTH = 40;

/** G5. What the viewer's plan says about the destination; 0 for what it does not name. */
function worthOf(view: View, { to }: GoTo): number {
  const value = planValue(view, view.sites[to]);
  if (value === undefined) return locationIn(packOf(view), to)?.kind === 'exit' ? 1 : 0;
  return value === 'income' ? INCOME_WORTH : value;
}

/** The journeys among the moves, by what their destination is worth, then by who waits on the way. */
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

/** The fewest officers first, then what is spent. */
export const byDanger = (view: View, a: GoTo, b: GoTo): number =>
  dangerOf(view, a) - dangerOf(view, b) || a.means.length + a.cans - b.means.length - b.cans || a.points - b.points;

/** V1, V4, V5. The movement points of a journey with so many gas cans, by subway or not. */
export const pointsFor = ({ cans }: Pick<GoTo, 'cans'>, { bySubway }: { readonly bySubway: boolean }): number =>
  MOVEMENT_POINTS + cans + Number(bySubway);

/** V5. Whether a journey takes more points than there are without the subway. */
export const needsSubway = (journey: Pick<GoTo, 'points' | 'cans'>): boolean =>
  journey.points > pointsFor(journey, { bySubway: false });

const HURTING: ReadonlySet<Move['move']> = new Set(['endEvading', 'takeWound']);

/** E4, E8. What gives a wound is offered last: nobody takes one by accident. */
export const hurts = ({ move }: Move): boolean => HURTING.has(move);
