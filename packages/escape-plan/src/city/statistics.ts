import { at } from './at.ts';
import type { TileTable } from './city.ts';
import { mapOf } from './cityMap.ts';
import { type CityMeasurements, measure, randomOfficers } from './measure.ts';
import { type Matching, randomCity } from './randomCity.ts';
import { seededDraw } from './seeded.ts';
import { type Ride, roadsOf, tollsFrom } from './travelCosts.ts';

/** V1. The movement points (MP) of a turn. */
const TURN_MP = 3;

export interface Survey {
  readonly cities: number;
  readonly seed: number;
  readonly matching: Matching;
  readonly rides: readonly Ride[];
}

/** All shares are percentages. */
export interface DayStatistics {
  /** The share of the other locations that a thief at a location can reach with 2, 3 and 4 MP (movement points). */
  readonly reach: { readonly 2: number; readonly 3: number; readonly 4: number };
  /**
   * The tiles that a thief leaves on the cheapest routes of one turn. `none`, `few` and `many` are the shares of routes
   * with no such tile, with 1 to 3, and with 4 or more. `mean` is the mean number of tiles.
   */
  readonly exits: { readonly none: number; readonly few: number; readonly many: number; readonly mean: number };
  readonly alt: number;
  /** Of the trips that leave two or more tiles, the share for which a longer route meets fewer officers. */
  readonly altFar: number;
  /**
   * `tiles`: the share of a city's tiles that its largest area of terrain covers. `locations`: the largest share of a
   * city's locations that one area touches. Both are 90th percentiles over all cities.
   */
  readonly biggestArea: { readonly tiles: number; readonly locations: number };
  /** The share of cities in which some location can't be reached. */
  readonly cutOff: number;
  readonly reachByKind: Readonly<Record<string, number>>;
}

export interface CityStatistics {
  readonly days: readonly DayStatistics[];
  readonly candidates: number;
  readonly stuck: number;
}

/** Measures random cities. The same survey always gives the same figures. */
export function statisticsOf(tiles: TileTable, { cities, seed, matching, rides }: Survey): CityStatistics {
  const tallies = [emptyTally(), emptyTally(), emptyTally()];
  let candidates = 0;
  let stuck = 0;
  for (let i = 0; i < cities; i += 1) {
    const draw = seededDraw(seed + i);
    const city = randomCity(tiles, draw, matching);
    candidates += city.candidates;
    stuck += city.stuck;
    city.days.forEach((placed, day) => {
      const map = mapOf(tiles, placed);
      count(at(tallies, day), measure(map, randomOfficers(map, draw), rides));
    });
  }
  return { days: tallies.map(summarise), candidates, stuck };
}

/** Measures only how far a thief gets in a turn on day 3. This is much faster than measuring everything. */
export function reachOnLastDay(
  tiles: TileTable,
  { cities, seed, matching, rides }: Survey,
): { readonly reach: number; readonly stuck: number } {
  let pairs = 0;
  let reached = 0;
  let stuck = 0;
  for (let i = 0; i < cities; i += 1) {
    const city = randomCity(tiles, seededDraw(seed + i), matching);
    const map = mapOf(tiles, city.days.at(-1) ?? []);
    const roads = roadsOf(map, rides);
    const free = map.firstSpace.map(() => 0);
    for (const space of map.locations)
      reached += at(tollsFrom(roads, space, free, TURN_MP), TURN_MP).filter((toll) => toll === 0).length - 1;
    pairs += map.locations.length * (map.locations.length - 1);
    stuck += city.stuck;
  }
  return { reach: percent(reached, pairs), stuck };
}

/** Sums over the cities of one day. */
interface Tally {
  cities: number;
  cutOff: number;
  pairs: number;
  trips: number;
  readonly tripsByCost: number[];
  alternatives: number;
  far: number;
  farAlternatives: number;
  /**
   * Counts of the trips that fit into one turn. Index n has the number of trips on which the thief leaves n tiles. The
   * last index, 4, stands for 4 or more tiles.
   */
  readonly turnsByExits: number[];
  exits: number;
  /** For each city, the share of its tiles that the biggest area covers. */
  readonly tiles: number[];
  readonly locations: number[];
  readonly byKind: Record<string, { reached: number; others: number }>;
}

function emptyTally(): Tally {
  return {
    cities: 0,
    cutOff: 0,
    pairs: 0,
    trips: 0,
    tripsByCost: [0, 0, 0, 0, 0],
    alternatives: 0,
    far: 0,
    farAlternatives: 0,
    turnsByExits: [0, 0, 0, 0, 0],
    exits: 0,
    tiles: [],
    locations: [],
    byKind: {},
  };
}

function count(tally: Tally, { kinds, trips, biggestByTiles, biggestByLocations, cutOff }: CityMeasurements): void {
  tally.cities += 1;
  tally.pairs += kinds.length * (kinds.length - 1);
  tally.tiles.push(biggestByTiles);
  tally.locations.push(biggestByLocations);
  if (cutOff > 0) tally.cutOff += 1;
  for (const kind of kinds) {
    const { reached, others } = tally.byKind[kind] ?? { reached: 0, others: 0 };
    tally.byKind[kind] = { reached, others: others + kinds.length - 1 };
  }
  for (const { from, cost, exits, hasAlternative } of trips) {
    const isFar = exits >= 2;
    tally.trips += 1;
    tally.tripsByCost[cost] = at(tally.tripsByCost, cost) + 1;
    if (hasAlternative) tally.alternatives += 1;
    if (isFar) tally.far += 1;
    if (isFar && hasAlternative) tally.farAlternatives += 1;
    if (cost > TURN_MP) continue;
    const capped = Math.min(exits, 4);
    tally.turnsByExits[capped] = at(tally.turnsByExits, capped) + 1;
    tally.exits += exits;
    const own = tally.byKind[at(kinds, from)];
    if (own !== undefined) own.reached += 1;
  }
}

function summarise(tally: Tally): DayStatistics {
  const within = (most: number) => percent(sum(tally.tripsByCost.slice(0, most + 1)), tally.pairs);
  const turns = sum(tally.turnsByExits);
  const leaving = (least: number, most: number) => percent(sum(tally.turnsByExits.slice(least, most + 1)), turns);
  return {
    reach: { 2: within(2), 3: within(3), 4: within(4) },
    exits: { none: leaving(0, 0), few: leaving(1, 3), many: leaving(4, 4), mean: tally.exits / turns },
    alt: percent(tally.alternatives, tally.trips),
    altFar: percent(tally.farAlternatives, tally.far),
    biggestArea: { tiles: 100 * percentile90(tally.tiles), locations: 100 * percentile90(tally.locations) },
    cutOff: percent(tally.cutOff, tally.cities),
    reachByKind: Object.fromEntries(
      Object.entries(tally.byKind).map(([kind, { reached, others }]) => [kind, percent(reached, others)]),
    ),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}

function percentile90(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return at(sorted, Math.ceil(0.9 * sorted.length) - 1);
}
