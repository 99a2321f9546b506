import type { CityMap } from '../city/cityMap.ts';
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

/**
 * Links sorted by what a traveller needs to follow them: first those to locations, where the last MP is good for nothing
 * else; then those to land and to water with a ferry; then V3 those to water without a ferry.
 */
export interface Links {
  readonly all: readonly Link[];
  /** Where the links to locations end, and those to open terrain. */
  readonly afterLocations: number;
  readonly afterTerrain: number;
}

const LOCATION = 0;
const OPEN = 1;
const CLOSED = 2;

/** What travel needs of a map, worked out only where somebody has come by. */
export interface Roads {
  readonly map: CityMap;
  readonly tiles: number;
  readonly tileBit: readonly number[];
  /** Of each space, LOCATION, OPEN or CLOSED. */
  readonly ground: readonly number[];
  /** V3. Of each space, the number of its body of water without a ferry; NONE elsewhere. */
  readonly body: readonly number[];
  readonly bodies: number;
  readonly stations: readonly number[];
  readonly isStation: readonly boolean[];
  readonly isPad: readonly boolean[];
  readonly hospital: number | undefined;
  readonly flows: (readonly Link[] | undefined)[];
  readonly steps: (Links | undefined)[];
  readonly landings: (Links | undefined)[];
}

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
    landings: [],
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
    const left = get(scratch.bits, entry) | (tileBit[node] ?? 0);
    for (const next of map.flows[node] ?? []) offer(scratch, next, left, 0);
  }
  const made = draft.slice(0, draftScratch());
  roads.flows[space] = made;
  return made;
}

/** V2. Where 1 MP leads: from a location one step, from terrain one step after any 0 MP. */
export function stepsFrom(roads: Roads, space: number): Links {
  return roads.steps[space] ?? keepSteps(roads, space);
}

function keepSteps(roads: Roads, space: number): Links {
  const made = sorted(roads, hasFlows(roads, space) ? draftStepsAfterFlows(roads, space) : draftSteps(roads, space));
  roads.steps[space] = made;
  return made;
}

function hasFlows({ map }: Roads, space: number): boolean {
  return (map.flows[space]?.length ?? 0) > 0;
}

/** A map has each step once: nothing to compare. */
function draftSteps({ map, tileBit }: Roads, space: number): number {
  const tile = tileBit[space] ?? 0;
  let count = 0;
  for (const next of map.steps[space] ?? []) {
    draft[count] = tileBit[next] === tile ? next << TILE_BITS : (next << TILE_BITS) | tile;
    count += 1;
  }
  return count;
}

function draftStepsAfterFlows(roads: Roads, space: number): number {
  const { map, tileBit } = roads;
  const starts = flowsFrom(roads, space);
  clearFront(scratch, tileBit.length);
  for (const start of starts) {
    const last = spaceOf(start);
    const tile = tileBit[last] ?? 0;
    for (const next of map.steps[last] ?? []) {
      offer(scratch, next, tileBit[next] === tile ? tilesOf(start) : tilesOf(start) | tile, 0);
    }
  }
  return draftScratch();
}

/** V6, R30. Where a flight from a tile leads; the tile is left. */
export function landingsFrom(roads: Roads, tile: number): Links {
  const found = roads.landings[tile];
  if (found !== undefined) return found;
  const { map } = roads;
  const distance = map.distance[tile] ?? [];
  let count = 0;
  for (let space = 0; space < map.tileOf.length; space += 1) {
    const far = distance[map.tileOf[space] ?? 0];
    if (far !== 1 && far !== 2) continue;
    draft[count] = (space << TILE_BITS) | (1 << tile);
    count += 1;
  }
  const made = sorted(roads, count);
  roads.landings[tile] = made;
  return made;
}

/** Links that are being worked out; lists that are kept are copies of the right length. */
const draft: Link[] = [];
const inOrder: Link[] = [];

/** Drafts the links in the scratch front; returns how many they are. */
function draftScratch(): number {
  let count = 0;
  for (let entry = 0; entry < scratch.count; entry += 1) {
    const node = get(scratch.node, entry);
    if (node === NONE) continue;
    draft[count] = (node << TILE_BITS) | get(scratch.bits, entry);
    count += 1;
  }
  return count;
}

/** The first so many links of the draft. */
function sorted({ ground }: Roads, count: number): Links {
  const afterLocations = collect(ground, LOCATION, count, 0);
  const afterTerrain = collect(ground, OPEN, count, afterLocations);
  const end = collect(ground, CLOSED, count, afterTerrain);
  return { all: inOrder.slice(0, end), afterLocations, afterTerrain };
}

function collect(ground: readonly number[], wanted: number, count: number, after: number): number {
  let end = after;
  for (let index = 0; index < count; index += 1) {
    const link = draft[index] ?? 0;
    if (ground[spaceOf(link)] !== wanted) continue;
    inOrder[end] = link;
    end += 1;
  }
  return end;
}
