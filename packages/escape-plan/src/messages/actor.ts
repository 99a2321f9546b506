import type { Event } from '../events.ts';
import type { Who } from '../state.ts';

/**
 * The player or automaton that an event is about. Undefined if the event names nobody, for example when an officer
 * moves.
 */
export function actorOf(event: Event): Who | undefined {
  if ('seat' in event) return event.seat;
  return 'who' in event ? event.who : undefined;
}

/** After these events, the game continues by itself until somebody acts again. */
export const ENDS_ACTING: ReadonlySet<Event['type']> = new Set([
  'turnEnded',
  'dayBegan',
  'partBegan',
  'notorietyAdjusted',
  'lineCrossed',
  'gameEnded',
]);
