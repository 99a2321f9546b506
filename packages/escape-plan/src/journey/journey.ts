import type { CityMap } from '../city/cityMap.ts';
import { RecentCache } from '../city/recentCache.ts';
import { GANG_SIZE } from '../state.ts';
import { handOf } from './hand.ts';
import { addJourneys } from './outcomes.ts';
import { type Roads, roadsOf } from './roads.ts';
import type { Journey, Ride, Traveller } from './traveller.ts';
import { findWays } from './ways.ts';

/**
 * The journeys of a thief in a city, including those to destinations that rule L16 forbids. `journeysOf` removes the
 * forbidden ones.
 */
interface Plan extends Pick<Traveller, 'heliports' | 'points' | 'cans' | 'rides' | 'escapeFrom'> {
  /** R36. The number of gang members to return. If it is above 0, all journeys end at a headquarters. */
  readonly owed: number;
  /** Journeys with the same destination are adjacent. */
  readonly journeys: readonly Journey[];
}

interface Guide {
  readonly roads: Roads;
  /**
   * Cached journeys by start. The rules need the same journeys twice: to see whether there are any, and to list them.
   */
  readonly plans: Map<number, Plan[]>;
  count: number;
}

/**
 * The size of the cache. With 16 entries, so many objects survive that garbage collection becomes slow. Recomputing an
 * entry takes 0.03 ms.
 */
const MOST_GUIDES = 4;
const GUIDES = new RecentCache<CityMap, Guide>(MOST_GUIDES);
const MAX_PLANS = 500;

/**
 * V. Every journey that no other journey beats. A journey beats another one to the same place if it leaves no
 * additional tiles and uses no additional rides or gas cans. Prices are ignored: callers drop the journeys that the
 * thief can't pay for.
 */
export function journeysOf(traveller: Traveller): readonly Journey[] {
  const possible: Journey[] = [];
  let asked: number | undefined;
  let mayEnd = false;
  for (const journey of planOf(traveller, 0).journeys) {
    if (!journey.escape && journey.to !== asked) {
      asked = journey.to;
      mayEnd = traveller.mayEnd(asked, 0); // rule L16
    }
    if (journey.escape || mayEnd) possible.push(journey);
  }
  if (traveller.rides.some(({ mean }) => mean === 'member')) addReturning(possible, traveller);
  return possible;
}

/** R36. Adds the journeys that end at a headquarters where a thief may stop only after returning gang members. */
function addReturning(possible: Journey[], traveller: Traveller): void {
  const { map, from } = traveller;
  for (const to of map.locations) {
    if (to === from || map.locationOf[to]?.kind !== 'headquarters' || traveller.mayEnd(to, 0)) continue;
    let owed = 1;
    while (owed <= GANG_SIZE && !traveller.mayEnd(to, owed)) owed += 1;
    if (owed > GANG_SIZE) continue;
    for (const journey of planOf(traveller, owed).journeys) if (journey.to === to) possible.push(journey);
  }
}

function planOf(traveller: Traveller, owed: number): Plan {
  const { map, from } = traveller;
  const guide = GUIDES.get(map) ?? GUIDES.keep(map, { roads: roadsOf(map), plans: new Map(), count: 0 });
  const known = guide.plans.get(from);
  for (const plan of known ?? []) if (plan.owed === owed && isFor(plan, traveller)) return plan;
  const made = makePlan(traveller, guide.roads, owed);
  if (guide.count === MAX_PLANS) {
    guide.plans.clear();
    guide.count = 0;
  }
  if (known === undefined || guide.count === 0) guide.plans.set(from, [made]);
  else known.push(made);
  guide.count += 1;
  return made;
}

function isFor(plan: Plan, { heliports, points, cans, rides, escapeFrom }: Traveller): boolean {
  return (
    plan.cans === cans &&
    plan.escapeFrom === escapeFrom &&
    plan.points === points &&
    plan.rides.length === rides.length &&
    plan.rides.every((ride, index) => isSame(ride, rides[index])) &&
    (rides.length === 0 || plan.heliports === heliports)
  );
}

function isSame(one: Ride, other: Ride | undefined): boolean {
  if (one.mean !== other?.mean || one.id !== other.id) return false;
  return one.mean !== 'sewer' || other.mean !== 'sewer' || one.reach === other.reach;
}

function makePlan(traveller: Traveller, roads: Roads, owed: number): Plan {
  const { map, heliports, from, points, cans, rides, escapeFrom } = traveller;
  const start = { roads, hand: handOf(traveller, roads, owed), heliports, points, from };
  const ways = findWays(start);
  const journeys: Journey[] = [];
  for (const to of map.locations) {
    if (to === from || (owed > 0 && map.locationOf[to]?.kind !== 'headquarters')) continue; // rule V1
    addJourneys(journeys, start, ways, { to, escaping: false });
  }
  // F1. A thief at the exit can escape from there.
  if (escapeFrom !== undefined && owed === 0) addJourneys(journeys, start, ways, { to: escapeFrom, escaping: true });
  return { heliports, points, cans, rides, escapeFrom, owed, journeys };
}
