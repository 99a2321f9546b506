import type { Move } from '@getaway/gangsta/moves';
import type { View } from '@getaway/gangsta/view';

/**
 * T3 (3). The action of the turn, if it is about a face-up card. Actions on the top card of a deck are left out,
 * because that card is secret (Q6, Q13).
 */
export const aimIn = ({ jobs, pool }: View, plan: readonly Move[]): Move | undefined =>
  plan.find(
    (move) =>
      (move.move === 'announce' && jobs.includes(move.job)) ||
      (move.move === 'recruit' && pool.includes(move.henchman)),
  );
