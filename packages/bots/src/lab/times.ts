/**
 * How often a choice took how long. The entry `i` counts the choices that took at most 2^(i/4) milliseconds and more
 * than the entry before it.
 */
export type TimeCounts = readonly number[];

const STEPS_PER_DOUBLING = 4;

export function withTime(counts: TimeCounts, ms: number): TimeCounts {
  const at = Math.max(0, Math.ceil(STEPS_PER_DOUBLING * Math.log2(ms)));
  return Array.from({ length: Math.max(counts.length, at + 1) }, (_, i) => (counts[i] ?? 0) + (i === at ? 1 : 0));
}

export const sumOfTimes = (one: TimeCounts, other: TimeCounts): TimeCounts =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, i) => (one[i] ?? 0) + (other[i] ?? 0));

/** A time that this share of the choices did not exceed, rounded up to the next step. */
export function timeAt(share: number, counts: TimeCounts): number {
  const enough = share * counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  const at = counts.findIndex((count) => {
    seen += count;
    return seen >= enough;
  });
  return at < 0 ? 0 : 2 ** (at / STEPS_PER_DOUBLING);
}

/** The share of choices that figures name as the usual upper limit. */
export const MOST_CHOICES = 0.95;
