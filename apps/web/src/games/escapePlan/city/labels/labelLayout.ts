import { interpolate, type Point, TILE_WIDTH } from '../geometry/plane.ts';
import { type Box, isInHexagon, overlap } from './boxes.ts';
import { inTwoLines, type Lettering, placeLettering, tileLettering, widthOf } from './lettering.ts';

/** A name on the map. Its middle is in map units, its size in pixels of the screen. */
export interface Label {
  readonly key: string;
  readonly kind: 'tile' | 'place';
  readonly lines: readonly string[];
  readonly at: Point;
  readonly size: Pick<Box, 'width' | 'height'>;
}

/** Something that a label should not hide, in map units. A higher weight means that hiding it is worse. */
export interface Obstacle extends Box {
  readonly weight: number;
}

export interface LabelScene {
  readonly zoom: number;
  readonly letters: number;
  readonly tiles: readonly { readonly id: string; readonly name: string; readonly centre: Point }[];
  /** The places to name; empty if the map is zoomed out. */
  readonly places: readonly { readonly place: string; readonly name: string; readonly middle: Point }[];
  readonly obstacles: readonly Obstacle[];
}

/**
 * Computes where the names go at this zoom level. Every tile is named, no two names overlap, and they hide as little as
 * possible. A name in a small tile may stick out or be replaced by the tile's number.
 */
export function labelLayout(scene: LabelScene): readonly Label[] {
  const { zoom } = scene;
  const obstacles = scene.obstacles.map((one) => scaled(one, zoom));
  const placed: Placed[] = [];
  const late: LabelScene['tiles'][number][] = [];
  for (const tile of scene.tiles) {
    const label = best(insideTile(tile, scene), near(tile.centre, zoom, obstacles), placed);
    if (label === undefined) late.push(tile);
    else placed.push(label);
  }
  for (const tile of late) {
    const close = near(tile.centre, zoom, obstacles);
    const label = best(acrossEdge(tile, scene), close, placed) ?? best(anyNumber(tile, scene), close, placed);
    if (label !== undefined) placed.push(label);
  }
  for (const place of scene.places) {
    const label = best(besidePlace(place, scene), near(place.middle, zoom, obstacles), placed);
    if (label !== undefined) placed.push(label);
  }
  return placed.map(({ key, kind, lines, x, y, width, height }) => ({
    key,
    kind,
    lines,
    at: { x: x / zoom, y: y / zoom },
    size: { width, height },
  }));
}

/** A possible position of a label, in pixels of the screen. */
interface Placed extends Box, Pick<Label, 'key' | 'kind' | 'lines'> {
  /**
   * The penalty for the position itself. The penalty for what the label hides is added later. A penalty of 1 stands for
   * one hidden square pixel of an obstacle with weight 1.
   */
  readonly cost: number;
}

/** The obstacles that a name at this point could hide. */
function near({ x, y }: Point, zoom: number, obstacles: readonly Obstacle[]): readonly Obstacle[] {
  const around = { x: x * zoom, y: y * zoom, width: 1.5 * TILE_WIDTH * zoom, height: 1.3 * TILE_WIDTH * zoom };
  return obstacles.filter((one) => overlap(one, around) > 0);
}

/** The space between two names, in pixels. */
const GAP = 2;

function best(
  candidates: readonly Placed[],
  obstacles: readonly Obstacle[],
  placed: readonly Placed[],
): Placed | undefined {
  let least = Number.POSITIVE_INFINITY;
  let found: Placed | undefined;
  for (const candidate of candidates) {
    const wide = { ...candidate, width: candidate.width + GAP, height: candidate.height + GAP };
    if (candidate.cost >= least || placed.some((other) => overlap(wide, other) > 0)) continue;
    const cost = obstacles.reduce((sum, one) => sum + overlap(candidate, one) * one.weight, candidate.cost);
    if (cost >= least) continue;
    least = cost;
    found = candidate;
  }
  return found;
}

type Tile = LabelScene['tiles'][number];
type Written = Pick<Placed, 'lines' | 'width' | 'height'> & { readonly cost: number };

