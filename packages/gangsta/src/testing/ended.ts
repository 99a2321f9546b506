import type { Plan, SeatPlan } from './position.ts';
import { type GangstaScenario, table } from './table.ts';

/**
 * A game that ends with the third snitch of chapter III, on the last seat's turn. The snitch costs each seat $3. So
 * each seat begins with $3 more than planned, and ends with the planned money. The last seat also gets $1 for each
 * leader (A6).
 */
export const ended = (seats: readonly SeatPlan[], options: NonNullable<Plan['options']> = {}): GangstaScenario =>
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
