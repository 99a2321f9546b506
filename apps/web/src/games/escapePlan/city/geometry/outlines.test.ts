import { HOUSE } from '@getaway/escape-plan';
import { isOpen, type LatticePoint, PACKS, type Placement, SIDES } from '@getaway/escape-plan/content';
import { describe, expect, test } from 'vitest';
import { arcsOf } from './arcs.ts';
import { meshOf } from './mesh.ts';
import { latticeKey } from './plane.ts';
import { bordersOf } from './regions.ts';
import { type Survey, surveyOf } from './survey.ts';

const put = PACKS.put(HOUSE);
if ('refusal' in put) throw new Error(put.refusal.message);
const PACK = put.ok.hash;
const TILES = Object.keys(PACKS.get(PACK).tiles);

/**
 * The position of each tile in a city of all tiles. `cityOf` also rotates the tiles. The city need not follow the rules
 * of the game.
 */
const SPOTS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [-1, 1],
  [1, -1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [2, -1],
  [-1, 2],
  [2, 0],
  [-2, 1],
  [-2, 2],
  [2, -2],
] as const;
const cityOf = (turned: number): readonly Placement[] =>
  TILES.map((tile, i) => {
    const [q, r] = SPOTS[i] ?? [0, 0];
    return { tile, q, r, rotation: SIDES[(i * 5 + turned) % 6] ?? 0 };
  });

const CITIES = [
  ...TILES.flatMap((tile) =>
    SIDES.map((rotation): readonly [string, readonly Placement[]] => [
      `${tile} turned ${rotation}`,
      [{ tile, q: 0, r: 0, rotation }],
    ]),
  ),
  ...SIDES.map((turned): readonly [string, readonly Placement[]] => [`a city of all tiles, ${turned}`, cityOf(turned)]),
];

/** The end points of the curves of a path, without control points. */
const endsOf = (path: string): readonly (readonly [number, number])[] =>
  [...path.matchAll(/[ML]([-\d.]+) ([-\d.]+)|Q[-\d.]+ [-\d.]+ ([-\d.]+) ([-\d.]+)/gu)].map(
    ([, x, y, qx, qy]) => [Number(x ?? qx), Number(y ?? qy)] as const,
  );

/** The area of a closed path, computed from its corners and control points. This is accurate enough for these tests. */
function areaOf(path: string): number {
  let sum = 0;
  for (const ring of path.split('Z').filter((part) => part !== '')) {
    const points = [...ring.matchAll(/([-\d.]+) ([-\d.]+)/gu)].map(([, x, y]) => [Number(x), Number(y)] as const);
    for (const [i, [x, y]] of points.entries()) {
      const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
      sum += x * nextY - nextX * y;
    }
  }
  return sum / 2;
}

const shapesOf = ({ areas, locations }: Survey): readonly string[] => [...areas, ...locations].map(({ path }) => path);

describe.each(CITIES)('%s', (_, city) => {
  const survey = surveyOf(PACK, city);

  test('every outline is closed', () => {
    for (const path of shapesOf(survey)) {
      expect(path).toMatch(/^(M[^MZ]+Z)+$/u);
      for (const ring of path.split('Z').filter((part) => part !== '')) {
        const ends = endsOf(ring);
        expect(ends.at(-1)).toEqual(ends[0]);
      }
    }
  });

  test('adjacent outlines share their borders point by point: each border is on two outlines, or on one and the edge', () => {
    const uses = new Map<string, number>();
    const count = (path: string): void => {
      for (const ring of path.split(/[ZM]/u).filter((part) => part !== ''))
        for (const key of steps(`M${ring}`)) uses.set(key, (uses.get(key) ?? 0) + 1);
    };
    for (const path of shapesOf(survey)) count(path);
    count(survey.edge);
    for (const [step, used] of uses) expect([step, used]).toEqual([step, 2]);
  });

  test('the outlines cover the whole city and nothing else', () => {
    const tile = areaOf(survey.tiles[0]?.hexagon ?? '');
    const covered = shapesOf(survey).reduce((sum, path) => sum + Math.abs(areaOf(path)), 0);
    expect(covered / (tile * city.length)).toBeCloseTo(1, 1);
  });

  test('the icon of a location is inside its outline', () => {
    for (const { middle, space } of survey.locations) {
      const near = survey.mesh.cells.filter((cell) => cell.space === space);
      expect(Math.min(...near.map(({ centre }) => Math.hypot(centre.x - middle.x, centre.y - middle.y)))).toBeLessThan(
        24,
      );
    }
  });
});

/** A key for each piece of a path. A piece has the same key in both directions. */
function steps(path: string): readonly string[] {
  const pieces = [...path.matchAll(/([MLQ])([^MLQ]+)/gu)].map(([, kind, text]) => ({ kind, text: text ?? '' }));
  let at = '';
  return pieces.flatMap(({ kind, text }) => {
    const numbers = text.split(' ');
    const end = numbers.slice(-2).join(' ');
    const control = kind === 'Q' ? numbers.slice(0, 2).join(' ') : '';
    const from = at;
    at = end;
    return kind === 'M' || from === end ? [] : [`${[from, end].sort().join(' to ')} by ${control}`];
  });
}

test('arcs end only at junctions or at the edge of the city', () => {
  const city = cityOf(2);
  const { map } = surveyOf(PACK, city);
  const borders = bordersOf(meshOf(PACKS.get(PACK), city), map.areaOf);
  const meeting = (point: LatticePoint): number =>
    borders.filter(({ from, to }) => [from, to].some((end) => latticeKey(end) === latticeKey(point))).length;
  for (const { points, isLoop, left } of arcsOf(borders)) {
    if (isLoop || left === undefined) continue;
    for (const point of points.slice(1, -1)) expect(meeting(point)).toBe(2);
  }
});

test('water with a ferry is distinguished from water without one', () => {
  const survey = surveyOf(PACK, cityOf(0));
  const ferries = survey.areas.filter(({ ferry }) => ferry).length;
  const bodies = survey.map.areas.filter(
    ({ terrain, spaces }) => terrain === 'water' && isOpen(survey.map, spaces[0] ?? 0),
  );
  expect(ferries).toBe(bodies.length);
});
