import { chanceOf } from './learned/curves.ts';
import { logitOf } from './learned/judge.ts';

/** The number of bisection steps, which is enough for the precision of a chance. */
const HALVINGS = 40;
/** The range of possible shifts, which covers every difference between two logits. */
const MAX_SHIFT = 14;

/**
 * Makes the chances of several seats add up to 1. Each chance was estimated from what the seat knows, so the sum can
 * differ from 1. All chances are shifted by the same number of logits.
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
 * A factor of √(2/3) for the logits of the seats' own estimates. With two seats, this factor makes the estimated
 * chances correct on average, however large the public lead is.
 */
const SURENESS = 0.816;

/**
 * Like `sharesOf`, for the moment before hidden scores are revealed. With these values, the reveal does not, on
 * average, change the chance of the seat with the public lead.
 */
export const sharesBeforeReveal = (chances: readonly number[]): readonly number[] =>
  sharesOf(chances.map((chance) => (chance > 0 ? chanceOf(SURENESS * logitOf(chance)) : 0)));
