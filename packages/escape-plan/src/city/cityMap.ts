import { at } from './at.ts';
import {
  type City,
  distancesOver,
  drawnSide,
  facingEdge,
  type Neighbours,
  NONE,
  neighbourAt,
  neighboursOf,
  oppositeSide,
  tileOf as printedTile,
  type TileTable,
} from './city.ts';
import { EDGES, SIDES } from './lattice.ts';
import type { Location, Terrain } from './tile.ts';

/** T3. A connected area that can extend over several tiles. If it is water, it is a body of water (T4). */
interface ConnectedArea {
  /** Undefined for a location, which is an area by itself. */
  readonly terrain: Terrain | undefined;
  /** T4, V3. Whether the area is water with a ferry icon on any of its tiles. */
  readonly ferry: boolean;
  readonly spaces: readonly number[];
}

/**
 * All spaces of a city, numbered in the order in which their tiles were placed. A map never changes. When a tile is
 * placed, a new map is built from the old one.
 */
export interface CityMap {
  /** The index of each tile's first space. Space s of tile t has the index firstSpace[t] + s. */
  readonly firstSpace: readonly number[];
  readonly tileOf: readonly number[];
  readonly locationOf: readonly (Location | undefined)[];
  readonly terrainOf: readonly (Terrain | undefined)[];
  /** T4. For each space, whether it shows a ferry icon. */
  readonly ferryOn: readonly boolean[];
  /** V2. The spaces that can be reached from each space for 1 MP (movement point). */
  readonly steps: readonly (readonly number[])[];
  /** V2. The spaces that can be reached for 0 MP (movement points): the same terrain on a touching tile. */
  readonly flows: readonly (readonly number[])[];
  readonly areaOf: readonly number[];
  readonly areas: readonly ConnectedArea[];
  readonly locations: readonly number[];
  /** The spaces on the edges of each tile as placed: three for each of six sides. */
  readonly edges: readonly number[];
  readonly neighbours: Neighbours;
  /** Rule T5. */
  readonly distance: readonly (readonly number[])[];
}

const NOWHERE: CityMap = {
  firstSpace: [],
  tileOf: [],
  locationOf: [],
  terrainOf: [],
  ferryOn: [],
  steps: [],
  flows: [],
  areaOf: [],
  areas: [],
  locations: [],
  edges: [],
  neighbours: [],
  distance: [],
};

/** `before` is the map of the same city with fewer tiles. Reusing it saves half of the work. */
export function mapOf(tiles: TileTable, city: City, before: CityMap = NOWHERE): CityMap {
  const neighbours = neighboursOf(city, before.neighbours);
  const ground = addTiles(tiles, city, neighbours, before);
  const { firstSpace, tileOf, locationOf, terrainOf, ferryOn, locations, edges } = ground;
  const { steps, flows } = connect(tiles, city, ground, before);
  const { areaOf, areas } = joinFlows(flows, ground);
  const distance = distancesOver(neighbours);
  return {
    firstSpace,
    tileOf,
    locationOf,
    terrainOf,
    ferryOn,
    steps,
    flows,
    areaOf,
    areas,
    locations,
    edges,
    neighbours,
    distance,
  };
}

type Ground = Omit<CityMap, 'steps' | 'flows' | 'areaOf' | 'areas' | 'distance'>;

function addTiles(tiles: TileTable, city: City, neighbours: Neighbours, before: CityMap): Ground {
  const firstSpace = before.firstSpace.slice();
  const tileOf = before.tileOf.slice();
  const locationOf = before.locationOf.slice();
  const terrainOf = before.terrainOf.slice();
  const ferryOn = before.ferryOn.slice();
  const locations = before.locations.slice();
  const edges = before.edges.slice();
  for (let index = firstSpace.length; index < city.length; index += 1) {
    const { tile, rotation } = at(city, index);
    const { spaces, sides } = printedTile(tiles, tile);
    const first = tileOf.length;
    firstSpace.push(first);
    for (const side of SIDES) for (const space of at(sides, drawnSide(side, rotation))) edges.push(first + space);
    for (const space of spaces) {
      const isLocation = space.type === 'location';
      if (isLocation) locations.push(tileOf.length);
      tileOf.push(index);
      terrainOf.push(isLocation ? undefined : space.terrain);
      locationOf.push(isLocation ? space.location : undefined);
      ferryOn.push(!isLocation && space.ferry);
    }
  }
  return { firstSpace, tileOf, locationOf, terrainOf, ferryOn, locations, edges, neighbours };
}

