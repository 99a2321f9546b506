import {
  type City,
  type CityMap,
  isOpen,
  type Location,
  mapOf,
  PACKS,
  type Pack,
  type Placement,
  pointInCity,
  type Terrain,
  tileOfPlace,
} from '@getaway/escape-plan/content';
import type { Place } from '@getaway/escape-plan/view';
import { middlePoints } from './inmost.ts';
import { type Mesh, meshOf } from './mesh.ts';
import { formatPoint, interpolate, type Point, TILE_HEIGHT, TILE_WIDTH, toPoint } from './plane.ts';
import { outlinesOf } from './regions.ts';

/** The geometry of a city, computed from the placed tiles. */
export interface Survey {
  readonly city: City;
  readonly map: CityMap;
  readonly mesh: Mesh;
  readonly areas: readonly AreaShape[];
  readonly locations: readonly LocationShape[];
  readonly locationAt: ReadonlyMap<Place, LocationShape>;
  readonly tiles: readonly TileShape[];
  readonly tileAt: ReadonlyMap<string, TileShape>;
  readonly streets: string;
  readonly edge: string;
  /** The SVG path of all edges between two tiles that have the same terrain area on both sides. */
  readonly seams: string;
  readonly middles: readonly Point[];
  readonly bounds: Bounds;
}

interface AreaShape {
  readonly terrain: Terrain;
  readonly ferry: boolean;
  readonly path: string;
}

export interface LocationShape {
  readonly place: Place;
  readonly location: Location;
  readonly tile: string;
  readonly space: number;
  readonly path: string;
  readonly middle: Point;
}

interface TileShape {
  readonly id: string;
  readonly index: number;
  readonly heliport: boolean;
  readonly centre: Point;
  /** The point where the officers on the tile stand. */
  readonly post: Point;
  /** The position of the heliport icon, if the tile has a heliport. */
  readonly port: Point;
  readonly hexagon: string;
}

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const CORNERS = [
  { x: -3, y: -3 },
  { x: 3, y: -3 },
  { x: 6, y: 0 },
  { x: 3, y: 3 },
  { x: -3, y: 3 },
  { x: -6, y: 0 },
] as const;

type Spot = Pick<Placement, 'q' | 'r'>;

export const centreOf = ({ q, r }: Spot): Point => toPoint(pointInCity({ x: 0, y: 0 }, { q, r, rotation: 0 }));

/** The corners in clockwise order, from the start of the northern side. */
export const cornersOf = ({ q, r }: Spot): readonly Point[] =>
  CORNERS.map((corner) => toPoint(pointInCity(corner, { q, r, rotation: 0 })));

export const hexagonOf = (spot: Spot): string => `M${cornersOf(spot).map(formatPoint).join('L')}Z`;

export function boundsOf(spots: readonly Spot[]): Bounds {
  const centres = spots.map(centreOf);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const x = Math.min(...xs) - TILE_WIDTH / 2;
  const y = Math.min(...ys) - TILE_HEIGHT / 2;
  return { x, y, width: Math.max(...xs) + TILE_WIDTH / 2 - x, height: Math.max(...ys) + TILE_HEIGHT / 2 - y };
}

const cache = new Map<string, Survey>();
const MAX_CACHED = 200;

/** The geometry of a city, or of a single tile as a city of its own. It is cached. */
export function surveyOf(pack: string, city: City): Survey {
  const key = `${pack} ${city.map(({ tile, q, r, rotation }) => `${tile}@${q},${r},${rotation}`).join(' ')}`;
  const found = cache.get(key);
  if (found !== undefined) return found;
  if (cache.size >= MAX_CACHED) cache.clear();
  const made = survey(PACKS.get(pack), city);
  cache.set(key, made);
  return made;
}

