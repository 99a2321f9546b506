import { expect, test } from 'vitest';
import { sumOfTimes, type TimeCounts, timeAt, withTime } from './times.ts';

const counted = (times: readonly number[]): TimeCounts => times.reduce((all: TimeCounts, ms) => withTime(all, ms), []);

test('a share of all times is at most the time for this share, and the steps are less than 20 % wide', () => {
  const times = Array.from({ length: 100 }, (_, i) => (i + 1) * 3.7);
  for (const share of [0.05, 0.5, 0.95, 1]) {
    const exact = times[Math.ceil(share * 100) - 1]!;
    const found = timeAt(share, counted(times));
    expect(found).toBeGreaterThanOrEqual(exact);
    expect(found).toBeLessThan(1.2 * exact);
  }
});

test('counts of different games can be added, and without a choice the time is 0', () => {
  const [few, many] = [counted([0.2, 5]), counted([900])];
  expect(timeAt(1, sumOfTimes(few, many))).toBeGreaterThanOrEqual(900);
  expect(timeAt(0.5, sumOfTimes(few, many))).toBeLessThan(6);
  expect(timeAt(0.95, [])).toBe(0);
});
