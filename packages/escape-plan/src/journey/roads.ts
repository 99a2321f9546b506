import type { CityMap } from '../city/cityMap.ts';
import { isFlight } from '../city/flight.ts';
import { extendFront, get, NONE, newFront, offer } from './front.ts';

/**
 * A destination and the tiles that the thief leaves on the way, in one number. The destination is in the high bits.
 * Each tile has one low bit.
 */
export type Link = number;
const TILE_BITS = 16;

export function spaceOf(link: Link): number {
  return link >> TILE_BITS;
}

export function tilesOf(link: Link): number {
  return link & (2 ** TILE_BITS - 1);
}

/** V3. Destinations, sorted by kind: first locations, then land (or water with a ferry), then water without a ferry. */
export interface Links {
  readonly all: readonly Link[];
  /** The index after the last location. */
  readonly afterLocations: number;
  readonly afterTerrain: number;
}

const LOCATION = 0;
const OPEN = 1;
const CLOSED = 2;

/** What a search for routes needs to know about a map. The destinations of each space are computed on demand. */
export interface Roads {
  readonly map: CityMap;
  readonly tiles: number;
  readonly tileBit: readonly number[];
  /** LOCATION, OPEN or CLOSED for each space. */
  readonly ground: readonly number[];
  /** V3. For each space of water without a ferry, the number of its body of water. Other spaces have NONE. */
  readonly body: readonly number[];
  readonly bodies: number;
  readonly stations: readonly number[];
  readonly isStation: readonly boolean[];
  readonly isPad: readonly boolean[];
  readonly hospital: number | undefined;
  readonly flows: (readonly Link[] | undefined)[];
  readonly steps: (Links | undefined)[];
  /**
   * Like `steps`, but with only those destinations that are locations. This is enough for the last movement point,
   * because a journey ends at a location.
   */
  readonly doors: (Links | undefined)[];
  readonly landings: (Links | undefined)[];
  /** Cached lists of tiles, by their bits. */
  readonly tileSets: Map<number, readonly number[]>;
}

/** A buffer that is empty between two uses. */
const scratch = newFront();

export function roadsOf(map: CityMap): Roads {
  const { tileOf, locationOf, areas, areaOf, firstSpace } = map;
  if (firstSpace.length > TILE_BITS) throw new RangeError(`${firstSpace.length} tiles are more than ${TILE_BITS}`);
  const bodyOf: number[] = [];
  let bodies = 0;
  for (const { terrain, ferry } of areas) {
    const isClosed = terrain === 'water' && !ferry;
    bodyOf.push(isClosed ? bodies : NONE);
    if (isClosed) bodies += 1;
  }
  const tileBit: number[] = [];
  const ground: number[] = [];
  const body: number[] = [];
  const isStation: boolean[] = [];
  const isPad: boolean[] = [];
  const stations: number[] = [];
  let hospital: number | undefined;
  for (let space = 0; space < tileOf.length; space += 1) {
    const kind = locationOf[space]?.kind;
    const water = bodyOf[areaOf[space] ?? 0] ?? NONE;
    tileBit.push(1 << (tileOf[space] ?? 0));
    body.push(water);
    if (kind === undefined) ground.push(water === NONE ? OPEN : CLOSED);
    else ground.push(LOCATION);
    isStation.push(kind === 'subwayStation');
    isPad.push(kind === 'helicopterPad');
    if (kind === 'subwayStation') stations.push(space);
    if (kind === 'hospital') hospital ??= space;
  }
  return {
    map,
    tiles: firstSpace.length,
    tileBit,
    ground,
    body,
    bodies,
    stations,
    isStation,
    isPad,
    hospital,
    flows: [],
    steps: [],
    doors: [],
    landings: [],
    tileSets: new Map(),
  };
}

/**
 * V2, V9. The spaces that can be reached from terrain for 0 movement points, including the start. A space can be listed
 * several times, with different tiles to leave.
 */
export function flowsFrom(roads: Roads, space: number): readonly Link[] {
  const found = roads.flows[space];
  if (found !== undefined) return found;
  const { map, tileBit } = roads;
  extendFront(scratch, tileBit.length);
  offer(scratch, space, 0, 0);
  for (let entry = 0; entry < scratch.count; entry += 1) {
    const node = get(scratch.node, entry);
    if (node === NONE) continue;
    const left = get(scratch.bits, entry) | (tileBit[node] ?? 0);
    for (const next of map.flows[node] ?? []) offer(scratch, next, left, 0);
  }
  const made = draft.slice(0, draftScratch());
  roads.flows[space] = made;
  return made;
}

