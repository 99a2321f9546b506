import { type CityMap, isOpen, type Pack } from '@getaway/escape-plan/content';
import type { GoTo } from '@getaway/escape-plan/moves';
import { needsSubway } from '@getaway/escape-plan/reading';
import type { Place } from '@getaway/escape-plan/view';
import { corridor } from './corridor.ts';
import { distance, type Point } from './plane.ts';
import { type Survey, spaceAt } from './survey.ts';

type LegKind = 'walk' | 'subway' | 'flight' | 'sewer' | 'medevac';

export interface Leg {
  readonly kind: LegKind;
  readonly points: readonly Point[];
}

/** The known facts about a journey, from a move or an event. */
export interface Travel {
  readonly from: Place;
  readonly to: Place;
  readonly left: readonly string[];
  readonly means: readonly string[];
  /** V9. Every space of a journey that was made step by step. */
  readonly way?: readonly Place[];
  /**
   * V5. Whether the journey is too expensive without the subway, so that the drawn route must use it. A move does not
   * name the subway.
   */
  readonly usesSubway?: boolean;
}

/** Converts a journey that is offered to the player into a form that can be drawn. */
export const travelOf = (from: Place, journey: GoTo): Travel => ({
  from,
  to: journey.to,
  left: journey.left,
  means: journey.means,
  usesSubway: needsSubway(journey),
});

/** A step of a route from one space to another, on foot or by a means of transport. */
interface Hop {
  readonly to: number;
  readonly kind: LegKind;
  readonly cost: number;
}

/**
 * A route to draw for a journey. A move names the destination, the tiles on the way and the means of transport, but not
 * every step. Returns the cheapest route that fits, or a straight line if no route fits.
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
  const means = meansOf(pack, travelled.means);
  if (means.medevac > 0) return [{ kind: 'medevac', points: [from.middle, to.middle] }];
  const left = new Set(travelled.left.map((tile) => survey.tileAt.get(tile)?.index ?? -1));
  left.add(survey.map.tileOf[to.space] ?? -1);
  const mayCross = left.size === 1 ? () => true : (tile: number) => left.has(tile);
  const usesSubway = travelled.usesSubway === true;
  const hops = search({ survey, means, mayCross, usesSubway, from: from.space, to: to.space });
  return hops === undefined ? [{ kind: 'walk', points: [from.middle, to.middle] }] : legsOf(survey, from.space, hops);
}

/**
 * V9. The legs of a route that is known space by space. A jump between spaces that do not touch used a means of
 * transport.
 */
export function routeAlong(survey: Survey, way: readonly Place[]): readonly Leg[] {
  const { map } = survey;
  const [from, ...spaces] = way.flatMap((place) => spaceAt(survey, place) ?? []);
  if (from === undefined) return [];
  const hops = spaces.map((to, i): Hop => {
    const before = spaces[i - 1] ?? from;
    const isBeside = map.steps[before]?.includes(to) === true || map.flows[before]?.includes(to) === true;
    return { to, kind: isBeside ? 'walk' : 'flight', cost: 0 };
  });
  return legsOf(survey, from, hops);
}

interface Means {
  flight: number;
  sewer: number;
  jetSki: number;
  medevac: number;
}

function meansOf({ contacts }: Pack, ids: readonly string[]): Means {
  const means: Means = { flight: 0, sewer: 0, jetSki: 0, medevac: 0 };
  for (const id of ids) {
    const kind = contacts.get(id)?.kind;
    means[kind === 'sewer' || kind === 'jetSki' || kind === 'medevac' ? kind : 'flight'] += 1;
  }
  return means;
}

interface Question {
  readonly survey: Survey;
  readonly means: Means;
  readonly mayCross: (tile: number) => boolean;
  readonly usesSubway: boolean;
  readonly from: number;
  readonly to: number;
}

interface Way {
  readonly space: number;
  readonly flights: number;
  readonly sewers: number;
  readonly hasRidden: boolean;
  readonly cost: number;
  readonly before: Way | undefined;
  readonly by: LegKind;
}

/**
 * The weight of a movement point in the search. It is so large that length matters only between routes of equal cost.
 */
