/**
 * The number of rollouts (simulated continuations) for each decision. It is enough for a verdict on most decisions and
 * takes a few seconds per game.
 */
export const REVIEW_ROLLOUTS = 40;

export type Verdict = 'good' | 'doubtful' | 'bad';

/**
 * A decision is called doubtful only if it lowers the chance to win by at least `DOUBTFUL`, and bad only if it lowers
 * the chance by at least `BAD`.
 */
export const DOUBTFUL = 0.02;
const BAD = 0.05;
/**
 * A loss counts as bad only if it is greater than this many standard errors. So an inexact estimate does not make a
 * good decision look bad.
 */
export const SURE = 2;

/** The verdict on a decision. A loss within its standard error is never doubtful or bad. */
export function verdictOn({ loss, error }: { readonly loss: number; readonly error: number }): Verdict {
  if (loss >= BAD && loss > SURE * error) return 'bad';
  return loss >= DOUBTFUL && loss > error ? 'doubtful' : 'good';
}
