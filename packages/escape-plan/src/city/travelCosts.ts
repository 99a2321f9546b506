import { at } from './at.ts';
import { type CityMap, isOpen } from './cityMap.ts';
import { isFlight } from './flight.ts';
import type { LocationKind } from './tile.ts';

/** V5, V6. The rides that every thief can use. */
const RIDES = ['subway', 'helicopterPad'] as const;
export type Ride = (typeof RIDES)[number];

/** A space with its city tile. */
interface Place {
  readonly space: number;
  readonly tile: number;
}
type Links = readonly (readonly Place[])[];

/** The links of a map for a thief without items. */
export interface Roads {
  readonly locations: readonly Place[];
  readonly steps: Links;
  readonly flows: Links;
  readonly stations: readonly Place[];
  /** V6. From each pad, the places to fly to. */
  readonly flights: Links;
}

export function roadsOf(map: CityMap, rides: readonly Ride[]): Roads {
  const places = map.tileOf.map((tile, space): Place => ({ space, tile }));
  const open = places.map(({ space }) => isOpen(map, space));
  const keepOpen = (links: readonly (readonly number[])[]) =>
    links.map((to) => to.filter((space) => at(open, space)).map((space) => at(places, space)));
  const locations = map.locations.map((space) => at(places, space));
  const ofKind = (kind: LocationKind) => locations.filter(({ space }) => map.locationOf[space]?.kind === kind);
  const pads = rides.includes('helicopterPad') ? ofKind('helicopterPad') : [];
  return {
    locations,
    steps: keepOpen(map.steps),
    flows: keepOpen(map.flows),
    stations: rides.includes('subway') ? ofKind('subwayStation') : [],
    flights: places.map((from) =>
      pads.includes(from)
        ? places.filter((to) => at(open, to.space) && isFlight(map.distance[from.tile]?.[to.tile]))
        : [],
    ),
  };
}

/** A partial route: the place reached, the tiles left behind (one bit each), and the toll for these tiles. */
interface Way extends Place {
  readonly toll: number;
  readonly left: number;
  /** V5. Whether the subway was used. The subway gives its extra movement point only once. */
  readonly ridden: boolean;
}

/**
 * E2. For each number of MP (movement points) up to `most`, the lowest sum of tolls on a route to each location. A toll
 * is the price of leaving a tile for the first time. Only one route is kept per space, so a route with lower tolls may
 * be missed.
 */
export function tollsFrom(
  { locations, steps, flows, stations, flights }: Roads,
  from: number,
  tolls: readonly number[],
  most: number,
): readonly (readonly number[])[] {
  const onFoot = new Float64Array(steps.length).fill(Number.POSITIVE_INFINITY);
  const afterRide = onFoot.slice();
  let found: Way[] = [];

  function arrive(way: Way): void {
    const least = way.ridden ? afterRide : onFoot;
    if (way.toll >= (least[way.space] ?? 0)) return;
    least[way.space] = way.toll;
    found.push(way);
  }
  function go({ space: here, tile: own, toll, left, ridden }: Way, links: Links): void {
    const least = ridden ? afterRide : onFoot;
    const bit = 1 << own;
    const tollOut = (left & bit) === 0 ? toll + (tolls[own] ?? 0) : toll;
    for (const { space, tile } of links[here] ?? []) {
      const paid = tile === own ? toll : tollOut;
      if (paid < (least[space] ?? 0))
        arrive({ space, tile, toll: paid, left: tile === own ? left : left | bit, ridden });
    }
  }
  /** V5. The subway gives 1 extra movement point, so the first step after a subway ride is free. */
  function ride(way: Way): void {
    const bit = 1 << way.tile;
    const toll = (way.left & bit) === 0 ? way.toll + (tolls[way.tile] ?? 0) : way.toll;
    for (const station of stations) {
      if (station.space === way.space) continue;
      const landed = { ...station, toll, left: way.left | bit, ridden: true };
      arrive(landed);
      go(landed, steps);
    }
  }
  function goOnForNothing(): void {
    for (const way of found) {
      go(way, flows);
      if (!way.ridden && stations.some(({ space }) => space === way.space)) ride(way);
    }
  }
  const isBest = ({ space, toll, ridden }: Way) => (ridden ? afterRide : onFoot)[space] === toll;
  const leastTolls = () => locations.map(({ space }) => Math.min(onFoot[space] ?? 0, afterRide[space] ?? 0));

  const start = locations.find(({ space }) => space === from);
  if (start === undefined) throw new Error(`space ${from} is not a location`); // rule V1
  arrive({ ...start, toll: 0, left: 0, ridden: false });
  goOnForNothing();
  const byMp = [leastTolls()];
  while (byMp.length <= most) {
    const ways = found.filter(isBest);
    found = [];
    for (const way of ways) {
      go(way, steps);
      go(way, flights);
    }
    goOnForNothing();
    byMp.push(leastTolls());
  }
  return byMp;
}
