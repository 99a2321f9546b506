import { at } from './at.ts';
import {
  type City,
  distancesOver,
  drawnSide,
  facingEdge,
  type Neighbours,
  NOBODY,
  neighbourAt,
  neighboursOf,
  oppositeSide,
  tileOf as printedTile,
  type TileTable,
} from './city.ts';
import { EDGES, SIDES } from './lattice.ts';
import type { Location, Terrain } from './tile.ts';

/** T3. A connected area over any number of tiles; of water it is a body (T4). */
interface ConnectedArea {
  /** Undefined for a location, which is an area of its own. */
  readonly terrain: Terrain | undefined;
  /** T4, V3. Water with a ferry icon on any of its tiles. */
  readonly ferry: boolean;
  readonly spaces: readonly number[];
}

/** The spaces of a whole city, numbered through. Plain data; made anew when a tile is placed. */
export interface CityMap {
  /** The number of each tile's first space: city tile t, space s of its drawing is firstSpace[t] + s. */
  readonly firstSpace: readonly number[];
  /** The city tile of each space. */
  readonly tileOf: readonly number[];
  readonly locationOf: readonly (Location | undefined)[];
  readonly terrainOf: readonly (Terrain | undefined)[];
  /** V2. Where 1 MP leads from each space. */
  readonly steps: readonly (readonly number[])[];
  /** V2. Where 0 MP leads: the same terrain on a touching tile. */
  readonly flows: readonly (readonly number[])[];
  readonly areaOf: readonly number[];
  readonly areas: readonly ConnectedArea[];
  /** The spaces that are locations. */
  readonly locations: readonly number[];
  /** T5. */
  readonly distance: readonly (readonly number[])[];
}

export function mapOf(tiles: TileTable, city: City): CityMap {
  const firstSpace: number[] = [];
  const tileOf: number[] = [];
  const terrainOf: (Terrain | undefined)[] = [];
  const locationOf: (Location | undefined)[] = [];
  const ferries: boolean[] = [];
  const locations: number[] = [];
  const edges: number[] = [];
  for (const { tile, rotation } of city) {
    const { spaces, sides } = printedTile(tiles, tile);
    const first = tileOf.length;
    for (const side of SIDES) for (const space of sides[drawnSide(side, rotation)] ?? []) edges.push(first + space);
    for (const space of spaces) {
      const isLocation = space.type === 'location';
      if (isLocation) locations.push(tileOf.length);
      tileOf.push(firstSpace.length);
      terrainOf.push(isLocation ? undefined : space.terrain);
      locationOf.push(isLocation ? space.location : undefined);
      ferries.push(!isLocation && space.ferry);
    }
    firstSpace.push(first);
  }
  const neighbours = neighboursOf(city);
  const steps: (readonly number[])[] = [];
  const flows: (readonly number[])[] = [];
  for (const { tile, rotation } of city) {
    const { adjacent, rims } = printedTile(tiles, tile);
    const first = steps.length;
    let own = 0;
    for (const rim of rims[rotation] ?? []) {
      let stepping = 0;
      let flowing = 0;
      const inside = adjacent[own] ?? [];
      const terrain = terrainOf[first + own];
      for (const other of inside) {
        draft.steps[stepping] = first + other;
        stepping += 1;
      }
      for (const edge of rim) {
        const other = spaceBeyond(edges, neighbours, tileOf[first] ?? 0, edge);
        if (other === NOBODY) continue;
        if (terrain !== undefined && terrain === terrainOf[other]) flowing = addOnce(draft.flows, 0, flowing, other);
        else stepping = addOnce(draft.steps, inside.length, stepping, other);
      }
      steps.push(draft.steps.slice(0, stepping));
      flows.push(flowing === 0 ? NO_SPACES : draft.flows.slice(0, flowing));
      own += 1;
    }
  }
  const { areaOf, areas } = joinFlows(flows, terrainOf, ferries);
  return {
    firstSpace,
    tileOf,
    locationOf,
    terrainOf,
    steps,
    flows,
    areaOf,
    areas,
    locations,
    distance: distancesOver(neighbours),
  };
}

/** The edge of the tile beyond that faces each edge of a tile: numbered through, three on each side. */
const FACING: readonly number[] = SIDES.flatMap((side) =>
  EDGES.map((edge) => oppositeSide(side) * EDGES.length + facingEdge(edge)),
);

/** T3, T6. The space beyond an edge of a city tile, or NOBODY. */
function spaceBeyond(edges: readonly number[], neighbours: Neighbours, tile: number, edge: number): number {
  const other = neighbourAt(neighbours, tile, Math.trunc(edge / EDGES.length));
  return other === NOBODY ? NOBODY : (edges[other * FACING.length + (FACING[edge] ?? 0)] ?? NOBODY);
}

/** Written over for every space; what is kept is a copy of the right length, which takes a third of the memory of a list that grew. */
const draft = { steps: [] as number[], flows: [] as number[] };
const NO_SPACES: readonly number[] = [];

/** Adds a number to a list unless it stands there between two places; returns where the list now ends. */
function addOnce(list: number[], from: number, end: number, added: number): number {
  for (let index = from; index < end; index += 1) if (list[index] === added) return end;
  list[end] = added;
  return end + 1;
}

/** T3. The connected areas, and the number of the area of each space. */
function joinFlows(
  flows: readonly (readonly number[])[],
  terrainOf: readonly (Terrain | undefined)[],
  ferries: readonly boolean[],
): { readonly areaOf: readonly number[]; readonly areas: readonly ConnectedArea[] } {
  const areas: ConnectedArea[] = [];
  const areaOf: number[] = [];
  for (let space = 0; space < flows.length; space += 1) areaOf.push(UNKNOWN);
  const found: number[] = [];
  for (let start = 0; start < flows.length; start += 1) {
    if (areaOf[start] !== UNKNOWN) continue;
    const area = areas.length;
    areaOf[start] = area;
    found[0] = start;
    let count = 1;
    let ferry = false;
    for (let read = 0; read < count; read += 1) {
      const space = found[read] ?? 0;
      ferry ||= ferries[space] === true;
      for (const next of flows[space] ?? []) {
        if (areaOf[next] !== UNKNOWN) continue;
        areaOf[next] = area;
        found[count] = next;
        count += 1;
      }
    }
    sortFirst(found, count);
    const spaces = found.slice(0, count);
    areas.push({ terrain: terrainOf[start], ferry, spaces });
  }
  return { areaOf, areas };
}

const UNKNOWN = -1;

/** By hand, since nearly all areas have two to five spaces. */
function sortFirst(list: number[], count: number): void {
  for (let end = 1; end < count; end += 1) {
    const moved = list[end] ?? 0;
    let place = end;
    for (; place > 0 && (list[place - 1] ?? 0) > moved; place -= 1) list[place] = list[place - 1] ?? 0;
    list[place] = moved;
  }
}

/** V3, V10. Whether a thief on foot may be there: not on water without a ferry. */
export function isOpen({ areas, areaOf }: CityMap, space: number): boolean {
  const { terrain, ferry } = at(areas, at(areaOf, space));
  return terrain !== 'water' || ferry;
}
