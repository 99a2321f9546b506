import { otherSeats, type SeatId } from '@getaway/kernel';
import type { State } from '../../state.ts';
import { type Gang, gangOf } from './gang.ts';
import { majorityPoints } from './majorities.ts';
import { momentOf } from './moment.ts';

/** A seat's lead over another seat at the end of a game, and how uncertain the lead is. */
export interface FinalLead {
  readonly lead: number;
  /** The variance of the influence of the other seat's completed jobs, which are face down. */
  readonly variance: number;
}

/** G2. The gang with more members wins ties, so a lead in members is worth this fraction of a point. */
const TIE_BREAK = 0.25;

/**
 * G1, G2. The leads over all other seats in a finished game, judged by what the seat knew before hidden jobs were
 * revealed.
 */
export function finalLeads(state: State, seat: SeatId): readonly FinalLead[] {
  const moment = momentOf(state);
  const own = gangOf(moment, seat, seat);
  const others = otherSeats(state.seats.length, seat).map((other) => gangOf(moment, other, seat));
  const gangs = [own, ...others];
  const standing = (gang: Gang): number => gang.influence + majorityPoints(moment, gangs, gang);
  return others.map((other) => ({
    lead: standing(own) - standing(other) + TIE_BREAK * Math.sign(own.size - other.size),
    variance: other.variance,
  }));
}
