import { drawBelow, seededChance } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { squash } from './learned/curves.ts';
import { sharesBeforeReveal, sharesOf } from './shares.ts';

test('chances that add up to 1 stay as they are; others are shifted until they do', () => {
  const same = sharesOf([0.5, 0.3, 0.2]);
  for (const [i, chance] of [0.5, 0.3, 0.2].entries()) expect(same[i]).toBeCloseTo(chance, 6);
  expect(sharesOf([0.4])).toEqual([0.4]);
  expect(sharesOf([0, 0])).toEqual([0.5, 0.5]);
  expect(sharesOf([0.02, 0, 0])).toEqual([1, 0, 0]);
  expect(sharesOf([0.7, 0.7])).toEqual([0.5, 0.5]);
  for (const chances of [
    [0.9, 0.4],
    [1, 1, 0.2],
    [0.1, 0.05],
    [1, 0],
    [0.999, 0.001, 0.5, 0.3],
  ])
    expect(sharesOf(chances).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
});

test('a seat that can’t have won gets no share before hidden scores are revealed', () => {
  expect(sharesBeforeReveal([0.4, 0, 0])).toEqual([1, 0, 0]);
});

/** A random number, roughly from the normal distribution with mean 0 and variance 1. */
function deviate(chance: ReturnType<typeof seededChance>): number {
  let sum = 0;
  for (let i = 0; i < 12; i += 1) sum += drawBelow(chance, 10_001) / 10_000;
  return sum - 6;
}

/**
 * As in real games, each seat underestimates the hidden score of its rival. Even so, the value before the reveal must
 * be right on average: it must equal the share of games that the seat with the public lead wins.
 */
test.each([0, 20, 60])(
  'before hidden scores are revealed, the value of a public lead of %i is how often it wins',
  (lead) => {
    const chance = seededChance('hidden scores');
    const [spread, underestimated, games] = [33, 19, 4000];
    const luck = Array.from({ length: games }, () => {
      const own = [lead + spread * deviate(chance), spread * deviate(chance)] as const;
      const guessed = [lead - underestimated, -underestimated] as const;
      const winning = (points: number, rival: number): number =>
        0.5 + 0.5 * squash((0.851 * (points - rival)) / spread);
      const [value = 0] = sharesBeforeReveal([winning(own[0], guessed[1]), winning(own[1], guessed[0])]);
      return (own[0] > own[1] ? 1 : 0) - value;
    });
    const mean = luck.reduce((sum, one) => sum + one, 0) / games;
    const error = Math.sqrt(luck.reduce((sum, one) => sum + (one - mean) ** 2, 0)) / games;
    expect(Math.abs(mean)).toBeLessThan(3 * error);
  },
);
