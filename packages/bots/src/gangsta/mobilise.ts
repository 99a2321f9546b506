import { packOf } from '@getaway/gangsta/content';
import type { Move } from '@getaway/gangsta/moves';
import type { Gangsta, View } from '@getaway/gangsta/view';
import type { DreamDecision } from '../imagined.ts';
import { countPresent, everybody, type Icons, iconsIn, iconsOf, sumOf, without } from './cards.ts';

/** Calls back members until no skill icon is missing. The member who brings the most missing icons comes first. */
export function mobiliseFor(id: string, view: View, { seat, moves }: DreamDecision<Gangsta>): Move {
  const pack = packOf(view);
  const job = pack.jobs.get(id);
  const gang = view.seats[seat]?.gang ?? [];
  if (job === undefined) return stop;
  const helpers = job.shared === undefined ? gang : everybody(view);
  const missing = without(
    iconsIn(job.needs),
    iconsOf(
      pack,
      helpers.filter(({ available }) => available),
    ),
  );
  if (sumOf(missing) === 0) return stop;
  let best: Move = stop;
  let most = 0;
  for (const move of moves) {
    const member = move.move === 'mobilise' ? gang.find(({ card }) => card === move.member) : undefined;
    const use = member === undefined ? 0 : usefulness(missing, iconsOf(pack, [member]));
    if (use > most) [best, most] = [move, use];
  }
  return best;
}

/**
 * Ranks a member by the number of missing skill icons that the member brings. Of two members who bring equally many,
 * the one with fewer other skills ranks higher.
 */
export function usefulness(missing: Icons, icons: Icons): number {
  const met = countPresent(missing, icons);
  return met === 0 ? 0 : met - sumOf(icons) / 10;
}

const stop: Move = { move: 'stopMobilising' };
