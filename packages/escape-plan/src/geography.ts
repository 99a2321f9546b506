import { at } from './city/at.ts';
import { type City, isBeginningOf } from './city/city.ts';
import { type CityMap, mapOf } from './city/cityMap.ts';
import { RecentCache } from './city/recentCache.ts';
import type { Location } from './city/tile.ts';
import type { Pack } from './content/pack.ts';
import { PACKS } from './content/read.ts';
import type { Exit, Haunt, Store } from './content/vocabulary.ts';
import type { Place, State } from './state.ts';

/** The city in the form that the rules need. It is cached until a tile is placed. */
export interface Geography {
  readonly map: CityMap;
  /** The placed tiles. If a larger city begins with the same tiles, its geography is built from this one. */
  readonly placed: City;
  /** The location at each space. Undefined if the space is terrain. */
  readonly placeAt: readonly (Place | undefined)[];
  /** The city's tile ids, by their index in the map. */
  readonly tiles: readonly string[];
  readonly tileIndex: ReadonlyMap<string, number>;
  /** X7. Whether each tile has heliport icons. */
  readonly heliports: readonly boolean[];
  /** Cached lists of tile ids. The key is a set of tiles, with one bit per tile. */
  readonly named: Map<number, readonly string[]>;
  /** Cached names of terrain spaces. */
  readonly spaceNames: Map<number, Place>;
}

export const packOf = ({ pack }: Pick<State, 'pack'>): Pack => PACKS.get(pack);

const SURVEYED = new RecentCache<City, Geography>();

export const geographyOf = (state: Pick<State, 'pack' | 'city'>): Geography =>
  SURVEYED.get(state.city) ?? SURVEYED.keep(state.city, survey(packOf(state), state.city));

function survey(pack: Pack, city: City): Geography {
  const before = SURVEYED.find(({ placed }) => isBeginningOf(placed, city));
  const tiles = city.map(({ tile }) => tile);
  const tileIndex = new Map<string, number>();
  for (const tile of tiles) tileIndex.set(tile, tileIndex.size);
  const { placeAt: printed } = locationsOf(pack);
  const placeAt = before?.placeAt.slice() ?? [];
  for (let index = before?.tiles.length ?? 0; index < tiles.length; index += 1)
    for (const place of printed.get(at(tiles, index)) ?? []) placeAt.push(place);
  return {
    map: mapOf(pack.tiles, city, before?.map),
    placed: city.slice(),
    placeAt,
    tiles,
    tileIndex,
    heliports: tiles.map((tile) => pack.tiles[tile]?.heliport === true),
    named: new Map(),
    spaceNames: new Map(),
  };
}

/** The ids of the tiles with these indices. The indices must be in ascending order. */
export function namesOf({ tiles, named }: Geography, indices: readonly number[]): readonly string[] {
  let bits = 0;
  for (const index of indices) bits |= 1 << index;
  const found = named.get(bits);
  if (found !== undefined) return found;
  const names = indices.map((index) => at(tiles, index));
  named.set(bits, names);
  return names;
}

export const tileOfPlace = (place: Place): string => place.slice(0, place.lastIndexOf('.'));

interface Printed {
  readonly tile: string;
  /** The index of the location's space on the tile. */
  readonly space: number;
  readonly location: Location;
}

interface Locations {
  readonly byPlace: ReadonlyMap<Place, Printed>;
  /** For each tile, the location at each of its spaces. Undefined for terrain. */
  readonly placeAt: ReadonlyMap<string, readonly (Place | undefined)[]>;
  readonly placesOn: ReadonlyMap<string, readonly Place[]>;
  readonly hospitals: ReadonlyMap<string, Place>;
  /** The stores and exits, each of which exists only once. */
  readonly stores: ReadonlyMap<Store, Place>;
  readonly exits: ReadonlyMap<Exit, Place>;
}

