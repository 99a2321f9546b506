import type { SeatId, Viewer } from '@getaway/kernel';
import type { Event, IncomeReason } from './events.ts';
import { seatOf } from './gang.ts';
import type { Game } from './shape.ts';

/** C6. The supply of money is unlimited. */
export function receive(game: Game, seat: SeatId, sum: number, reason: IncomeReason): void {
  if (sum <= 0) return;
  seatOf(game.state, seat).money += sum;
  game.emit({ type: 'incomeReceived', seat, sum, reason });
}

export function pay(game: Game, seat: SeatId, sum: number): void {
  seatOf(game.state, seat).money -= sum;
}

export const moneyChange = (events: readonly Event[], seat: Viewer): number =>
  events.reduce((sum, event) => sum + changeBy(event, seat), 0);

function changeBy(event: Event, seat: Viewer): number {
  switch (event.type) {
    case 'incomeReceived':
      return event.seat === seat ? event.sum : 0;
    case 'memberMobilised':
    case 'gangMobilised':
    case 'henchmanRecruited':
    case 'jobAnnounced':
      return event.seat === seat ? -event.cost : 0;
    case 'moneyStolen':
      return event.seat === seat ? event.sum : event.from === seat ? -event.sum : 0;
    case 'snitchPaid':
      return event.seat === seat ? -event.paid : 0;
    default:
      return 0;
  }
}
