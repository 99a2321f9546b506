import type { Automaton } from '@getaway/escape-plan/content';
import type { Event, Who } from '@getaway/escape-plan/view';
import type { Viewer } from '@getaway/kernel';
import type { EscapePlanTable } from './table.ts';

type Log = EscapePlanTable['log'];

/** The events of an automaton's last turn; empty before its first turn. */
export function lastTurnOf(log: Log, who: Automaton): readonly Event[] {
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const events = log[i]?.events ?? [];
    const began = events.findLastIndex((event) => event.type === 'turnBegan' && event.who === who);
    if (began < 0) continue;
    const turn = events.slice(began + 1);
    const end = turn.findIndex(({ type }) => ENDS.has(type));
    return (end < 0 ? turn : turn.slice(0, end)).filter(({ type }) => !BORING.has(type));
  }
  return [];
}

const ENDS: ReadonlySet<Event['type']> = new Set([
  'turnBegan',
  'partBegan',
  'notorietyAdjusted',
  'lineCrossed',
  'discReturned',
]);
const BORING: ReadonlySet<Event['type']> = new Set(['contactRevealed', 'visited']);

interface Crossing {
  readonly who: Who;
  readonly line: number;
}

/**
 * The lines of the notoriety track that were crossed at its last adjustment. The list is empty again once somebody
 * else's turn begins.
 */
export function crossings(log: Log, viewer: Viewer): readonly Crossing[] {
  const found: Crossing[] = [];
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const { events = [], seat, move } = log[i] ?? {};
    for (const event of events.toReversed()) {
      if (event.type === 'turnBegan' && (event.who !== viewer || found.length > 0)) return found.reverse();
      if (event.type === 'lineCrossed') found.push({ who: event.who, line: event.line });
    }
    // A choice of the viewer clears the news about crossed lines, unless the choice is a consequence of crossing a
    // line.
    if (seat === viewer && move !== undefined && move.move !== 'moveOfficer' && move.move !== 'unlock')
      return found.reverse();
  }
  return found.reverse();
}
