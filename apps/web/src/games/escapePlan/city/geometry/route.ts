import type { Pack } from '@getaway/escape-plan/content';
import type { GoTo } from '@getaway/escape-plan/moves';
import { type Hop, type JourneyMade, routeOfJourney } from '@getaway/escape-plan/reading';
import type { Place } from '@getaway/escape-plan/view';
import { corridor } from './corridor.ts';
import { distance, type Point } from './plane.ts';
import { type Survey, spaceAt } from './survey.ts';

type DrawnHop = Pick<Hop, 'to' | 'kind'>;

export interface Leg {
  readonly kind: Hop['kind'];
  readonly points: readonly Point[];
}

/** The known facts about a journey, from a move or an event. */
export interface Travel extends JourneyMade {
  readonly from: Place;
  readonly to: Place;
  /** V9. Every space of a journey that was made step by step. */
  readonly way?: readonly Place[];
}

/** Converts a journey that is offered to the player into a form that can be drawn. */
export const travelOf = (from: Place, { to, left, cans, means }: GoTo): Travel => ({ from, to, left, cans, means });

/**
 * A route to draw for a journey. A move names the destination, the tiles on the way and the means of transport, but not
 * every step. Returns the cheapest route that fits, or a straight line if no route fits. The route is empty if a place
 * is not in the city.
 */
export function routeOf(survey: Survey, pack: Pack, travelled: Travel): readonly Leg[] {
  const found = cache.get(survey) ?? new Map<string, readonly Leg[]>();
  cache.set(survey, found);
  const key = JSON.stringify(travelled);
  const legs = found.get(key) ?? findRoute(survey, pack, travelled);
  found.set(key, legs);
  return legs;
}

/** The routes found so far, for each city. They are cached, because several components ask for the same route. */
const cache = new WeakMap<Survey, Map<string, readonly Leg[]>>();

function findRoute(survey: Survey, pack: Pack, travelled: Travel): readonly Leg[] {
  if (travelled.way !== undefined) return routeAlong(survey, travelled.way);
  const from = survey.locationAt.get(travelled.from);
  const to = survey.locationAt.get(travelled.to);
  if (from === undefined || to === undefined) return [];
  const lengthOf = (one: number, other: number): number => distance(middleOf(survey, one), middleOf(survey, other));
  const { map, city } = survey;
  const hops = routeOfJourney({ map, city, pack }, { from: from.space, to: to.space }, travelled, lengthOf);
  return hops === undefined ? [{ kind: 'walk', points: [from.middle, to.middle] }] : legsOf(survey, from.space, hops);
}

/**
 * V9. The legs of a route that is known space by space. If two consecutive spaces do not touch, the step between them
 * used a means of transport.
 */
export function routeAlong(survey: Survey, way: readonly Place[]): readonly Leg[] {
  const { map } = survey;
  const [from, ...spaces] = way.flatMap((place) => spaceAt(survey, place) ?? []);
  if (from === undefined) return [];
  const hops = spaces.map((to, i): DrawnHop => {
    const before = spaces[i - 1] ?? from;
    const isBeside = map.steps[before]?.includes(to) === true || map.flows[before]?.includes(to) === true;
    return { to, kind: isBeside ? 'walk' : 'flight' };
  });
  return legsOf(survey, from, hops);
}

const middleOf = ({ middles }: Survey, space: number): Point => middles[space] ?? { x: 0, y: 0 };

function legsOf(survey: Survey, from: number, hops: readonly DrawnHop[]): readonly Leg[] {
  const legs: Leg[] = [];
  let spaces = [from];
  const walk = (): void => {
    if (spaces.length > 1) legs.push({ kind: 'walk', points: corridor(survey, spaces) });
  };
  for (const { to, kind } of hops) {
    if (kind === 'walk') spaces.push(to);
    else {
      walk();
      legs.push({ kind, points: [middleOf(survey, spaces.at(-1) ?? from), middleOf(survey, to)] });
      spaces = [to];
    }
  }
  walk();
  return legs;
}
