/** The median and the range of several readings of one figure. */
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
 * The ratios of pairs of readings. The two readings of a pair were taken right after each other, so other load affected
 * both.
 */
export const ratioOf = (ours: readonly number[], theirs: readonly number[]): Spread =>
  spreadOf(ours.map((reading, i) => reading / (theirs[i] ?? Number.NaN)));
