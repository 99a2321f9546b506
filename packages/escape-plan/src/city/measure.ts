import { at } from './at.ts';
import { type CityMap, isOpen } from './cityMap.ts';
import type { Draw } from './seeded.ts';
import type { LocationKind } from './tile.ts';
import { type Ride, roadsOf, tollsFrom } from './travelCosts.ts';

/** Routes are followed up to this many MP (movement points): 3 for a turn, 1 for a gas can, and 1 for a detour. */
const MAX_MP = 5;
/** Alternative routes are measured between locations that are at most this many MP apart. */
const ALT_MP = 4;

/** The cheapest way between two locations that are at most 4 MP apart. */
interface Trip {
  readonly from: number;
  readonly to: number;
  /** The MP (movement points) of the cheapest route. */
  readonly cost: number;
  /** The fewest tiles that a thief leaves on a route of that cost. */
  readonly exits: number;
  /** Whether a route of at most 5 MP meets fewer officers than every route of the lowest cost. */
  readonly hasAlternative: boolean;
}

export interface CityMeasurements {
  readonly kinds: readonly (LocationKind | 'waterSite')[];
  /** Trips between locations. Each location is an index into `kinds`. */
  readonly trips: readonly Trip[];
  /** The largest share of the city's tiles that one area covers. */
  readonly biggestByTiles: number;
  readonly biggestByLocations: number;
  /** The number of locations that can't be reached from the rest of the city. */
  readonly cutOff: number;
}

/** E2. Random officers for measuring routes: 0 to 3 on every tile. */
export function randomOfficers(map: CityMap, draw: Draw): readonly number[] {
  return map.firstSpace.map(() => draw(4));
}

export function measure(map: CityMap, officers: readonly number[], rides: readonly Ride[]): CityMeasurements {
  const roads = roadsOf(map, rides);
  const oneEach = map.firstSpace.map(() => 1);
  const trips = map.locations.flatMap((space, from) => {
    const exits = tollsFrom(roads, space, oneEach, ALT_MP);
    const met = tollsFrom(roads, space, officers, MAX_MP);
    return map.locations.flatMap((_, to): readonly Trip[] => {
      const cost = exits.findIndex((tolls) => at(tolls, to) < Number.POSITIVE_INFINITY);
      if (from === to || cost < 0) return [];
      const hasAlternative = at(at(met, MAX_MP), to) < at(at(met, cost), to);
      return [{ from, to, cost, exits: at(at(exits, cost), to), hasAlternative }];
    });
  });
  return { kinds: map.locations.map((space) => kindOf(map, space)), trips, ...biggest(map), cutOff: cutOff(map) };
}

/** A site on water counts as a separate kind, because it is meant to be hard to reach. */
function kindOf(map: CityMap, space: number): LocationKind | 'waterSite' {
  const kind = map.locationOf[space]?.kind;
  if (kind === undefined) throw new Error(`space ${space} is not a location`);
  const tile = map.tileOf[space];
  const own = at(map.steps, space).filter((next) => map.tileOf[next] === tile);
  return kind === 'businessSite' && own.every((next) => map.terrainOf[next] === 'water') ? 'waterSite' : kind;
}

function biggest(map: CityMap): Pick<CityMeasurements, 'biggestByTiles' | 'biggestByLocations'> {
  const areas = map.areas.filter(({ terrain }) => terrain !== undefined);
  const tiles = areas.map(({ spaces }) => new Set(spaces.map((space) => at(map.tileOf, space))).size);
  const locations = areas.map(
    ({ spaces }) =>
      new Set(spaces.flatMap((space) => at(map.steps, space)).filter((next) => map.locationOf[next] !== undefined))
        .size,
  );
  return {
    biggestByTiles: Math.max(...tiles) / map.firstSpace.length,
    biggestByLocations: Math.max(...locations) / map.locations.length,
  };
}

/** V3. The number of locations that a thief can't reach on foot from the largest connected part. */
function cutOff(map: CityMap): number {
  const seen = new Set<number>();
  const parts = map.locations.map((start) => {
    if (seen.has(start)) return 0;
    const part = new Set([start]);
    for (const space of part)
      for (const next of [...at(map.steps, space), ...at(map.flows, space)]) if (isOpen(map, next)) part.add(next);
    for (const space of part) seen.add(space);
    return [...part].filter((space) => map.locationOf[space] !== undefined).length;
  });
  return map.locations.length - Math.max(...parts);
}
