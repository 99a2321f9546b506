import { at } from '../../city/at.ts';
import { isOpen } from '../../city/cityMap.ts';
import type { Journey, Traveller } from '../traveller.ts';

/** The complete state of a thief during a journey. Sets are stored as bits. */
interface Moment {
  readonly space: number;
  readonly left: number;
  readonly rest: number;
  readonly spent: number;
  readonly cans: number;
  /** Rides used, by index. */
  readonly used: number;
  /** X9. The bodies of water crossed by jet ski. */
  readonly bodies: readonly number[];
  readonly hadBonus: boolean;
  readonly came: (typeof WAYS)[number];
}
const WAYS = ['otherwise', 'bySubway', 'byMedevac'] as const;

/** V. The journeys that no other journey beats. This slow version for tests compares all pairs. */
export function bruteForce(traveller: Traveller): readonly Journey[] {
  const all = allOutcomes(traveller, nextMoments);
  return all.filter((journey) => !all.some((other) => other !== journey && beats(other, journey)));
}

/** V9, R35. The results of all journeys, found by trying everything. Contacts may be used without effect (X11). */
export function bruteForceOfAll(traveller: Traveller): readonly Journey[] {
  return allOutcomes(traveller, (_, moment) => {
    const next = nextMoments(traveller, moment);
    return moment.came === 'byMedevac' ? next : [...next, ...wasting(traveller, moment, next)];
  });
}

/** X11. Uses a travel contact without effect. This is possible only if the contact leads nowhere from here. */
function wasting({ rides }: Traveller, moment: Moment, next: readonly Moment[]): Moment[] {
  return rides.flatMap(({ mean }, index) => {
    const isCard = mean === 'chopper' || mean === 'sewer' || mean === 'medevac' || mean === 'jetSki';
    if (!isCard || has(moment.used, index) || next.some(({ used }) => has(used, index))) return [];
    return [{ ...moment, used: moment.used | (1 << index) }];
  });
}

type Next = (traveller: Traveller, moment: Moment) => readonly Moment[];

function allOutcomes(traveller: Traveller, nextOf: Next): readonly Journey[] {
  const start: Moment = {
    space: traveller.from,
    left: 0,
    rest: traveller.points,
    spent: 0,
    cans: 0,
    used: 0,
    bodies: [],
    hadBonus: false,
    came: 'otherwise',
  };
  const moments = [start];
  const seen = new Set([keyOf(start)]);
  for (const moment of moments) {
    for (const next of nextOf(traveller, moment)) {
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      moments.push(next);
    }
  }
  const outcomes = new Map<string, Journey>();
  for (const journey of moments.flatMap((moment) => endings(traveller, moment))) {
    const { to, left, points, cans, means, escape: escapes } = journey;
    const key = `${to}|${left.join()}|${cans}|${means.join()}|${escapes}`;
    if (points < (outcomes.get(key)?.points ?? Number.POSITIVE_INFINITY)) outcomes.set(key, journey);
  }
  return [...outcomes.values()];
}

function keyOf({ space, left, rest, spent, cans, used, bodies, hadBonus, came }: Moment): string {
  const counts = (((space * 16 + rest) * 16 + spent) * 4 + cans) * 8 + (hadBonus ? 4 : 0) + WAYS.indexOf(came);
  return `${counts} ${left} ${used} ${bodies.join()}`;
}

function beats(one: Journey, other: Journey): boolean {
  return (
    one.to === other.to &&
    one.escape === other.escape &&
    one.cans <= other.cans &&
    one.left.every((tile) => other.left.includes(tile)) &&
    one.means.every((id) => count(one.means, id) <= count(other.means, id))
  );
}

function count(list: readonly string[], id: string): number {
  return list.filter((other) => other === id).length;
}

function endings({ map, from, rides, mayEnd, escapeFrom }: Traveller, moment: Moment): Journey[] {
  const to = moment.space;
  if (map.locationOf[to] === undefined) return [];
  const tile = at(map.tileOf, to);
  const left = map.firstSpace.flatMap((_, other) => (other !== tile && has(moment.left, other) ? [other] : []));
  const means = rides.flatMap(({ id }, index) => (has(moment.used, index) ? [id] : [])).sort();
  const journey = { to, points: moment.spent, cans: moment.cans, means };
  const visit = { ...journey, left: tile === map.tileOf[from] ? [] : left, escape: false };
  return [
    ...(to !== from && mayEnd(to, count(means, 'member')) ? [visit] : []),
    ...(to === escapeFrom ? [{ ...journey, left, escape: true }] : []),
  ];
}

