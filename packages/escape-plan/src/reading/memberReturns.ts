import { ownSeat } from '@getaway/kernel';
import type { Move } from '../moves.ts';
import { GANG_SIZE } from '../state.ts';
import type { View } from '../view.ts';

/**
 * X13. A gang member returns to a headquarters after use. If several headquarters are possible, the player has to
 * choose one. So this function adds a move for this choice after the use. It prefers the headquarters with the most
 * members, because the player gets the marker back when a gang is complete.
 */
export function returnsFor(view: View, uses: readonly Move[]): readonly Move[] {
  const seat = ownSeat(view);
  const open = Object.entries(view.headquarters).flatMap(([headquarters, { marker, members }]) =>
    marker === seat && members < GANG_SIZE ? [{ headquarters, members }] : [],
  );
  return uses.flatMap((move) => {
    if (move.move !== 'useMember') return [move];
    open.sort((a, b) => b.members - a.members);
    const [first] = open;
    if (first === undefined) return [move];
    const returned: Move[] = open.length > 1 ? [{ move: 'returnMember', headquarters: first.headquarters }] : [];
    first.members += 1;
    if (first.members === GANG_SIZE) open.shift();
    return [move, ...returned];
  });
}
