import type { City } from './city/city.ts';
import { type CityMap, mapOf } from './city/cityMap.ts';
import type { Location } from './city/tile.ts';
import type { Pack } from './content/pack.ts';
import { PACKS } from './content/read.ts';
import type { Haunt } from './content/vocabulary.ts';
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
}

export const packOf = (state: State): Pack => PACKS.get(state.pack);

const KNOWN = new WeakMap<City, Geography>();

export function geographyOf(state: State): Geography {
  const known = KNOWN.get(state.city);
  if (known !== undefined) return known;
  const geography = survey(packOf(state), state.city);
  KNOWN.set(state.city, geography);
  return geography;
}

function survey(pack: Pack, city: City): Geography {
  const map = mapOf(pack.tiles, city);
  const tiles = city.map(({ tile }) => tile);
  const placeAt = map.locationOf.map((location, space) => {
    const tile = map.tileOf[space] ?? 0;
    return location === undefined ? undefined : placeName(tiles[tile] ?? '', space - (map.firstSpace[tile] ?? 0));
  });
  return {
    map,
    placeAt,
    spaceOf: new Map(placeAt.flatMap((place, space) => (place === undefined ? [] : [[place, space] as const]))),
    tiles,
    tileIndex: new Map(tiles.map((tile, index) => [tile, index])),
  };
}

export const placeName = (tile: string, space: number): Place => `${tile}.${space}`;

export const tileOfPlace = (place: Place): string => place.slice(0, place.lastIndexOf('.'));

/** What is printed at a place, whether its tile is in the city or in the display. */
export function locationAt(state: State, place: Place): Location {
  const { tiles } = packOf(state);
  const space = tiles[tileOfPlace(place)]?.spaces[Number(place.slice(place.lastIndexOf('.') + 1))];
  if (space?.type !== 'location') throw new Error(`no location at ${place}`);
  return space.location;
}

export const hauntAt = (state: State, place: Place): Haunt | undefined => state.sites[place];

/** All places of a tile. */
export const placesOn = ({ tiles }: Pack, tile: string): Place[] =>
  (tiles[tile]?.spaces ?? []).flatMap((space, i) => (space.type === 'location' ? [placeName(tile, i)] : []));

/** The place in the city of a location that exists once. */
export function findPlace(state: State, fits: (location: Location, place: Place) => boolean): Place | undefined {
  for (const place of geographyOf(state).spaceOf.keys()) if (fits(locationAt(state, place), place)) return place;
  return undefined;
}

export const hospitalOf = (state: State): Place => {
  const hospital = findPlace(state, ({ kind }) => kind === 'hospital');
  if (hospital === undefined) throw new Error('the city has no hospital');
  return hospital;
};

/** T5, T6. */
export function tileDistance(state: State, one: string, other: string): number {
  const { map, tileIndex } = geographyOf(state);
  return map.distance[tileIndex.get(one) ?? 0]?.[tileIndex.get(other) ?? 0] ?? Number.POSITIVE_INFINITY;
}
