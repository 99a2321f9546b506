import { chanceOf } from './learned/curves.ts';
import { logitOf } from './learned/judge.ts';

/** Enough halvings for the precision of a chance. */
const HALVINGS = 40;
/** The range of possible shifts, which covers every difference between two logits. */
const MAX_SHIFT = 14;

/**
 * Makes the chances of several seats to win add up to 1. Each was judged by what its seat knows. No seat knows what the
 * others hide, so all may judge themselves too favourably. All chances are therefore lowered (or raised) by the same
 * number of logits. If they were divided by their sum instead, the seat that is behind would get too much.
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
 * How sure of its own estimate a seat is, compared with what all seats together know. With an estimate of variance v for
 * each hidden score, the mean of two seats' estimates of their distance has the variance v / 2 around its public part,
 * and the real distance has 2 v. The chance to win is right for every public distance if the estimates count by this
 * factor: with c² = 2/3, c / √(1 + c² / 2) is 1 / √2.
 */
const SURENESS = 0.816;

/**
 * The same for a finished game before hidden scores are revealed, when each seat knows its own score and estimates those
 * of the others. On average the reveal then changes nothing for whoever is ahead in what everybody sees.
 */
export const sharesBeforeReveal = (chances: readonly number[]): readonly number[] =>
  sharesOf(chances.map((chance) => (chance > 0 ? chanceOf(SURENESS * logitOf(chance)) : 0)));