/** T3, T6, V2. The links between spaces. Links of the map `before` are reused, except at sides with a new tile. */
function connect(tiles: TileTable, city: City, ground: Ground, before: CityMap): Pick<CityMap, 'steps' | 'flows'> {
  const { firstSpace, terrainOf, neighbours } = ground;
  const steps = before.steps.slice();
  const flows = before.flows.slice();
  for (let index = 0; index < city.length; index += 1) {
    const isNew = index >= before.firstSpace.length;
    const changed = isNew ? 0 : changedSides(before.neighbours, neighbours, index);
    if (!isNew && changed === 0) continue;
    const { tile, rotation } = at(city, index);
    const { adjacent, rims, rimSides } = printedTile(tiles, tile);
    const rimsOfSpaces = at(rims, rotation);
    const sidesOfSpaces = at(rimSides, rotation);
    const first = at(firstSpace, index);
    for (let own = 0; own < adjacent.length; own += 1) {
      if (!isNew && (changed & (sidesOfSpaces[own] ?? 0)) === 0) continue;
      const space = first + own;
      const inside = adjacent[own] ?? NO_SPACES;
      let stepping = 0;
      let flowing = 0;
      for (const other of inside) {
        draft.steps[stepping] = first + other;
        stepping += 1;
      }
      const terrain = terrainOf[space];
      for (const edge of rimsOfSpaces[own] ?? NO_SPACES) {
        const other = spaceBeyond(ground, index, edge);
        if (other === NONE) continue;
        if (terrain !== undefined && terrain === terrainOf[other]) flowing = addOnce(draft.flows, 0, flowing, other);
        else stepping = addOnce(draft.steps, inside.length, stepping, other);
      }
      steps[space] = draft.steps.slice(0, stepping);
      flows[space] = flowing === 0 ? NO_SPACES : draft.flows.slice(0, flowing);
    }
  }
  return { steps, flows };
}

/** The sides of a tile that have a new neighbour, one bit each. */
function changedSides(before: Neighbours, now: Neighbours, tile: number): number {
  let changed = 0;
  for (const side of SIDES) if (neighbourAt(before, tile, side) !== neighbourAt(now, tile, side)) changed |= 1 << side;
  return changed;
}

/** For each edge of a tile, the edge of the neighbour that faces it. Edges are numbered from 0 to 17. */
const FACING: readonly number[] = SIDES.flatMap((side) =>
  EDGES.map((edge) => oppositeSide(side) * EDGES.length + facingEdge(edge)),
);

const SIDE_OF: readonly number[] = SIDES.flatMap((side) => EDGES.map(() => side));

/** T3, T6. The space beyond an edge of a city tile, or NONE. */
function spaceBeyond({ edges, neighbours }: Pick<CityMap, 'edges' | 'neighbours'>, tile: number, edge: number): number {
  const other = neighbourAt(neighbours, tile, SIDE_OF[edge] ?? 0);
  return other === NONE ? NONE : (edges[other * FACING.length + (FACING[edge] ?? 0)] ?? NONE);
}

/**
 * Buffers that are reused for every space. Results are copied to lists of the exact length, because such lists need
 * only a third of the memory.
 */
const draft = { steps: [] as number[], flows: [] as number[] };
const NO_SPACES: readonly number[] = [];

/**
 * Writes a number at the index `end` of a list and returns the new end. If the number already occurs between the
 * indices `from` (included) and `end` (excluded), nothing changes.
 */
function addOnce(list: number[], from: number, end: number, added: number): number {
  for (let index = from; index < end; index += 1) if (list[index] === added) return end;
  list[end] = added;
  return end + 1;
}

/** T3. The connected areas, and which area each space belongs to. */
function joinFlows(
  flows: readonly (readonly number[])[],
  { terrainOf, ferryOn }: Ground,
): Pick<CityMap, 'areaOf' | 'areas'> {
  const areas: ConnectedArea[] = [];
  const areaOf: number[] = [];
  for (let space = 0; space < flows.length; space += 1) areaOf.push(UNKNOWN);
  const found: number[] = [];
  for (let start = 0; start < flows.length; start += 1) {
    if (areaOf[start] !== UNKNOWN) continue;
    const area = areas.length;
    areaOf[start] = area;
    if (flows[start] === NO_SPACES) {
      // in most cases the area is a single space
      areas.push({ terrain: terrainOf[start], ferry: ferryOn[start] === true, spaces: [start] });
      continue;
    }
    found[0] = start;
    let count = 1;
    let ferry = false;
    for (let read = 0; read < count; read += 1) {
      const space = found[read] ?? 0;
      ferry ||= ferryOn[space] === true;
      for (const next of flows[space] ?? []) {
        if (areaOf[next] !== UNKNOWN) continue;
        areaOf[next] = area;
        found[count] = next;
        count += 1;
      }
    }
    sortFirst(found, count);
    areas.push({ terrain: terrainOf[start], ferry, spaces: found.slice(0, count) });
  }
  return { areaOf, areas };
}

const UNKNOWN = -1;

/**
 * An insertion sort of the first `count` numbers. It is fast, because nearly all lists to sort have two to five
 * numbers.
 */
function sortFirst(list: number[], count: number): void {
  for (let end = 1; end < count; end += 1) {
    const moved = list[end] ?? 0;
    let place = end;
    for (; place > 0 && (list[place - 1] ?? 0) > moved; place -= 1) list[place] = list[place - 1] ?? 0;
    list[place] = moved;
  }
}

/** V3, V10. Whether a thief on foot may enter the space. Only water without a ferry is closed. */
export function isOpen({ areas, areaOf }: CityMap, space: number): boolean {
  const { terrain, ferry } = at(areas, at(areaOf, space));
  return terrain !== 'water' || ferry;
}
