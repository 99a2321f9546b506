import { at } from './at.ts';
import {
  type City,
  facingEdge,
  oppositeSide,
  spacesOnSide,
  type TileTable,
  tileDistances,
  tileOf,
  touchingTiles,
} from './city.ts';
import { EDGES } from './lattice.ts';
import type { Location, Terrain } from './tile.ts';

/** T3. A connected area over any number of tiles; of water it is a body (T4). */
export interface ConnectedArea {
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
  const placed = city.map(({ tile }) => tileOf(tiles, tile));
  const firstSpace: number[] = [];
  let count = 0;
  for (const { spaces } of placed) {
    firstSpace.push(count);
    count += spaces.length;
  }
  const spaces = placed.flatMap((tile) => tile.spaces);
  const terrainOf = spaces.map((space) => (space.type === 'area' ? space.terrain : undefined));
  const locationOf = spaces.map((space) => (space.type === 'location' ? space.location : undefined));
  const steps = placed.flatMap(({ adjacent }, tile) =>
    adjacent.map((own) => own.map((space) => at(firstSpace, tile) + space)),
  );
  const flows: number[][] = spaces.map(() => []);
  for (const [one, other] of facingSpaces(tiles, city, firstSpace)) {
    const isSameTerrain = terrainOf[one] !== undefined && terrainOf[one] === terrainOf[other];
    const links = at(isSameTerrain ? flows : steps, one);
    if (!links.includes(other)) links.push(other);
  }
  const areaOf = joinFlows(flows);
  return {
    firstSpace,
    tileOf: placed.flatMap((tile, index) => tile.spaces.map(() => index)),
    locationOf,
    terrainOf,
    steps,
    flows,
    areaOf,
    areas: collectAreas(
      areaOf,
      terrainOf,
      spaces.map((space) => space.type === 'area' && space.ferry),
    ),
    locations: locationOf.flatMap((location, space) => (location === undefined ? [] : [space])),
    distance: tileDistances(city),
  };
}

/** T3, T6. Every two spaces that face each other over a tile border, in both orders. */
function facingSpaces(
  tiles: TileTable,
  city: City,
  firstSpace: readonly number[],
): readonly (readonly [number, number])[] {
  return city.flatMap((placed, tile) =>
    touchingTiles(city, placed).flatMap(({ index, side }) => {
      const other = at(city, index);
      const own = spacesOnSide(tileOf(tiles, placed.tile), placed.rotation, side);
      const theirs = spacesOnSide(tileOf(tiles, other.tile), other.rotation, oppositeSide(side));
      return EDGES.map(
        (edge) => [at(firstSpace, tile) + at(own, edge), at(firstSpace, index) + at(theirs, facingEdge(edge))] as const,
      );
    }),
  );
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
