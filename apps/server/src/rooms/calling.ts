import type { SeatId } from '@getaway/kernel';
import { dueOf, peopleAt, type Room } from './room.ts';

export const CALLED_FOR = ['turn', 'back'] as const;
export type CalledFor = (typeof CALLED_FOR)[number];

/**
 * The seats that the table waits for and has not alerted yet: the seat whose turn it is, and seats that were asked to
 * agree to a rewind.
 */
export function seatsToAlert(room: Room): Readonly<Record<CalledFor, readonly SeatId[]>> {
  const { ask, called, clock, seats } = room;
  const due = dueOf(room);
  const isCalled = due === undefined || due.bot !== undefined || called?.turn === clock.turn;
  return {
    turn: isCalled || seats[due.seat] === undefined ? [] : [due.seat],
    back:
      ask === undefined
        ? []
        : peopleAt(room).filter((seat) => !ask.agreed.includes(seat) && !ask.called.includes(seat)),
  };
}

/** Since when the table has waited for the seat whose turn it is, or for answers to a request to rewind. */
export const waitsSince = ({ ask, clock }: Room, why: CalledFor): number =>
  why === 'back' && ask !== undefined ? ask.at : clock.since;
