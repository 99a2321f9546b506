import { at } from './at.ts';

/**
 * The number of letters in each of a drawing's six lines. Each letter stands for a triangle. The 54 triangles form a
 * hexagon of side 3.
 */
export const LINE_LENGTHS = [7, 9, 11, 11, 9, 7] as const;

/** Sides run clockwise from north: N, NE, SE, S, SW, NW. */
export const SIDES = [0, 1, 2, 3, 4, 5] as const;
export type Side = (typeof SIDES)[number];
export const SIDE_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** A side has three edges, numbered clockwise. Edge 1 is the one in the middle. */
export const EDGES = [0, 1, 2] as const;
export type Edge = (typeof EDGES)[number];
export const MIDDLE: Edge = 1;

/**
 * A point of a drawing. x is measured in half triangle sides, and y in lines, both from the tile's centre. All
 * coordinates are integers, so a point that two tiles share has exactly equal coordinates in the city.
 */
export interface LatticePoint {
  readonly x: number;
  readonly y: number;
}

export interface Triangle {
  readonly line: number;
  readonly letter: number;
  readonly pointsUp: boolean;
  /** The corners in clockwise order. Edge i runs from point i to the next. */
  readonly points: readonly [LatticePoint, LatticePoint, LatticePoint];
  /** The triangle beyond edge i. It is undefined on the tile's border. */
  readonly beyond: readonly (number | undefined)[];
}

const FIRST_IN_LINE: readonly number[] = LINE_LENGTHS.map((_, line) =>
  LINE_LENGTHS.slice(0, line).reduce<number>((sum, length) => sum + length, 0),
);

/** The index of the triangle at this line and letter, both counted from 0. Undefined outside the drawing. */
export function triangleAt(line: number, letter: number): number | undefined {
  const length = LINE_LENGTHS[line];
  if (length === undefined || letter < 0 || letter >= length) return undefined;
  return at(FIRST_IN_LINE, line) + letter;
}

/**
 * T2. A triangle is joined to its left and right neighbours in the line. A triangle that points up is also joined to
 * the triangle below it. A triangle that points down is also joined to the triangle above it.
 */
function makeTriangle(line: number, letter: number): Triangle {
  const indent = (11 - at(LINE_LENGTHS, line)) / 2;
  const pointsUp = (letter % 2 === 0) === line < 3;
  const x = letter + indent - 5;
  const top = line - 3;
  const left = triangleAt(line, letter - 1);
  const right = triangleAt(line, letter + 1);
  const over = line + (pointsUp ? 1 : -1);
  const straight = triangleAt(over, letter + indent - (11 - (LINE_LENGTHS[over] ?? 11)) / 2);
  return pointsUp
    ? {
        line,
        letter,
        pointsUp,
        points: [
          { x, y: top },
          { x: x + 1, y: top + 1 },
          { x: x - 1, y: top + 1 },
        ],
        beyond: [right, straight, left],
      }
    : {
        line,
        letter,
        pointsUp,
        points: [
          { x: x - 1, y: top },
          { x: x + 1, y: top },
          { x, y: top + 1 },
        ],
        beyond: [straight, right, left],
      };
}

export const TRIANGLES: readonly Triangle[] = LINE_LENGTHS.flatMap((length, line) =>
  Array.from({ length }, (_, letter) => makeTriangle(line, letter)),
);

/** T2. The triangles that share an edge with each triangle. */
export const NEIGHBOURS: readonly (readonly number[])[] = TRIANGLES.map(({ beyond }) =>
  beyond.filter((triangle) => triangle !== undefined),
);

function lettersOf(...places: readonly (readonly [line: number, letter: number])[]): readonly number[] {
  return places.map(([line, letter]) => at(FIRST_IN_LINE, line) + letter);
}

/** For each side, the triangles on its three edges, clockwise. */
export const SIDE_TRIANGLES: readonly (readonly number[])[] = [
  lettersOf([0, 1], [0, 3], [0, 5]),
  lettersOf([0, 6], [1, 8], [2, 10]),
  lettersOf([3, 10], [4, 8], [5, 6]),
  lettersOf([5, 5], [5, 3], [5, 1]),
  lettersOf([5, 0], [4, 0], [3, 0]),
  lettersOf([2, 0], [1, 0], [0, 0]),
];

export function samePoint(a: LatticePoint, b: LatticePoint): boolean {
  return a.x === b.x && a.y === b.y;
}

/** The triangles around each lattice point, in order. At the border of the tile, they do not form a full circle. */
export const AROUND_POINTS: readonly {
  readonly point: LatticePoint;
  readonly triangles: readonly number[];
  readonly closed: boolean;
}[] = distinctPoints().map((point) => {
  const touching = TRIANGLES.flatMap(({ points }, triangle) =>
    points.some((own) => samePoint(own, point)) ? [triangle] : [],
  );
  const ends = touching.filter(
    (triangle) => at(NEIGHBOURS, triangle).filter((next) => touching.includes(next)).length < 2,
  );
  const turn = [ends[0] ?? at(touching, 0)];
  for (;;) {
    const next = at(NEIGHBOURS, at(turn, turn.length - 1)).find(
      (triangle) => touching.includes(triangle) && !turn.includes(triangle),
    );
    if (next === undefined) return { point, triangles: turn, closed: ends.length === 0 };
    turn.push(next);
  }
});

function distinctPoints(): readonly LatticePoint[] {
  const points: LatticePoint[] = [];
  for (const triangle of TRIANGLES)
    for (const point of triangle.points) if (!points.some((known) => samePoint(known, point))) points.push(point);
  return points;
}
