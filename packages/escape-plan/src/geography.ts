import type { City } from './city/city.ts';
import { type CityMap, isOpen, mapOf } from './city/cityMap.ts';
import { Recent } from './city/recent.ts';
import type { Location } from './city/tile.ts';
import type { Pack } from './content/pack.ts';
import { PACKS } from './content/read.ts';
import type { Exit, Haunt, Store } from './content/vocabulary.ts';
import type { Place, State } from './state.ts';

/** The city as the rules ask about it: derived from the tiles placed, and kept as long as they are the same. */
export interface Geography {
  readonly map: CityMap;
  /** The place at each space that is a location. */
  readonly placeAt: readonly (Place | undefined)[];
  readonly spaceOf: ReadonlyMap<Place, number>;
  /** The city's tile ids, by their index in the map. */
  readonly tiles: readonly string[];
  readonly tileIndex: ReadonlyMap<string, number>;
  /** X7. Of each tile, whether it has heliport icons. */
  readonly heliports: readonly boolean[];
  /** The locations that exist once, those that are in the city. */
  readonly stores: ReadonlyMap<Store, Place>;
  readonly exits: ReadonlyMap<Exit, Place>;
}

export const packOf = (state: State): Pack => PACKS.get(state.pack);

const SURVEYED = new Recent<City, Geography>();

export const geographyOf = (state: State): Geography =>
  SURVEYED.get(state.city) ?? SURVEYED.keep(state.city, survey(packOf(state), state.city));

function survey(pack: Pack, city: City): Geography {
  const map = mapOf(pack.tiles, city);
  const tiles = city.map(({ tile }) => tile);
  const { placeAt: printed } = locationsOf(pack);
  const placeAt: (Place | undefined)[] = [];
  for (const tile of tiles) for (const place of printed.get(tile) ?? []) placeAt.push(place);
  const tileIndex = new Map<string, number>();
  for (const tile of tiles) tileIndex.set(tile, tileIndex.size);
  const spaceOf = new Map<Place, number>();
  const stores = new Map<Store, Place>();
  const exits = new Map<Exit, Place>();
  for (const space of map.locations) {
    const place = placeAt[space] ?? '';
    const location = map.locationOf[space];
    spaceOf.set(place, space);
    if (location?.kind === 'store') stores.set(location.letter, place);
    else if (location?.kind === 'exit') exits.set(location.number, place);
  }
  return {
    map,
    placeAt,
    spaceOf,
    tiles,
    tileIndex,
    heliports: tiles.map((tile) => pack.tiles[tile]?.heliport === true),
    stores,
    exits,
  };
}

/** V2. Whether at most 2 MP lead from a location to another one that fits, on foot over one terrain. */
export function hasNearby({ map }: Geography, from: number, fits: (space: number) => boolean): boolean {
  const { steps, locationOf, areas, areaOf } = map;
  const fitsAsEnd = (space: number): boolean => space !== from && locationOf[space] !== undefined && fits(space); // V1
  for (const next of steps[from] ?? []) {
    if (fitsAsEnd(next)) return true;
    if (locationOf[next] !== undefined || !isOpen(map, next)) continue;
    for (const space of areas[areaOf[next] ?? 0]?.spaces ?? [])
      for (const end of steps[space] ?? []) if (fitsAsEnd(end)) return true;
  }
  return false;
}

export const tileOfPlace = (place: Place): string => place.slice(0, place.lastIndexOf('.'));

/** A location as it is printed. */
interface Printed {
  readonly tile: string;
  readonly location: Location;
}

/** The locations of all tiles of a pack. */
interface Locations {
  readonly byPlace: ReadonlyMap<Place, Printed>;
  /** Of each tile, the place at each of its spaces that is a location. */
  readonly placeAt: ReadonlyMap<string, readonly (Place | undefined)[]>;
  /** Of each tile, its places. */
  readonly placesOn: ReadonlyMap<string, readonly Place[]>;
  /** Of each tile with a hospital, the hospital. */
  readonly hospitals: ReadonlyMap<string, Place>;
}

const PRINTED = new WeakMap<Pack, Locations>();
/** Nearly always the same pack is asked for. */
let lastAsked: { readonly pack: Pack; readonly locations: Locations } | undefined;

function locationsOf(pack: Pack): Locations {
  if (lastAsked?.pack === pack) return lastAsked.locations;
  const locations = PRINTED.get(pack) ?? readLocations(pack);
  PRINTED.set(pack, locations);
  lastAsked = { pack, locations };
  return locations;
}

function readLocations(pack: Pack): Locations {
  const byPlace = new Map<Place, Printed>();
  const placeAt = new Map<string, (Place | undefined)[]>();
  const allOn = new Map<string, readonly Place[]>();
  const hospitals = new Map<string, Place>();
  for (const { id, spaces } of Object.values(pack.tiles)) {
    const places = spaces.map((space, i) => (space.type === 'location' ? `${id}.${i}` : undefined));
    placeAt.set(id, places);
    allOn.set(
      id,
      places.filter((place) => place !== undefined),
    );
    for (const [i, space] of spaces.entries()) {
      const place = places[i];
      if (space.type !== 'location' || place === undefined) continue;
      byPlace.set(place, { tile: id, location: space.location });
      if (space.location.kind === 'hospital') hospitals.set(id, place);
    }
  }
  return { byPlace, placeAt, placesOn: allOn, hospitals };
}

function printedAt(state: State, place: Place): Printed {
  const printed = locationsOf(packOf(state)).byPlace.get(place);
  if (printed === undefined) throw new Error(`no location at ${place}`);
  return printed;
}

/** What is printed at a place, whether its tile is in the city or in the display. */
export const locationAt = (state: State, place: Place): Location => printedAt(state, place).location;

/** The tile of a place. Looked up, since a text that was cut out of another is slow to compare. */
export const tileAt = (state: State, place: Place): string => printedAt(state, place).tile;

export const hauntAt = (state: State, place: Place): Haunt | undefined => state.sites[place];

/** All places of a tile. */
export const placesOn = (pack: Pack, tile: string): readonly Place[] => locationsOf(pack).placesOn.get(tile) ?? [];

export const hospitalOf = (state: State): Place => {
  const { hospitals } = locationsOf(packOf(state));
  for (const { tile } of state.city) {
    const hospital = hospitals.get(tile); // S2: on a start tile, so that no survey is needed
    if (hospital !== undefined) return hospital;
  }
  throw new Error('the city has no hospital');
};

/** T5, T6. */
export function tileDistance(state: State, one: string, other: string): number {
  const { map, tileIndex } = geographyOf(state);
  return map.distance[tileIndex.get(one) ?? 0]?.[tileIndex.get(other) ?? 0] ?? Number.POSITIVE_INFINITY;
}
