import type { Arc } from './arcs.ts';
import { formatPoint, interpolate, type Point, toPoint } from './plane.ts';

/** A curve of quadratic pieces. A piece without a control point is a straight line. */
export interface Curve {
  readonly start: Point;
  readonly pieces: readonly Piece[];
}

interface Piece {
  readonly control?: Point;
  readonly end: Point;
}

/**
 * Converts an arc to a smooth curve. Both adjacent regions use the same curve, so there is no gap between them. An arc
 * zigzags along the sides of triangles. `ease` says how much this zigzag is flattened first.
 */
export function smooth({ points, isLoop }: Pick<Arc, 'points' | 'isLoop'>, ease: number): Curve {
  const corners = relaxed(points.map(toPoint), isLoop, ease);
  const [first, second] = corners;
  const last = corners.at(-1);
  if (first === undefined || second === undefined || last === undefined)
    throw new Error('an arc needs at least two points');
  const pieces: Piece[] = [];
  const start = isLoop ? interpolate(first, second) : first;
  if (!isLoop) pieces.push({ end: interpolate(first, second) });
  for (let i = 1; i < corners.length; i += 1) {
    const control = corners[i];
    const next = corners[i + 1] ?? (isLoop ? second : undefined);
    if (control === undefined) continue;
    pieces.push(next === undefined ? { end: control } : { control, end: interpolate(control, next) });
  }
  return { start, pieces };
}

/** Moves each point towards its neighbours. The ends of an arc stay in place. */
function relaxed(corners: readonly Point[], isLoop: boolean, ease: number): readonly Point[] {
  const last = corners.length - 1;
  return corners.map((point, i) => {
    if (!isLoop && (i === 0 || i === last)) return point;
    const before = corners[i === 0 ? last - 1 : i - 1] ?? point;
    const after = corners[i === last ? 1 : i + 1] ?? point;
    return interpolate(point, interpolate(before, after), ease);
  });
}

export function reversed({ start, pieces }: Curve): Curve {
  const ends = [start, ...pieces.map(({ end }) => end)];
  return {
    start: ends.at(-1) ?? start,
    pieces: pieces
      .map(({ control }, i): Piece => {
        const end = ends[i] ?? start;
        return control === undefined ? { end } : { control, end };
      })
      .toReversed(),
  };
}

export const endOf = ({ start, pieces }: Curve): Point => pieces.at(-1)?.end ?? start;

export const openPath = (curve: Curve): string => `M${formatPoint(curve.start)}${piecesPath(curve)}`;

export const piecesPath = ({ pieces }: Curve): string =>
  pieces
    .map(({ control, end }) =>
      control === undefined ? `L${formatPoint(end)}` : `Q${formatPoint(control)} ${formatPoint(end)}`,
    )
    .join('');
