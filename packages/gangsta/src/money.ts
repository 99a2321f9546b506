import type { SeatId } from '@getaway/kernel';
import type { IncomeReason } from './events.ts';
import { seatOf } from './gang.ts';
import type { Game } from './shape.ts';

/** C6. Money never runs out. */
export function receive(game: Game, seat: SeatId, sum: number, reason: IncomeReason): void {
  if (sum <= 0) return;
  seatOf(game.state, seat).money += sum;
  game.emit({ type: 'incomeReceived', seat, sum, reason });
}

export function pay(game: Game, seat: SeatId, sum: number): void {
  seatOf(game.state, seat).money -= sum;
}
