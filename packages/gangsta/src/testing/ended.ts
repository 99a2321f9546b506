import type { Plan, SeatPlan } from './position.ts';
import { type Table, table } from './table.ts';

/**
 * A game that the third snitch of chapter III ends on the last seat's turn. Its $3 are added to the money of the plan, so that
 * everybody has left what the plan says, the last seat $1 more a leader (A6).
 */
export const ended = (seats: readonly SeatPlan[], options: NonNullable<Plan['options']> = {}): Table =>
  table({
    chapter: 3,
    seats: seats.map((seat) => ({ ...seat, money: (seat.money ?? 0) + 3 })),
    jobs: ['an-empty-chair'],
    snitches: ['iii-4-a', 'iii-4-b'],
    options,
    turn: seats.length - 1,
  })
    .pass()
    .discardJob('an-empty-chair')
    .endTurn('iii-3-a');
