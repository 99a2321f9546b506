import type { TileCheck } from './areaChecks.ts';
import { at } from './at.ts';
import { areasTouching, type LocationSpace, locationsOf, nameOfLocation } from './describe.ts';
import { MIDDLE, samePoint, TRIANGLES } from './lattice.ts';
import type { Tile } from './tile.ts';

/** Requirements for the locations of a single tile. The rules do not demand them, but they make for a good city. */
export const LOCATION_DESIGN: readonly TileCheck[] = [
  {
    code: 'locationsOnTile',
    problems(tile) {
      const count = locationsOf(tile).length;
      return count < 1 || count > 3 ? [`has ${count} locations, not 1 to 3`] : [];
    },
  },
  {
    code: 'locationSize',
    problems: (tile) =>
      each(tile, ({ triangles }) =>
        triangles.length < 3 || triangles.length > 4 ? `has ${triangles.length} triangles, not 3 or 4` : undefined,
      ),
  },
  {
    code: 'locationNotCompact',
    problems: (tile) =>
      each(tile, ({ triangles }) =>
        isCompact(triangles) ? undefined : 'is too elongated: two of its triangles share no corner',
      ),
  },
  {
    code: 'locationTouches', // for the whole set, another check limits how many locations touch only one area
    problems: (tile) =>
      each(tile, ({ index }) => {
        const areas = areasTouching(tile, index).length;
        return areas < 1 || areas > 3 ? `touches ${areas} areas, not 1 to 3` : undefined;
      }),
  },
  {
    code: 'locationOnMiddle',
    problems: (tile) =>
      each(tile, ({ index }) =>
        tile.sides.some((side) => side[MIDDLE] === index) ? 'is on the middle of a side' : undefined,
      ),
  },
  {
    code: 'locationsTouch',
    problems: (tile) =>
      each(tile, ({ index }) =>
        at(tile.adjacent, index).some((other) => other > index && at(tile.spaces, other).type === 'location')
          ? 'touches another location'
          : undefined,
      ),
  },
];

function each(tile: Tile, problem: (location: LocationSpace) => string | undefined): readonly string[] {
  return locationsOf(tile).flatMap((location) => {
    const found = problem(location);
    return found === undefined ? [] : [`${nameOfLocation(location.location)} ${found}`];
  });
}

function isCompact(triangles: readonly number[]): boolean {
  return triangles.every((one) => triangles.every((other) => haveCommonCorner(one, other)));
}

function haveCommonCorner(one: number, other: number): boolean {
  return at(TRIANGLES, one).points.some((corner) =>
    at(TRIANGLES, other).points.some((point) => samePoint(corner, point)),
  );
}
