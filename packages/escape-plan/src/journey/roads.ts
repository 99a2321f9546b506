import { at } from '../city/at.ts';
import { type CityMap, isOpen } from '../city/cityMap.ts';
import { clearFront, get, NONE, newFront, offer } from './front.ts';

/** Where a way leads and the tiles that it leaves, in one number: the space above, a bit for each tile below. */
export type Link = number;
const TILE_BITS = 16;

export function spaceOf(link: Link): number {
  return link >> TILE_BITS;
}

export function tilesOf(link: Link): number {
  return link & (2 ** TILE_BITS - 1);
}

/** Links sorted by what a traveller needs to follow them. */
export interface Links {
  /** To locations. The last MP is good for nothing else. */
  readonly toLocations: readonly Link[];
  /** To land, and to water with a ferry. */
  readonly toTerrain: readonly Link[];
  /** V3. To water without a ferry. */
  readonly toWater: readonly Link[];
}

/** What travel needs of a map, worked out once for each map and only where somebody has come by. */
export interface Roads {
  readonly map: CityMap;
  readonly tiles: number;
  readonly tileBit: Int32Array;
  /** V3. Of each space, the number of its body of water without a ferry; NONE elsewhere. */
  readonly body: Int32Array;
  readonly bodies: number;
  readonly stations: readonly number[];
  readonly isStation: readonly boolean[];
  readonly isPad: readonly boolean[];
  readonly hospital: number | undefined;
  readonly flows: (readonly Link[] | undefined)[];
  readonly steps: (Links | undefined)[];
  readonly landings: (Links | undefined)[];
}

const known = new WeakMap<CityMap, Roads>();
const scratch = newFront();

export function roadsOf(map: CityMap): Roads {
  const found = known.get(map);
  if (found !== undefined) return found;
  const made = makeRoads(map);
  known.set(map, made);
  return made;
}

function makeRoads(map: CityMap): Roads {
  const { tileOf, locationOf, areas, areaOf, firstSpace } = map;
  if (firstSpace.length > TILE_BITS) throw new RangeError(`${firstSpace.length} tiles are more than ${TILE_BITS}`);
  const body = new Int32Array(tileOf.length).fill(NONE);
  let bodies = 0;
  for (const { terrain, ferry, spaces } of areas) {
    if (terrain !== 'water' || ferry) continue;
    for (const space of spaces) body[space] = bodies;
    bodies += 1;
  }
  const isKind = (kind: string) => locationOf.map((location) => location?.kind === kind);
  const isStation = isKind('subwayStation');
  return {
    map,
    tiles: firstSpace.length,
    tileBit: Int32Array.from(tileOf, (tile) => 1 << tile),
    body,
    bodies,
    stations: map.locations.filter((space) => isStation[space]),
    isStation,
    isPad: isKind('helicopterPad'),
    hospital: map.locations.find((space) => locationOf[space]?.kind === 'hospital'),
    flows: areaOf.map(() => undefined),
    steps: areaOf.map(() => undefined),
    landings: firstSpace.map(() => undefined),
  };
}

/** V2, V9. Where 0 MP leads from a terrain, itself included, with every set of tiles left that holds no smaller one. */
export function flowsFrom(roads: Roads, space: number): readonly Link[] {
  const found = roads.flows[space];
  if (found !== undefined) return found;
  const { map, tileBit } = roads;
  clearFront(scratch, tileBit.length);
  offer(scratch, space, 0, 0);
  for (let entry = 0; entry < scratch.count; entry += 1) {
    const node = get(scratch.node, entry);
    if (node === NONE) continue;
    const left = get(scratch.bits, entry) | get(tileBit, node);
    for (const next of at(map.flows, node)) offer(scratch, next, left, 0);
  }
  const made = scratchLinks();
  roads.flows[space] = made;
  return made;
}

/** V2. Where 1 MP leads: from a location one step, from terrain one step after any 0 MP. */
export function stepsFrom(roads: Roads, space: number): Links {
  const found = roads.steps[space];
  if (found !== undefined) return found;
  const { map, tileBit } = roads;
  const starts = map.locationOf[space] === undefined ? flowsFrom(roads, space) : [space << TILE_BITS];
  clearFront(scratch, tileBit.length);
  for (const start of starts) {
    const last = spaceOf(start);
    const tile = get(tileBit, last);
    for (const next of at(map.steps, last)) {
      offer(scratch, next, get(tileBit, next) === tile ? tilesOf(start) : tilesOf(start) | tile, 0);
    }
  }
  const made = sorted(map, scratchLinks());
  roads.steps[space] = made;
  return made;
}

/** V6, R30. Where a flight from a tile leads; the tile is left. */
export function landingsFrom(roads: Roads, tile: number): Links {
  const found = roads.landings[tile];
  if (found !== undefined) return found;
  const { map } = roads;
  const distance = at(map.distance, tile);
  const made = sorted(
    map,
    map.tileOf.flatMap((other, space) => {
      const far = at(distance, other);
      return far === 1 || far === 2 ? [(space << TILE_BITS) | (1 << tile)] : [];
    }),
  );
  roads.landings[tile] = made;
  return made;
}

function scratchLinks(): Link[] {
  const links: Link[] = [];
  for (let entry = 0; entry < scratch.count; entry += 1) {
    const node = get(scratch.node, entry);
    if (node !== NONE) links.push((node << TILE_BITS) | get(scratch.bits, entry));
  }
  return links;
}

function sorted(map: CityMap, links: readonly Link[]): Links {
  const toLocations: Link[] = [];
  const toTerrain: Link[] = [];
  const toWater: Link[] = [];
  for (const link of links) {
    const space = spaceOf(link);
    if (map.locationOf[space] !== undefined) toLocations.push(link);
    else if (isOpen(map, space)) toTerrain.push(link);
    else toWater.push(link);
  }
  return { toLocations, toTerrain, toWater };
}
