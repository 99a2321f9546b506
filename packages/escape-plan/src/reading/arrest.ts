import type { SeatId } from '@getaway/kernel';
import type { Event } from '../events.ts';

/**
 * Why a player was arrested. `exit`: could not pay at the exit (F3). `turn`: could not pay at the start of a turn (A1).
 * `dawn`: was still in the city after dawn of day 3 (F4).
 */
export type ArrestReason = 'exit' | 'turn' | 'dawn';

/** Why a player was arrested, according to the events so far; undefined if the player was not arrested. */
export function whyArrested(events: readonly Event[], seat: SeatId): ArrestReason | undefined {
  const at = events.findLastIndex((event) => event.type === 'arrested' && event.seat === seat);
  if (at < 0) return undefined;
  const began = events.findLastIndex((event, i) => i < at && event.type === 'turnBegan' && event.who === seat);
  if (began < 0) return 'dawn';
  if (began === at - 1) return 'turn';
  const turn = events.slice(began + 1, at);
  const hasEnded = turn.some(({ type }) => type === 'turnEnded' || type === 'turnBegan' || type === 'partBegan');
  const isAtExit = turn.some((event) => event.type === 'travelled' && event.seat === seat && event.escape);
  return isAtExit && !hasEnded ? 'exit' : 'dawn';
}
