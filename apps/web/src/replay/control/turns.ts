import type { Passage } from '@getaway/table';
import type { Series } from './replaySource.ts';

/**
 * The moments at which a turn begins, each given by its number of log passages. The first is always 1, the moment after
 * the setup.
 */
export function turnStarts(log: readonly Passage[], headlines: ReadonlySet<string>): readonly number[] {
  const starts = log.flatMap(({ events }, i) => (events.some(({ type }) => headlines.has(type)) ? [i + 1] : []));
  return starts[0] === 1 ? starts : [1, ...starts];
}

/**
 * The nearest start of a turn after a moment (if `by` is 1) or before it (if `by` is -1). The end of the game counts as
 * a start.
 */
export function turnFrom(
  starts: readonly number[],
  at: number,
  { last, by }: { readonly last: number; readonly by: 1 | -1 },
): number {
  if (by > 0) return starts.find((start) => start > at) ?? last;
  return starts.findLast((start) => start < at) ?? 1;
}

/** A moment with a great change of one seat's points or chance to win. */
export interface TurningPoint {
  readonly passages: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

const MOST_POINTS = 3;

/** The greatest changes of a seat's points or chance to win between successive moments, in order of time. */
export function turningPoints(series: Series, moments: readonly number[]): readonly TurningPoint[] {
  const changes = moments.slice(1).flatMap((passages, i): readonly TurningPoint[] => {
    const [before = [], after = []] = [series[(moments[i] ?? 1) - 1], series[passages - 1]];
    return after.flatMap((value, seat) => {
      const old = before[seat];
      return value === undefined || old === undefined || value === old
        ? []
        : [{ passages, seat, before: old, after: value }];
    });
  });
  const greatest = changes.toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  const chosen: TurningPoint[] = [];
  for (const change of greatest)
    if (chosen.length < MOST_POINTS && chosen.every(({ passages }) => passages !== change.passages))
      chosen.push(change);
  return chosen.toSorted((a, b) => a.passages - b.passages);
}
