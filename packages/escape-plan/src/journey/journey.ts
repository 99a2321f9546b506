import type { CityMap } from '../city/cityMap.ts';
import { Recent } from '../city/recent.ts';
import { handOf } from './hand.ts';
import { journeysTo } from './outcomes.ts';
import { type Roads, roadsOf } from './roads.ts';
import type { Journey, Ride, Traveller } from './traveller.ts';
import { findWays } from './ways.ts';

/** The journeys of a thief before L16. */
interface Plan {
  readonly rides: readonly Ride[];
  readonly endings: readonly Ending[];
}

/** Journeys that end at the same place, all escaping or none; never empty. */
interface Ending {
  readonly to: number;
  readonly escaping: boolean;
  readonly journeys: readonly Journey[];
}

/** What is known of travelling in a city. */
interface Guide {
  readonly roads: Roads;
  /** Games ask again and again: whether there is a journey, which ones, and once more in the thoughts of a bot. */
  readonly plans: Map<string, Plan>;
}

const GUIDES = new Recent<CityMap, Guide>();
const MOST_PLANS = 500;

/**
 * V. Every outcome of a travel that no other beats, none of them twice. One beats another that ends at the same place,
 * both escaping or neither, when it leaves no other tiles and uses no other means. MP don't count, since nobody can keep
 * them: each outcome shows the fewest that will do.
 * What means cost is not asked here. To drop journeys that the thief can't pay is enough: what beats one costs no more.
 */
export function journeysOf(traveller: Traveller): readonly Journey[] {
  const possible: Journey[] = [];
  for (const { to, escaping, journeys } of planOf(traveller).endings) {
    if (!escaping && !traveller.mayEnd(to)) continue; // L16
    for (const journey of journeys) possible.push(journey);
  }
  return possible;
}

function planOf(traveller: Traveller): Plan {
  const { map, heliports, from, points, cans, rides, escapeFrom } = traveller;
  const { roads, plans } = GUIDES.get(map) ?? GUIDES.keep(map, { roads: roadsOf(map), plans: new Map() });
  let key = `${from} ${points} ${cans} ${escapeFrom}`;
  if (rides.length > 0) key += heliports.join() + rides.map(({ mean, id }) => mean + id).join();
  const found = plans.get(key);
  if (found !== undefined && hasSameSewers(found.rides, rides)) return found;
  if (plans.size > MOST_PLANS) plans.clear();
  const made = makePlan(traveller, roads);
  plans.set(key, made);
  return made;
}

function hasSameSewers(known: readonly Ride[], rides: readonly Ride[]): boolean {
  return rides.every((ride, index) => {
    const other = known[index];
    return ride.mean !== 'sewer' || (other?.mean === 'sewer' && other.reach === ride.reach);
  });
}

function makePlan(traveller: Traveller, roads: Roads): Plan {
  const { map, heliports, from, points, rides, escapeFrom } = traveller;
  const start = { roads, hand: handOf(traveller, roads), heliports, points, from };
  const ways = findWays(start);
  const endings: Ending[] = [];
  for (const to of map.locations) {
    if (to === from) continue; // V1
    const journeys = journeysTo(start, ways, { to, escaping: false });
    if (journeys.length > 0) endings.push({ to, escaping: false, journeys });
  }
  if (escapeFrom !== undefined) {
    const journeys = journeysTo(start, ways, { to: escapeFrom, escaping: true }); // F1: also for who starts there
    if (journeys.length > 0) endings.push({ to: escapeFrom, escaping: true, journeys });
  }
  return { rides, endings };
}