const PRINTED = new WeakMap<Pack, Locations>();
/** The result for the pack of the last call. Nearly all calls have the same pack. */
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
  const stores = new Map<Store, Place>();
  const exits = new Map<Exit, Place>();
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
      const { location } = space;
      byPlace.set(place, { tile: id, space: i, location });
      if (location.kind === 'hospital') hospitals.set(id, place);
      if (location.kind === 'store') stores.set(location.letter, place);
      if (location.kind === 'exit') exits.set(location.number, place);
    }
  }
  return { byPlace, placeAt, placesOn: allOn, hospitals, stores, exits };
}

function printedAt(state: Pick<State, 'pack'>, place: Place): Printed {
  const printed = locationsOf(packOf(state)).byPlace.get(place);
  if (printed === undefined) throw new Error(`no location at ${place}`);
  return printed;
}

/** What is printed at a place. The tile of the place can be in the city or in the display. */
export const locationAt = (state: Pick<State, 'pack'>, place: Place): Location => printedAt(state, place).location;

/**
 * The tile of a place. It is looked up in the pack, because comparing a substring of the place's name would be slow.
 */
export const tileAt = (state: State, place: Place): string => printedAt(state, place).tile;

export const hauntAt = (state: Pick<State, 'sites'>, place: Place): Haunt | undefined => state.sites[place];

export const placesOn = (pack: Pack, tile: string): readonly Place[] => locationsOf(pack).placesOn.get(tile) ?? [];

/** The index of a place's space in the map. Undefined if its tile isn't in the city. */
export function spaceOf(state: Pick<State, 'pack' | 'city'>, place: Place | undefined): number | undefined {
  const printed = place === undefined ? undefined : locationsOf(packOf(state)).byPlace.get(place);
  if (printed === undefined) return undefined;
  const { map, tileIndex } = geographyOf(state);
  const tile = tileIndex.get(printed.tile);
  return tile === undefined ? undefined : at(map.firstSpace, tile) + printed.space;
}

/** V9. The name of a space, whether terrain or location. */
export function nameOfSpace({ map, tiles, placeAt, spaceNames }: Geography, space: number): Place {
  const known = placeAt[space] ?? spaceNames.get(space);
  if (known !== undefined) return known;
  const tile = at(map.tileOf, space);
  const name = `${at(tiles, tile)}.${space - at(map.firstSpace, tile)}`;
  spaceNames.set(space, name);
  return name;
}

/** The space with this name. Undefined if it isn't in the city. */
export function spaceCalled(state: State, name: Place): number | undefined {
  const { map, tileIndex } = geographyOf(state);
  const tile = tileIndex.get(tileOfPlace(name));
  const own = Number(name.slice(name.lastIndexOf('.') + 1));
  if (tile === undefined || !Number.isInteger(own)) return undefined;
  const space = at(map.firstSpace, tile) + own;
  return own >= 0 && map.tileOf[space] === tile ? space : undefined;
}

const ifInCity = (state: State, place: Place | undefined): Place | undefined =>
  spaceOf(state, place) === undefined ? undefined : place;

export const placeOfStore = (state: State, store: Store): Place | undefined =>
  ifInCity(state, locationsOf(packOf(state)).stores.get(store));

export const placeOfExit = (state: State, exit: Exit): Place | undefined =>
  ifInCity(state, printedExit(packOf(state), exit));

/** The place of an exit. The exit's tile need not be in the city. */
export const printedExit = (pack: Pack, exit: Exit): Place | undefined => locationsOf(pack).exits.get(exit);

export const hospitalOf = (state: State): Place => {
  const { hospitals } = locationsOf(packOf(state));
  for (const { tile } of state.city) {
    const hospital = hospitals.get(tile); // S2: the hospital is on a start tile, so the loop ends early
    if (hospital !== undefined) return hospital;
  }
  throw new Error('the city has no hospital');
};

/** T5, T6. The distance of each tile of the city from this tile, by tile index. */
export function distancesTo(state: State, tile: string): readonly number[] {
  const { map, tileIndex } = geographyOf(state);
  return map.distance[tileIndex.get(tile) ?? 0] ?? [];
}

export const tileDistance = (state: State, one: string, other: string): number =>
  distancesTo(state, one)[geographyOf(state).tileIndex.get(other) ?? 0] ?? Number.POSITIVE_INFINITY;
