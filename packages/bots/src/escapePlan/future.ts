import { LAST_DAY, MOVEMENT_POINTS } from '@getaway/escape-plan/content';
import { gainAt } from './gains.ts';
import type { Survey } from './survey.ts';
import { IDLE_TURN, PATIENCE } from './weights.ts';

/**
 * The estimated number of turns for a route of this many movement points. Points that are left at the end of a turn are
 * lost, so each turn after the first counts as only 2.2 points.
 */
const turnsFor = (points: number): number => (points <= MOVEMENT_POINTS ? 1 : 1 + (points - MOVEMENT_POINTS) / 2.2);

export interface Prospects {
  /** The gain of a visit to each location; undefined if the viewer may not end a journey there. */
  readonly gains: readonly (number | undefined)[];
  /** On day 3: for each location, the number of turns that a player there needs to leave the city. */
  readonly home: readonly number[] | undefined;
}

export function prospectsOf(survey: Survey): Prospects {
  const gains = survey.atlas.spots.map((spot) => gainAt(survey, spot));
  return { gains, home: survey.exit === undefined ? undefined : turnsToExit(survey, gains) };
}

/**
 * The value of the remaining turns, if the viewer visits the best location in each turn and reaches the exit in time.
 * The location `visited` is not visited again.
 */
export function futureOf(
  survey: Survey,
  { gains: known, home }: Prospects,
  from: number,
  turns: number,
  visited?: number,
): number {
  const { atlas, exit, view } = survey;
  const gains = new Float64Array(known.length);
  for (let i = 0; i < gains.length; i += 1) gains[i] = known[i] ?? NOT_ALLOWED;
  if (visited !== undefined) gains[visited] = SPENT;
  const lastDays = exit === undefined ? turns - 1 : turns; // one turn is kept for the escape
  const idle = view.day === LAST_DAY ? 0 : IDLE_TURN;
  let at = from;
  let spent = 0;
  let sum = 0;
  while (spent < lastDays) {
    let best = -1;
    let rate = idle;
    const points = atlas.pointsFrom(at);
    for (let to = 0; to < gains.length; to += 1) {
      const gain = gains[to] as number;
      if (to === at || gain <= rate) continue;
      const took = turnsFor(points[to] ?? 0);
      if (gain <= rate * took || spent + Math.ceil(took) + (home?.[to] ?? 0) > lastDays) continue;
      rate = gain / took;
      best = to;
    }
    if (best < 0) {
      if (idle === 0) break;
      sum += idle * PATIENCE ** spent;
      spent += 1;
      continue;
    }
    spent += turnsFor(points[best] ?? 0);
    sum += (gains[best] ?? 0) * PATIENCE ** spent;
    gains[best] = SPENT;
    at = best;
  }
  return sum;
}

/** The gain of a location that this simulation has already visited. With this gain, it is not visited again. */
const SPENT = 0;
/** The gain of a location where the viewer may not end a journey. */
const NOT_ALLOWED = Number.NEGATIVE_INFINITY;

/**
 * For each location in the atlas: the number of turns that a player there needs to leave the city by the open exit. The
 * last turn leads to the exit and out of the city. Earlier turns end only at locations where a journey may end. At the
 * exit itself, the number is 1.
 */
function turnsToExit({ atlas, exit }: Survey, gains: readonly (number | undefined)[]): readonly number[] {
  const turns = atlas.spots.map(() => UNREACHABLE);
  if (exit === undefined) return turns;
  let goals = [exit];
  for (let count = 1; count < UNREACHABLE && goals.length > 0; count += 1) {
    const next: number[] = [];
    for (const [from, found] of turns.entries()) {
      if (found < UNREACHABLE) continue;
      const points = atlas.pointsFrom(from);
      if (!goals.some((to) => (points[to] ?? MOVEMENT_POINTS + 1) <= MOVEMENT_POINTS)) continue;
      turns[from] = count;
      if (gains[from] !== undefined) next.push(from); // rule L16
    }
    goals = next;
  }
  return turns;
}

const UNREACHABLE = 9;
