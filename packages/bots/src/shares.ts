import { chanceOf } from './learned/curves.ts';
import { logitOf } from './learned/judge.ts';

/** The number of bisection steps. It is enough for the precision of a chance. */
const HALVINGS = 40;
/** The range of possible shifts, which covers every difference between two logits. */
const MAX_SHIFT = 14;

/**
 * Adjusts the chances of several seats to win, so that they add up to 1. Each chance was judged by what its seat knows.
 * No seat knows what the others hide, so all may judge themselves too favourably. All chances are therefore lowered (or
 * raised) by the same number of logits. If they were divided by their sum instead, the seat that is behind would get
 * too much.
 */
export function sharesOf(chances: readonly number[]): readonly number[] {
  if (chances.length === 1) return chances;
  const logits = chances.map((chance) => (chance > 0 ? logitOf(chance) : undefined));
  if (logits.every((logit) => logit === undefined)) return chances.map(() => 1 / chances.length);
  const lowered = (by: number): readonly number[] =>
    logits.map((logit) => (logit === undefined ? 0 : chanceOf(logit - by)));
  const sumWith = (by: number): number => lowered(by).reduce((sum, chance) => sum + chance, 0);
  let [low, high] = [-MAX_SHIFT, MAX_SHIFT];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    if (sumWith(middle) >= 1) low = middle;
    else high = middle;
  }
  const all = sumWith(low);
  return lowered(low).map((chance) => chance / all);
}

/**
 * How much a seat's own estimate counts. Let v be the variance of each hidden score. Every seat knows only its own, so
 * the mean of two seats' estimates of their distance has the variance v / 2 around the public distance. The real
 * distance has the variance 2 v. With this factor the chance to win is right for every public distance: with c² = 2/3,
 * c / √(1 + c² / 2) is 1 / √2.
 */
const SURENESS = 0.816;

/**
 * Like `sharesOf`, for a finished game before hidden scores are revealed: each seat knows its own score and estimates
 * those of the others. On average, the reveal then changes nothing for a seat with a public lead.
 */
export const sharesBeforeReveal = (chances: readonly number[]): readonly number[] =>
  sharesOf(chances.map((chance) => (chance > 0 ? chanceOf(SURENESS * logitOf(chance)) : 0)));
