import type { SeatId } from '@getaway/kernel';
import type { Event } from '../events.ts';

/** Who did it: the member's boss may be somebody else. Undefined if the event names nobody, such as a new card. */
export function actorOf(event: Event): SeatId | undefined {
  if ('by' in event && typeof event.by === 'number') return event.by;
  return 'seat' in event ? event.seat : undefined;
}

/** Events after which the table goes on by itself: until somebody acts again, nothing is anybody's choice. */
export const ENDS_ACTING: ReadonlySet<Event['type']> = new Set([
  'turnEnded',
  'chapterEnded',
  'chapterBegan',
  'gangWarFought',
  'snitchRevealed',
  'gameEnded',
]);
