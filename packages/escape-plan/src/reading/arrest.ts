import type { SeatId } from '@getaway/kernel';
import { escapeCost } from '../escape.ts';
import type { Event } from '../events.ts';
import { packOf } from '../geography.ts';
import type { View } from '../view.ts';

/**
 * Why a player was arrested. `exit`: could not pay at the exit (F3). `turn`: could not pay at the start of a turn (A1).
 * `dawn`: still in the city after dawn of day 3 (F4).
 */
type ArrestReason = 'exit' | 'turn' | 'dawn';

export interface Arrest {
  readonly reason: ArrestReason;
  /** What the player had to pay. It is 0 after dawn. */
  readonly price: number;
  /** What the player had. Undefined as long as it is secret (R17). */
  readonly money: number | undefined;
}

/** Why a player was arrested, with the price and the player's money. Undefined if the player was not arrested. */
export function arrestOf(view: View, events: readonly Event[], seat: SeatId): Arrest | undefined {
  const at = events.findLastIndex((event) => event.type === 'arrested' && event.seat === seat);
  if (at < 0) return undefined;
  const reason = reasonOf(events, seat, at);
  const later = events.slice(at).filter(({ type }) => type === 'escaped').length;
  const escaped = view.escaped.slice(0, view.escaped.length - later);
  const prices = { exit: escapeCost({ ...view, escaped }), turn: packOf(view).prices.afterEscape, dawn: 0 };
  return { reason, price: prices[reason], money: view.seats[seat]?.cash };
}

function reasonOf(events: readonly Event[], seat: SeatId, at: number): ArrestReason {
  const began = events.findLastIndex((event, i) => i < at && event.type === 'turnBegan' && event.who === seat);
  if (began >= 0 && began === at - 1) return 'turn';
  const turn = events.slice(began + 1, at);
  const hasEnded = turn.some(({ type }) => type === 'turnEnded' || type === 'turnBegan' || type === 'partBegan');
  const isAtExit = turn.some((event) => event.type === 'travelled' && event.seat === seat && event.escape);
  return isAtExit && !hasEnded ? 'exit' : 'dawn';
}