function survey(pack: Pack, city: City): Survey {
  const map = mapOf(pack.tiles, city);
  const mesh = meshOf(pack, city);
  const { borders, shapes } = outlinesOf(mesh, map.areaOf, (area) => map.areas[area]?.terrain === undefined);
  const centres = middlePoints(mesh, map.tileOf.length);
  const areas = map.areas.flatMap(({ terrain, spaces }, area): readonly AreaShape[] =>
    terrain === undefined
      ? []
      : [{ terrain, ferry: terrain === 'water' && isOpen(map, spaces[0] ?? 0), path: shapes.get(area) ?? '' }],
  );
  const locations = map.locations.flatMap((space): readonly LocationShape[] => {
    const location = map.locationOf[space];
    const tile = city[map.tileOf[space] ?? 0]?.tile;
    const middle = centres[space];
    if (location === undefined || tile === undefined || middle === undefined) return [];
    const place = `${tile}.${space - (map.firstSpace[map.tileOf[space] ?? 0] ?? 0)}`;
    return [{ place, location, tile, space, path: shapes.get(map.areaOf[space] ?? -1) ?? '', middle }];
  });
  const posts: Point[] = [];
  const tiles = city.map((placed, index): TileShape => {
    const printed = pack.tiles[placed.tile];
    return {
      id: placed.tile,
      index,
      heliport: printed?.heliport === true,
      centre: centreOf(placed),
      ...cornersFor(
        placed,
        locations.filter(({ tile }) => tile === placed.tile).map(({ middle }) => middle),
        posts,
      ),
      hexagon: hexagonOf(placed),
    };
  });
  return {
    city,
    map,
    mesh,
    areas,
    locations,
    locationAt: new Map(locations.map((shape) => [shape.place, shape])),
    tiles,
    tileAt: new Map(tiles.map((tile) => [tile.id, tile])),
    streets: borders.flatMap(({ left, path }) => (left === undefined ? [] : [path])).join(''),
    edge: borders.flatMap(({ left, path }) => (left === undefined ? [path] : [])).join(''),
    seams: seamsOf(mesh, map),
    middles: middlePoints(
      mesh,
      map.tileOf.length,
      tiles.map(({ post }) => post),
    ),
    bounds: boundsOf(city),
  };
}

/** V9. The space of a location or a terrain, by its name. */
export function spaceAt({ map, tileAt }: Survey, place: Place): number | undefined {
  const tile = tileAt.get(tileOfPlace(place));
  const first = tile === undefined ? undefined : map.firstSpace[tile.index];
  return first === undefined ? undefined : first + Number(place.slice(place.lastIndexOf('.') + 1));
}

export const middleAt = (survey: Survey, place: Place): Point | undefined =>
  survey.middles[spaceAt(survey, place) ?? -1];

function seamsOf({ cells, edges }: Mesh, { areaOf }: CityMap): string {
  const area = (cell: number): number | undefined => areaOf[cells[cell]?.space ?? -1];
  return edges
    .flatMap(({ from, to, right, left, onSide }) =>
      onSide && left !== undefined && area(left) === area(right)
        ? [`M${formatPoint(toPoint(from))}L${formatPoint(toPoint(to))}`]
        : [],
    )
    .join('');
}

/** Officers and the heliport icon stand in those corners of their tile that are farthest from its locations. */
function cornersFor(placed: Placement, locations: readonly Point[], posts: Point[]): Pick<TileShape, 'post' | 'port'> {
  const centre = centreOf(placed);
  const corners = cornersOf(placed).map((corner) => interpolate(centre, corner, CORNER));
  // The officers of this tile stand away from the officers of earlier tiles.
  const post = farthest(corners, [...locations, ...posts], centre);
  posts.push(post);
  const port = farthest(corners, [...locations, post], centre);
  return { post, port };
}

/**
 * The position of officers and icons on the line from the centre of their tile to a corner: 0 is the centre, 1 the
 * corner.
 */
const CORNER = 0.6;
const FAR_ENOUGH = 105;

/**
 * The corner farthest from the taken points. Distances above `FAR_ENOUGH` count as equal, and higher corners are
 * slightly preferred.
 */
function farthest(corners: readonly Point[], taken: readonly Point[], centre: Point): Point {
  const worth = ({ x, y }: Point): number =>
    Math.min(FAR_ENOUGH, ...taken.map((other) => Math.hypot((x - other.x) * 0.8, y - other.y))) - (y - centre.y) / 20;
  return corners.reduce((best, corner) => (worth(corner) > worth(best) ? corner : best));
}
