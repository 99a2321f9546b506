import type { SeatId } from '@getaway/kernel';
import type { PayReason, ReceiveReason } from './events.ts';
import { figureOf, seatOf } from './figures.ts';
import type { Game } from './shape.ts';
import type { Who } from './state.ts';

export function pay(game: Game, seat: SeatId, sum: number, reason: PayReason): void {
  if (sum <= 0) return;
  seatOf(game.state, seat).cash -= sum;
  game.emit({ type: 'paid', seat, sum, reason });
}

function receive(game: Game, seat: SeatId, sum: number, reason: ReceiveReason): void {
  if (sum <= 0) return;
  seatOf(game.state, seat).cash += sum;
  game.emit({ type: 'received', seat, sum, reason });
}

/** D2. Pays as many $k as there are cubes left on the income track. */
export const receiveIncome = (game: Game, seat: SeatId, reason: ReceiveReason): void =>
  receive(game, seat, seatOf(game.state, seat).income, reason);

/** R16. Nothing is gained if the supply is empty. */
export function takeDisc(game: Game, who: Who): void {
  if (game.state.discs === 0) return;
  game.state.discs -= 1;
  figureOf(game.state, who).discs += 1;
  game.emit({ type: 'discTaken', who });
}

/** Rules D12 and I9. */
export function returnDisc(game: Game, who: Who): void {
  figureOf(game.state, who).discs -= 1;
  game.state.discs += 1;
  game.emit({ type: 'discReturned', who });
}