/**
 * V2. The spaces that can be reached for 1 movement point. From terrain, steps for 0 points may precede the step that
 * costs 1 point.
 */
export function stepsFrom(roads: Roads, space: number): Links {
  const found = roads.steps[space];
  if (found !== undefined) return found;
  const made = sorted(roads, draftSteps(roads, space, CLOSED));
  roads.steps[space] = made;
  return made;
}

/** V1, V2. The locations that can be reached with the last movement point. */
export function doorsFrom(roads: Roads, space: number): Links {
  const found = roads.steps[space] ?? roads.doors[space];
  if (found !== undefined) return found;
  const count = draftSteps(roads, space, LOCATION);
  const made = { all: draft.slice(0, count), afterLocations: count, afterTerrain: count };
  roads.doors[space] = made;
  return made;
}

/**
 * Writes destinations into the buffer `draft` and returns their number. Destinations whose kind comes after `last` are
 * left out.
 */
function draftSteps(roads: Roads, space: number, last: number): number {
  const hasFlows = (roads.map.flows[space]?.length ?? 0) > 0;
  return hasFlows ? draftStepsAfterFlows(roads, space, last) : draftOwnSteps(roads, space, last);
}

/** Like `draftSteps`, for a space without steps for 0 movement points. */
function draftOwnSteps({ map, tileBit, ground }: Roads, space: number, last: number): number {
  const tile = tileBit[space] ?? 0;
  let count = 0;
  for (const next of map.steps[space] ?? []) {
    if ((ground[next] ?? 0) > last) continue;
    draft[count] = tileBit[next] === tile ? next << TILE_BITS : (next << TILE_BITS) | tile;
    count += 1;
  }
  return count;
}

function draftStepsAfterFlows(roads: Roads, space: number, last: number): number {
  const { map, tileBit, ground } = roads;
  const starts = flowsFrom(roads, space);
  extendFront(scratch, tileBit.length);
  for (const start of starts) {
    const from = spaceOf(start);
    const tile = tileBit[from] ?? 0;
    for (const next of map.steps[from] ?? []) {
      if ((ground[next] ?? 0) > last) continue;
      offer(scratch, next, tileBit[next] === tile ? tilesOf(start) : tilesOf(start) | tile, 0);
    }
  }
  return draftScratch();
}

/**
 * V6, R30. The spaces where a flight from a tile can land. The thief leaves only that tile, and none of the tiles below
 * the flight.
 */
export function landingsFrom(roads: Roads, tile: number): Links {
  const found = roads.landings[tile];
  if (found !== undefined) return found;
  const { map } = roads;
  const distance = map.distance[tile] ?? [];
  let count = 0;
  for (let space = 0; space < map.tileOf.length; space += 1) {
    if (!isFlight(distance[map.tileOf[space] ?? 0])) continue;
    draft[count] = (space << TILE_BITS) | (1 << tile);
    count += 1;
  }
  const made = sorted(roads, count);
  roads.landings[tile] = made;
  return made;
}

/** A buffer for destinations. */
const draft: Link[] = [];
const inOrder: Link[] = [];
const openOnes: Link[] = [];
const closedOnes: Link[] = [];

/** Moves the destinations from the buffer `scratch` to the buffer `draft`. Returns their number. */
function draftScratch(): number {
  const { head } = scratch;
  let count = 0;
  for (let entry = 0; entry < scratch.count; entry += 1) {
    const node = get(scratch.node, entry);
    if (node === NONE) continue;
    draft[count] = (node << TILE_BITS) | get(scratch.bits, entry);
    head[node] = NONE;
    count += 1;
  }
  scratch.count = 0;
  return count;
}

/** Sorts the first `count` destinations of the buffer `draft` by their kind. */
function sorted({ ground }: Roads, count: number): Links {
  let locations = 0;
  let open = 0;
  let closed = 0;
  for (let index = 0; index < count; index += 1) {
    const link = draft[index] ?? 0;
    const kind = ground[spaceOf(link)];
    if (kind === LOCATION) {
      inOrder[locations] = link;
      locations += 1;
    } else if (kind === OPEN) {
      openOnes[open] = link;
      open += 1;
    } else {
      closedOnes[closed] = link;
      closed += 1;
    }
  }
  for (let index = 0; index < open; index += 1) inOrder[locations + index] = openOnes[index] ?? 0;
  for (let index = 0; index < closed; index += 1) inOrder[locations + open + index] = closedOnes[index] ?? 0;
  return { all: inOrder.slice(0, count), afterLocations: locations, afterTerrain: locations + open };
}
