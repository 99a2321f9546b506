import type { Arc } from './arcs.ts';
import { between, onPaper, type Point, spell } from './plane.ts';

/** A curve of quadratic pieces; a piece without control point is a straight line. */
export interface Curve {
  readonly start: Point;
  readonly pieces: readonly Piece[];
}

interface Piece {
  readonly control?: Point;
  readonly end: Point;
}

/**
 * An arc as a smooth curve: through the middles of its edges, its lattice points are the controls. Both regions beside it use
 * the same curve, so that there is never a gap between them. `ease` says how much of its teeth is taken out before.
 */
export function smooth({ points, isLoop }: Pick<Arc, 'points' | 'isLoop'>, ease: number): Curve {
  const corners = relaxed(points.map(onPaper), isLoop, ease);
  const [first, second] = corners;
  const last = corners.at(-1);
  if (first === undefined || second === undefined || last === undefined) throw new Error('an arc has two points');
  const pieces: Piece[] = [];
  const start = isLoop ? between(first, second) : first;
  if (!isLoop) pieces.push({ end: between(first, second) });
  for (let i = 1; i < corners.length; i += 1) {
    const control = corners[i];
    const next = corners[i + 1] ?? (isLoop ? second : undefined);
    if (control === undefined) continue;
    pieces.push(next === undefined ? { end: control } : { control, end: between(control, next) });
  }
  return { start, pieces };
}

/** Draws each point towards its neighbours; the ends of an arc stay where they are. */
function relaxed(corners: readonly Point[], isLoop: boolean, ease: number): readonly Point[] {
  const last = corners.length - 1;
  return corners.map((point, i) => {
    if (!isLoop && (i === 0 || i === last)) return point;
    const before = corners[i === 0 ? last - 1 : i - 1] ?? point;
    const after = corners[i === last ? 1 : i + 1] ?? point;
    return between(point, between(before, after), ease);
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

export const openPath = (curve: Curve): string => `M${spell(curve.start)}${piecesPath(curve)}`;

export const piecesPath = ({ pieces }: Curve): string =>
  pieces
    .map(({ control, end }) => (control === undefined ? `L${spell(end)}` : `Q${spell(control)} ${spell(end)}`))
    .join('');