function nextMoments(traveller: Traveller, moment: Moment): Moment[] {
  if (moment.came === 'byMedevac') return [];
  const { map, cans } = traveller;
  const { space, rest } = moment;
  const can = moment.cans < cans ? [{ ...moment, cans: moment.cans + 1, rest: rest + 1 }] : [];
  const kind = map.locationOf[space]?.kind;
  const isAtStation = kind === 'subwayStation' && moment.came !== 'bySubway';
  return [
    ...can,
    ...at(map.flows, space).flatMap((to) => go(traveller, moment, to, 0)),
    ...at(map.steps, space).flatMap((to) => go(traveller, moment, to, 1)),
    ...(kind === 'helicopterPad' ? flights(traveller, moment, 1) : []),
    ...(isAtStation ? bySubway(traveller, moment) : []),
    ...traveller.rides.flatMap((_, index) => (has(moment.used, index) ? [] : ride(traveller, moment, index))),
  ];
}

function bySubway(traveller: Traveller, moment: Moment): Moment[] {
  const { locations, locationOf } = traveller.map;
  return locations
    .filter((to) => to !== moment.space && locationOf[to]?.kind === 'subwayStation')
    .flatMap((to) => go(traveller, moment, to, 0))
    .map((after) => ({
      ...after,
      rest: moment.hadBonus ? after.rest : after.rest + 1,
      hadBonus: true,
      came: 'bySubway',
    }));
}

/** Goes to a space if the movement points are enough. Water without a ferry needs an unused jet ski. */
function go({ map, rides }: Traveller, moment: Moment, to: number, cost: number): Moment[] {
  if (moment.rest < cost) return [];
  const tile = at(map.tileOf, moment.space);
  const left = tile === map.tileOf[to] ? moment.left : moment.left | (1 << tile);
  const after = {
    ...moment,
    space: to,
    left,
    rest: moment.rest - cost,
    spent: moment.spent + cost,
    came: 'otherwise' as const,
  };
  const area = at(map.areaOf, to);
  if (isOpen(map, to) || moment.bodies.includes(area)) return [after];
  const bodies = [...moment.bodies, area].sort((a, b) => a - b);
  return rides.flatMap(({ mean }, index) =>
    mean === 'jetSki' && !has(moment.used, index) ? [{ ...after, bodies, used: moment.used | (1 << index) }] : [],
  );
}

function has(bits: number, index: number): boolean {
  return (bits & (1 << index)) !== 0;
}

function flights(traveller: Traveller, moment: Moment, cost: number): Moment[] {
  const { distance, tileOf } = traveller.map;
  return tileOf.flatMap((tile, to) => {
    const far = at(at(distance, at(tileOf, moment.space)), tile);
    return far === 1 || far === 2 ? go(traveller, moment, to, cost) : [];
  });
}

function ride(traveller: Traveller, moment: Moment, index: number): Moment[] {
  const { map, heliports, rides } = traveller;
  const used = { ...moment, used: moment.used | (1 << index) };
  const tile = at(map.tileOf, moment.space);
  const terrain = map.terrainOf[moment.space];
  const means = at(rides, index);
  switch (means.mean) {
    case 'jetSki':
      return []; // the function `go` uses these rides
    case 'medevac':
      return map.locations
        .filter((space) => map.locationOf[space]?.kind === 'hospital')
        .flatMap((to) => go(traveller, used, to, 0).map((after): Moment => ({ ...after, came: 'byMedevac' })));
    case 'sewer':
      if (terrain === undefined) return [];
      return map.tileOf.flatMap((other, to) => {
        if (map.terrainOf[to] === undefined || !at(means.reach, tile).includes(other)) return [];
        return go(traveller, used, to, map.terrainOf[to] === terrain ? 0 : 1);
      });
    default:
      if (heliports[tile] !== true || terrain === 'water') return [];
      return flights(traveller, used, means.mean === 'chopper' ? 0 : 1); // rule R9
  }
}
