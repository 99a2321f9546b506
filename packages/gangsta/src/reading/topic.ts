import type { SeatId } from '@getaway/kernel';
import type { View } from '../view.ts';

/** What a player is asked about, in terms that reveal no secret. */
export type Topic = 'resource' | 'callBack' | 'act' | 'job' | 'giveUp' | 'end';

/** What the decision of a seat is about, as far as the view shows it. */
export function topicOf(view: View, seat: SeatId): Topic | undefined {
  const { options, seats, turn, underway, toCome } = view;
  const resource = seats[seat]?.resource;
  if (options.resources && resource === undefined) return 'resource';
  // Q9. In another player's turn, a player can be asked to give somebody up. The owner of the private jet can also be
  // asked to call somebody back. The view does not show which of the two it is.
  if (seat !== turn.seat) return resource?.card === 'privateJet' ? undefined : 'giveUp';
  if (underway !== undefined) return 'job';
  const [next] = toCome;
  if (next === undefined || next === 'takeBack' || next === 'recruitAtOnce') return 'end';
  return next === 'act' ? 'act' : 'callBack';
}
