/** Several readings of one figure: the median and the range. */
export interface Spread {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

export function spreadOf(readings: readonly number[]): Spread {
  const sorted = readings.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  const rounded = (value: number): number => Number(value.toPrecision(5));
  const middle = sorted.length / 2;
  const median = sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2;
  return { median: rounded(median), lowest: rounded(at(0)), highest: rounded(at(sorted.length - 1)) };
}

/**
 * Ratios of paired readings. Two consecutive readings are comparable, because they had the same other load on the
 * machine.
 */
export const ratioOf = (ours: readonly number[], theirs: readonly number[]): Spread =>
  spreadOf(ours.map((reading, i) => reading / (theirs[i] ?? Number.NaN)));
