/** Percentiles of many durations, in milliseconds. */
export interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

export function percentilesOf(milliseconds: readonly number[]): Waits {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), worst: at(1) };
}
