import type { SeatId } from '@getaway/kernel';
import type { Event } from '../events.ts';

/**
 * The seat that caused the event, even if the event is about another seat's member. Undefined if the event names no
 * seat, for example when a new card is revealed.
 */
export function actorOf(event: Event): SeatId | undefined {
  if ('by' in event && typeof event.by === 'number') return event.by;
  return 'seat' in event ? event.seat : undefined;
}

/** After these events, the game continues by itself until somebody acts again. */
export const ENDS_ACTING: ReadonlySet<Event['type']> = new Set([
  'turnEnded',
  'chapterEnded',
  'chapterBegan',
  'gangWarFought',
  'snitchRevealed',
  'gameEnded',
]);
