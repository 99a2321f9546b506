import { distance, formatPoint, interpolate, type Point } from './plane.ts';
import type { Leg } from './route.ts';

/** The SVG path of a smooth line through points. */
export function linePath(points: readonly Point[]): string {
  const [first, second] = points;
  const last = points.at(-1);
  if (first === undefined || second === undefined || last === undefined) return '';
  const bends = points.slice(1, -1).map((point, i) => {
    const next = points[i + 2] ?? last;
    return `Q${formatPoint(point)} ${formatPoint(i + 3 === points.length ? next : interpolate(point, next))}`;
  });
  return `M${formatPoint(first)}${bends.length === 0 ? `L${formatPoint(last)}` : bends.join('')}`;
}

/** The SVG path of a curved line from one point to another, for flights. */
export function bowPath(from: Point, to: Point, height = 0.22): string {
  return `M${formatPoint(from)}Q${formatPoint(bowTop(from, to, height))} ${formatPoint(to)}`;
}

function bowTop(from: Point, to: Point, height: number): Point {
  const middle = interpolate(from, to);
  // The curve always bends upwards. Upwards is on the left of an eastward line and on the right of a westward line.
  const turn = to.x >= from.x ? 1 : -1;
  return { x: middle.x + (to.y - from.y) * height * turn, y: middle.y - (to.x - from.x) * height * turn };
}

/** Cuts off the end of a line, so that its arrow does not cover the thing at the end. */
export function shortened(points: readonly Point[], by: number): readonly Point[] {
  const end = points.at(-1);
  if (end === undefined) return points;
  const kept = points.filter((point, i) => i === 0 || distance(point, end) > by);
  const last = kept.at(-1) ?? end;
  const far = distance(last, end);
  return far <= by ? points : [...kept, interpolate(last, end, (far - by) / far)];
}

export const legPath = ({ kind, points }: Leg): string => {
  const [from, to] = [points[0], points.at(-1)];
  if (from === undefined || to === undefined) return '';
  return kind === 'flight' || kind === 'medevac' ? bowPath(from, to) : linePath(points);
};
