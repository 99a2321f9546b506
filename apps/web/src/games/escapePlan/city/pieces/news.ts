import { AUTOMATA, type Automaton, type Officer, type Pack } from '@getaway/escape-plan/content';
import type { EscapePlan, Event, Who } from '@getaway/escape-plan/view';
import type { Passage } from '@getaway/table';
import type { Point } from '../geometry/plane.ts';
import { routeOf } from '../geometry/route.ts';
import type { Survey } from '../geometry/survey.ts';

type Log = readonly Passage<EscapePlan>[];

/** How many log passages (one per choice) at the end of the log are searched for a movement. */
const RECENT = 8;

function latest<E extends Event>(log: Log, fits: (event: Event) => event is E): E | undefined {
  for (let i = log.length - 1; i >= Math.max(0, log.length - RECENT); i -= 1) {
    const found = log[i]?.events.findLast(fits);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The route of somebody's last move; empty if the route is unknown. */
export function recentRoute(log: Log, survey: Survey, pack: Pack, who: Who): readonly Point[] {
  const travelled = latest(
    log,
    (event): event is Extract<Event, { type: 'travelled' }> => event.type === 'travelled' && event.seat === who,
  );
  return travelled === undefined ? [] : routeOf(survey, pack, travelled).flatMap(({ points }) => points);
}

/** The order of the automata's moves, counted from 0. The map shows one move after the other. */
export function moveOrder(log: Log, moved: readonly Who[]): ReadonlyMap<Who, number> {
  const events = log.slice(-RECENT).flatMap((passage) => passage.events);
  const wentAt = (who: Automaton): number =>
    events.findLastIndex((event) => event.type === 'automatonRevealed' && event.who === who && event.fits);
  const automata = AUTOMATA.filter((who) => moved.includes(who));
  return new Map(automata.toSorted((a, b) => wentAt(a) - wentAt(b)).map((who, turn) => [who, turn]));
}

export function previousTile(log: Log, officer: Officer, tile: string): string | undefined {
  return latest(
    log,
    (event): event is Extract<Event, { type: 'officerMoved' }> =>
      event.type === 'officerMoved' && event.officer === officer && event.to === tile,
  )?.from;
}