const POINT = 10_000;

function search({ survey, means, mayCross, usesSubway, from, to }: Question): readonly Hop[] | undefined {
  const best = new Map<string, number>();
  const open: Way[] = [
    { space: from, flights: 0, sewers: 0, hasRidden: false, cost: 0, before: undefined, by: 'walk' },
  ];
  let found: Way | undefined;
  for (;;) {
    const way = takeCheapest(open);
    if (way === undefined) break;
    const key = `${way.space} ${way.flights} ${way.sewers} ${usesSubway && way.hasRidden}`;
    if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= way.cost) continue;
    best.set(key, way.cost);
    if (way.space === to && way.before !== undefined) {
      found ??= way;
      // The route uses exactly the means of transport that were paid for, so it is taken as the route travelled.
      if (way.flights === means.flight && way.sewers === means.sewer && (way.hasRidden || !usesSubway)) {
        found = way;
        break;
      }
    }
    for (const { to: space, kind, cost } of hopsFrom(survey, means, way)) {
      if (!mayCross(survey.map.tileOf[space] ?? -1)) continue;
      const far = distance(middleOf(survey, way.space), middleOf(survey, space));
      const ride = kind === 'walk' || kind === 'subway' ? 0 : 1;
      const byMeans = ride === 1 && !(kind === 'flight' && isPad(survey.map, way.space));
      open.push({
        space,
        flights: way.flights + (byMeans && kind === 'flight' ? 1 : 0),
        sewers: way.sewers + (byMeans && kind === 'sewer' ? 1 : 0),
        hasRidden: way.hasRidden || kind === 'subway',
        cost: way.cost + cost * POINT + far,
        before: way,
        by: kind,
      });
    }
  }
  return found === undefined ? undefined : hopsTo(found);
}

function takeCheapest(open: Way[]): Way | undefined {
  let cheapest = 0;
  for (const [i, { cost }] of open.entries()) if (cost < (open[cheapest]?.cost ?? 0)) cheapest = i;
  return open.splice(cheapest, 1)[0];
}

function hopsTo(end: Way): readonly Hop[] {
  const hops: Hop[] = [];
  for (let way = end; way.before !== undefined; way = way.before) hops.push({ to: way.space, kind: way.by, cost: 0 });
  return hops.reverse();
}

const middleOf = ({ middles }: Survey, space: number): Point => middles[space] ?? { x: 0, y: 0 };

const isPad = ({ locationOf }: CityMap, space: number): boolean => locationOf[space]?.kind === 'helicopterPad';

function hopsFrom({ map, tiles }: Survey, means: Means, { space, flights, sewers, by }: Way): readonly Hop[] {
  const may = (to: number): boolean => isOpen(map, to) || means.jetSki > 0;
  const hops: Hop[] = [];
  const add = (to: number, kind: LegKind, cost: number): void => {
    if (may(to)) hops.push({ to, kind, cost });
  };
  for (const to of map.steps[space] ?? []) add(to, 'walk', 1);
  for (const to of map.flows[space] ?? []) add(to, 'walk', 0);
  if (map.locationOf[space]?.kind === 'subwayStation' && by !== 'subway')
    for (const to of map.locations)
      if (to !== space && map.locationOf[to]?.kind === 'subwayStation') add(to, 'subway', 0);
  const tile = map.tileOf[space] ?? 0;
  const far = (to: number): number => map.distance[tile]?.[map.tileOf[to] ?? 0] ?? 9;
  const isPort = tiles[tile]?.heliport === true && map.terrainOf[space] !== 'water' && flights < means.flight;
  if (isPort || isPad(map, space))
    for (const to of map.tileOf.keys()) if (far(to) === 1 || far(to) === 2) add(to, 'flight', 1);
  const terrain = map.terrainOf[space];
  if (terrain !== undefined && sewers < means.sewer)
    for (const [to, other] of map.terrainOf.entries())
      if (other !== undefined && far(to) === 2) add(to, 'sewer', other === terrain ? 0 : 1);
  return hops;
}

function legsOf(survey: Survey, from: number, hops: readonly Hop[]): readonly Leg[] {
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
