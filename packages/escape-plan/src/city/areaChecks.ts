import { at } from './at.ts';
import { areasOf, locationsOf, nameOfLocation, nameOfSpace, sidesWith, terrainsOn } from './describe.ts';
import type { FaultCode } from './fault.ts';
import { AROUND_POINTS, MIDDLE, SIDE_NAMES } from './lattice.ts';
import { LAND, type Tile } from './tile.ts';

/** A requirement for one tile. The text of a problem continues a sentence that begins with the tile's name. */
export interface TileCheck {
  readonly code: FaultCode;
  problems(tile: Tile): readonly string[];
}

function isClosedWater(tile: Tile, index: number): boolean {
  const space = at(tile.spaces, index);
  return space.type === 'area' && space.terrain === 'water' && !space.ferry;
}

export const TILE_WARNINGS: readonly TileCheck[] = [
  {
    code: 'notEnterable', // V2, V3: a location can be entered from land, from water with a ferry, or from another location
    problems: (tile) =>
      locationsOf(tile)
        .filter(({ index }) => at(tile.adjacent, index).every((other) => isClosedWater(tile, other)))
        .map(({ location }) => `${nameOfLocation(location)} touches only water without a ferry`),
  },
  {
    code: 'notConnected', // V3: a tile split by water without a ferry is connected only through its neighbours
    problems(tile) {
      const open = tile.spaces.flatMap((_, index) => (isClosedWater(tile, index) ? [] : [index]));
      const reached = new Set(open.slice(0, 1));
      for (const space of reached)
        for (const next of at(tile.adjacent, space)) if (open.includes(next)) reached.add(next);
      return reached.size < open.length
        ? [`water without a ferry cuts off ${open.length - reached.size} of its ${open.length} other spaces`]
        : [];
    },
  },
];

/** Requirements for the areas of a tile in a good city. */
export const AREA_DESIGN: readonly TileCheck[] = [
  {
    code: 'areaCount',
    problems(tile) {
      const count = areasOf(tile).length;
      return count < 3 || count > 5 ? [`has ${count} terrain areas, not 3 to 5`] : [];
    },
  },
  {
    code: 'areaSize',
    problems: (tile) =>
      areasOf(tile)
        .filter(({ triangles }) => triangles.length < 4)
        .map((area) => `its ${nameOfSpace(area)} has fewer than 4 triangles`),
  },
  {
    code: 'landOnBorder',
    problems(tile) {
      const border = tile.sides.flatMap((side) => terrainsOn(tile, side));
      return LAND.filter((land) => !border.includes(land)).map((land) => `no ${land} area reaches its border`);
    },
  },
  {
    code: 'areaOnAllSides', // one terrain around the whole border would leave no choices
    problems: (tile) =>
      areasOf(tile)
        .filter(({ index }) => sidesWith(tile, index) === 6)
        .map((area) => `its ${nameOfSpace(area)} is on all six sides`),
  },
  {
    code: 'areasOnFourSides',
    problems(tile) {
      const wide = areasOf(tile).filter(({ index }) => sidesWith(tile, index) >= 4).length;
      return wide > 1 ? [`${wide} areas are on four sides or more; only one may be`] : [];
    },
  },
  {
    code: 'terrainsOnSide',
    problems: (tile) =>
      tile.sides.flatMap((side, index) => {
        const terrains = new Set(terrainsOn(tile, side).filter((terrain) => terrain !== undefined)).size;
        return terrains < 1 || terrains > 2
          ? [`side ${at(SIDE_NAMES, index)} has ${terrains} terrains, not 1 or 2`]
          : [];
      }),
  },
  {
    code: 'middleNotLand',
    problems: (tile) =>
      middles(tile).flatMap((middle, side) =>
        LAND.some((land) => land === middle) ? [] : [`the middle of side ${at(SIDE_NAMES, side)} is not land`],
      ),
  },
  {
    code: 'middlesLackTerrain', // D7: if every land terrain is in the middle of a side, the tile fits beside any other tile
    problems: (tile) =>
      LAND.filter((land) => !middles(tile).includes(land)).map((land) => `no side has ${land} in its middle`),
  },
  {
    code: 'pinch', // T2, R24: areas that meet only at a corner look connected but aren't
    problems: (tile) =>
      AROUND_POINTS.flatMap(({ point, triangles, closed }) => {
        const regions = triangles.map((triangle) => regionName(tile, at(tile.spaceOf, triangle)));
        const before = (i: number) => (i > 0 ? regions[i - 1] : closed ? regions.at(-1) : undefined);
        const runs = regions.filter((region, i) => region !== before(i));
        return new Set(runs).size < runs.length
          ? [`a region meets itself only at a corner, at x ${point.x}, y ${point.y}`]
          : [];
      }),
  },
];

function middles(tile: Tile): ReturnType<typeof terrainsOn> {
  return tile.sides.map((side) => terrainsOn(tile, side)[MIDDLE]);
}

function regionName(tile: Tile, index: number): string {
  const space = at(tile.spaces, index);
  return space.type === 'area' ? space.terrain : `location ${index}`;
}