function written(lines: readonly string[], lettering: Lettering, cost: number): Written {
  return {
    lines,
    width: Math.max(...lines.map((line) => widthOf(line, lettering))),
    height: lines.length * lettering.line,
    cost,
  };
}

/** The penalty for a second line. */
const SECOND_LINE = 20;

function waysToWrite({ name }: Tile, letters: number): readonly Written[] {
  const lettering = tileLettering(letters);
  const two = inTwoLines(name);
  return [written([name], lettering, 0), ...(two === undefined ? [] : [written(two, lettering, SECOND_LINE)])];
}

/** Positions to try for a label: distances from the middle of a tile, as shares of the tile's width. */
const ACROSS = Array.from({ length: 13 }, (_, i) => (i - 6) * 0.06);
const DOWN = Array.from({ length: 25 }, (_, i) => (i - 12) * 0.032);

function positions(tile: Tile, { zoom }: LabelScene, ways: readonly Written[]): readonly Placed[] {
  const width = TILE_WIDTH * zoom;
  return ways.flatMap((way) =>
    ACROSS.flatMap((dx) =>
      DOWN.map(
        (dy): Placed => ({
          ...way,
          key: tile.id,
          kind: 'tile',
          x: tile.centre.x * zoom + dx * width,
          y: tile.centre.y * zoom + dy * width,
          cost: way.cost + Math.hypot(dx, dy) * width * 0.2,
        }),
      ),
    ),
  );
}

const isInside = (tile: Tile, { zoom }: LabelScene, box: Box): boolean =>
  isInHexagon(box, { x: tile.centre.x * zoom, y: tile.centre.y * zoom }, TILE_WIDTH * zoom);

const insideTile = (tile: Tile, scene: LabelScene): readonly Placed[] =>
  positions(tile, scene, [...waysToWrite(tile, scene.letters), numberOnly(tile, scene)]).filter((one) =>
    isInside(tile, scene, one),
  );

/** The penalties for showing only the number of a tile, on a normal map and on a small one. */
const NUMBER_ONLY = 4000;
const NUMBER_ONLY_SMALL = 250;
const SMALL_ZOOM = 0.4;

const numberOnly = ({ id }: Tile, { letters, zoom }: LabelScene): Written =>
  written([id], tileLettering(letters), zoom < SMALL_ZOOM ? NUMBER_ONLY_SMALL : NUMBER_ONLY);

/** How much of a name's width may stick out of its tile: half of this share at each end. */
const STICKS_OUT = 0.35;

const acrossEdge = (tile: Tile, scene: LabelScene): readonly Placed[] =>
  positions(tile, scene, waysToWrite(tile, scene.letters)).filter((one) =>
    isInside(tile, scene, { ...one, width: one.width * (1 - STICKS_OUT) }),
  );

const anyNumber = (tile: Tile, scene: LabelScene): readonly Placed[] =>
  positions(tile, scene, [numberOnly(tile, scene)]);

/** The distance from the sign of a place to its name, in map units. */
const BELOW = 30;
const ABOVE = -36;
const BESIDE = 24;

function besidePlace(
  { place, name, middle }: LabelScene['places'][number],
  { zoom, letters }: LabelScene,
): readonly Placed[] {
  const way = written([name], placeLettering(letters), 0);
  const side = BESIDE + way.width / 2 / zoom;
  return [
    { x: 0, y: BELOW, cost: 0 },
    { x: 0, y: BELOW + 24, cost: 6 },
    { x: 0, y: ABOVE, cost: 10 },
    { x: side, y: 0, cost: 15 },
    { x: -side, y: 0, cost: 15 },
  ].map(({ x, y, cost }) => ({
    ...way,
    key: place,
    kind: 'place',
    x: (middle.x + x) * zoom,
    y: (middle.y + y) * zoom,
    cost,
  }));
}

const scaled = (one: Obstacle, zoom: number): Obstacle => ({
  ...interpolate({ x: 0, y: 0 }, one, zoom),
  width: one.width * zoom,
  height: one.height * zoom,
  weight: one.weight,
});
