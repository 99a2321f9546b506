import type { Event } from '../events.ts';
import type { Who } from '../state.ts';

/**
 * The player or automaton that an event is about; undefined if the event's sentence names nobody, for example when an
 * officer moves.
 */
export function actorOf(event: Event): Who | undefined {
  if ('seat' in event) return event.seat;
  return 'who' in event ? event.who : undefined;
}

/** Events after which the game continues by itself. Nobody has chosen what follows, until somebody acts again. */
export const ENDS_ACTING: ReadonlySet<Event['type']> = new Set([
  'turnEnded',
  'dayBegan',
  'partBegan',
  'notorietyAdjusted',
  'lineCrossed',
  'gameEnded',
]);
