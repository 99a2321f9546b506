import { at } from './at.ts';
import {
  type City,
  distancesOver,
  facingEdge,
  oppositeSide,
  tileOf as printedTile,
  spacesOnSide,
  type TileTable,
  touchingTiles,
} from './city.ts';
import { EDGES } from './lattice.ts';
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
  const steps: number[][] = [];
  const flows: number[][] = [];
  const locations: number[] = [];
  for (const [index, { tile }] of city.entries()) {
    const { spaces, adjacent } = printedTile(tiles, tile);
    const first = tileOf.length;
    firstSpace.push(first);
    for (const [own, space] of spaces.entries()) {
      if (space.type === 'location') locations.push(first + own);
      tileOf.push(index);
      terrainOf.push(space.type === 'area' ? space.terrain : undefined);
      locationOf.push(space.type === 'location' ? space.location : undefined);
      ferries.push(space.type === 'area' && space.ferry);
      steps.push(at(adjacent, own).map((other) => first + other));
      flows.push([]);
    }
  }
  const touching = city.map((placed) => touchingTiles(city, placed));
  const link = (one: number, other: number): void => {
    const isSameTerrain = terrainOf[one] !== undefined && terrainOf[one] === terrainOf[other];
    const links = at(isSameTerrain ? flows : steps, one);
    if (!links.includes(other)) links.push(other);
  };
  for (const [tile, { tile: id, rotation }] of city.entries())
    for (const { index, side } of at(touching, tile)) {
      const other = at(city, index);
      const own = spacesOnSide(printedTile(tiles, id), rotation, side);
      const theirs = spacesOnSide(printedTile(tiles, other.tile), other.rotation, oppositeSide(side));
      for (const edge of EDGES)
        link(at(firstSpace, tile) + at(own, edge), at(firstSpace, index) + at(theirs, facingEdge(edge))); // T3, T6
    }
  const areaOf = joinFlows(flows);
  return {
    firstSpace,
    tileOf,
    locationOf,
    terrainOf,
    steps,
    flows,
    areaOf,
    areas: collectAreas(areaOf, terrainOf, ferries),
    locations,
    distance: distancesOver(touching),
  };
}

/** T3. The number of the connected area of each space. */
function joinFlows(flows: readonly (readonly number[])[]): readonly number[] {
  const areaOf: (number | undefined)[] = flows.map(() => undefined);
  let areas = 0;
  return flows.map((_, start) => {
    const known = areaOf[start];
    if (known !== undefined) return known;
    const area = areas;
    areas += 1;
    areaOf[start] = area;
    const queue = [start];
    for (const space of queue) {
      for (const next of at(flows, space)) {
        if (areaOf[next] !== undefined) continue;
        areaOf[next] = area;
        queue.push(next);
      }
    }
    return area;
  });
}

function collectAreas(
  areaOf: readonly number[],
  terrainOf: readonly (Terrain | undefined)[],
  ferries: readonly boolean[],
): readonly ConnectedArea[] {
  const spacesOf: number[][] = [];
  areaOf.forEach((area, space) => {
    const known = spacesOf[area];
    if (known === undefined) spacesOf[area] = [space];
    else known.push(space);
  });
  return spacesOf.map((spaces) => ({
    terrain: terrainOf[at(spaces, 0)],
    ferry: spaces.some((space) => at(ferries, space)),
    spaces,
  }));
}

/** V3, V10. Whether a thief on foot may be there: not on water without a ferry. */
export function isOpen({ areas, areaOf }: CityMap, space: number): boolean {
  const { terrain, ferry } = at(areas, at(areaOf, space));
  return terrain !== 'water' || ferry;
}
