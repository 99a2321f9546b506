import type { Location, Pack } from '@getaway/escape-plan/content';
import { type CityMap, isOpen, mapOf } from '@getaway/escape-plan/content';
import type { View } from '@getaway/escape-plan/view';

export interface Spot {
  readonly place: string;
  readonly tile: string;
  readonly location: Location;
}

/** The distances between the locations of a city. */
export interface Atlas {
  readonly spots: readonly Spot[];
  readonly numberOf: ReadonlyMap<string, number>;
  /** The movement points from a location to every location, on foot and by ferry, subway and helicopter pad. */
  pointsFrom(location: number): readonly number[];
  readonly tileNumber: ReadonlyMap<string, number>;
  readonly tileDistance: CityMap['distance'];
}

/** Caches the atlas of each city. Cities are immutable, so the object itself can be the key. */
const KNOWN = new WeakMap<View['city'], Atlas>();

export function atlasOf(pack: Pack, city: View['city']): Atlas {
  const known = KNOWN.get(city);
  if (known !== undefined) return known;
  const made = survey(pack, city);
  KNOWN.set(city, made);
  return made;
}

function survey(pack: Pack, city: View['city']): Atlas {
  const map = mapOf(pack.tiles, city);
  const known: (readonly number[])[] = [];
  let roads: readonly Roads[] | undefined;
  const spots = map.locations.map((space): Spot => {
    const number = map.tileOf[space] ?? 0;
    const tile = city[number]?.tile ?? '';
    const location = map.locationOf[space] ?? { kind: 'subwayStation' };
    return { place: `${tile}.${space - (map.firstSpace[number] ?? 0)}`, tile, location };
  });
  return {
    spots,
    numberOf: new Map(spots.map(({ place }, i) => [place, i])),
    // Computed on demand. In an imagined game, most cities are used only once or twice before another tile is added.
    pointsFrom(location) {
      const found = known[location];
      if (found !== undefined) return found;
      roads ??= map.steps.map((_, space) => roadsFrom(map, space));
      const points = pointsFrom(roads, map.locations[location] ?? 0);
      const made = map.locations.map((to) => points[to] ?? FAR);
      known[location] = made;
      return made;
    },
    tileNumber: new Map(city.map(({ tile }, i) => [tile, i])),
    tileDistance: map.distance,
  };
}

interface Roads {
  readonly free: readonly number[];
  readonly paid: readonly number[];
}

/** V2, V3, V5, V6. The spaces that can be reached in one step: those at no cost, and those for one movement point. */
function roadsFrom(map: CityMap, space: number): Roads {
  const open = (to: number): boolean => isOpen(map, to);
  const kind = map.locationOf[space]?.kind;
  const stations =
    kind === 'subwayStation' ? map.locations.filter((to) => map.locationOf[to]?.kind === 'subwayStation') : [];
  const distance = map.distance[map.tileOf[space] ?? 0] ?? [];
  const landings =
    kind === 'helicopterPad' ? map.locations.filter((to) => (distance[map.tileOf[to] ?? 0] ?? FAR) <= 2) : [];
  return {
    free: [...(map.flows[space] ?? []).filter(open), ...stations],
    paid: [...(map.steps[space] ?? []).filter(open), ...landings],
  };
}

const FAR = 15;

function pointsFrom(roads: readonly Roads[], from: number): readonly number[] {
  const points = roads.map(() => FAR);
  points[from] = 0;
  let now = [from];
  for (let spent = 0; spent < FAR && now.length > 0; spent += 1) {
    const next: number[] = [];
    for (const space of now) {
      if ((points[space] ?? FAR) < spent) continue;
      for (const to of roads[space]?.free ?? []) {
        if ((points[to] ?? FAR) <= spent) continue;
        points[to] = spent;
        now.push(to);
      }
      for (const to of roads[space]?.paid ?? []) {
        if ((points[to] ?? FAR) <= spent + 1) continue;
        points[to] = spent + 1;
        next.push(to);
      }
    }
    now = next;
  }
  return points;
}
