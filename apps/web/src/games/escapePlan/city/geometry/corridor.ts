import type { Mesh } from './mesh.ts';
import { distance, meanOf, type Point } from './plane.ts';
import type { Survey } from './survey.ts';

const beside = new WeakMap<Mesh, readonly (readonly number[])[]>();

function neighboursOf(mesh: Mesh): readonly (readonly number[])[] {
  const known = beside.get(mesh);
  if (known !== undefined) return known;
  const made: number[][] = mesh.cells.map(() => []);
  for (const { right, left } of mesh.edges) {
    if (left === undefined) continue;
    made[right]?.push(left);
    made[left]?.push(right);
  }
  beside.set(mesh, made);
  return made;
}

interface Step {
  readonly cell: number;
  readonly reached: number;
  readonly length: number;
  readonly before: Step | undefined;
}

/**
 * A line through these spaces in order, from the middle of the first to the middle of the last, without sharp corners.
 */
export function corridor({ mesh, middles }: Survey, spaces: readonly number[]): readonly Point[] {
  const { cells } = mesh;
  const next = neighboursOf(mesh);
  const middleOf = (space: number | undefined): Point => middles[space ?? 0] ?? { x: 0, y: 0 };
  const start = middleOf(spaces[0]);
  const end = middleOf(spaces.at(-1));
  const first = [...cells.keys()]
    .filter((cell) => cells[cell]?.space === spaces[0])
    .reduce((best, cell) => (farFrom(cell, start) < farFrom(best, start) ? cell : best));
  function farFrom(cell: number, point: Point): number {
    return distance(cells[cell]?.centre ?? point, point);
  }
  const seen = new Set<string>();
  const open: Step[] = [{ cell: first, reached: 0, length: 0, before: undefined }];
  while (open.length > 0) {
    const nearest = open.reduce((best, step, i) => (step.length < (open[best]?.length ?? 0) ? i : best), 0);
    const [step] = open.splice(nearest, 1);
    if (step === undefined) break;
    const key = `${step.cell} ${step.reached}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (step.reached === spaces.length - 1) return rounded([start, ...centresTo(step), end]);
    const here = cells[step.cell]?.centre ?? start;
    for (const cell of next[step.cell] ?? []) {
      const space = cells[cell]?.space;
      const reached =
        space === spaces[step.reached + 1] ? step.reached + 1 : space === spaces[step.reached] ? step.reached : -1;
      if (reached >= 0) open.push({ cell, reached, length: step.length + farFrom(cell, here), before: step });
    }
  }
  return [start, end];

  /** The centres of the cells along the route. Cells of the first and last location are left out. */
  function centresTo(last: Step): readonly Point[] {
    const centres: Point[] = [];
    for (let step: Step | undefined = last.before; step !== undefined; step = step.before)
      if (step.reached > 0) centres.push(cells[step.cell]?.centre ?? start);
    return centres.reverse();
  }
}

const ROUNDS = 3;

/** Moves each point except the ends towards its neighbours. */
function rounded(points: readonly Point[]): readonly Point[] {
  let line = points;
  for (let round = 0; round < ROUNDS; round += 1)
    line = line.map((point, i) => {
      const [before, after] = [line[i - 1], line[i + 1]];
      return before === undefined || after === undefined ? point : meanOf([before, point, after]);
    });
  return line;
}

/** A line over these spaces only. It joins the two cells that are farthest apart. */
export function corridorOfCells({ mesh }: Survey, spaces: ReadonlySet<number>): readonly Point[] {
  const { cells } = mesh;
  const next = neighboursOf(mesh);
  const isIn = (cell: number): boolean => spaces.has(cells[cell]?.space ?? -1);
  const start = [...cells.keys()].find(isIn);
  if (start === undefined) return [];
  const wayFrom = (from: number): readonly number[] => {
    const before = new Map<number, number | undefined>([[from, undefined]]);
    for (const cell of before.keys())
      for (const other of next[cell] ?? []) if (isIn(other) && !before.has(other)) before.set(other, cell);
    const way: number[] = [];
    for (let cell = [...before.keys()].at(-1); cell !== undefined; cell = before.get(cell)) way.push(cell);
    return way;
  };
  const end = wayFrom(start)[0] ?? start;
  return rounded(wayFrom(end).map((cell) => cells[cell]?.centre ?? { x: 0, y: 0 }));
}
