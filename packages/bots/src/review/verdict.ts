/**
 * The number of rollouts (simulated continuations) for each decision. It gives a verdict on most decisions, in some
 * seconds per game.
 */
export const REVIEW_ROLLOUTS = 40;

export type Verdict = 'good' | 'doubtful' | 'bad';

/** A decision is doubtful or bad if it lowers the chance to win by at least this much. */
export const DOUBTFUL = 0.02;
const BAD = 0.05;
/**
 * A bad loss must be greater than this many standard errors. So an inexact estimate does not make a good decision look
 * bad.
 */
export const SURE = 2;

/** The verdict on a decision. A loss within its standard error is never doubtful or bad. */
export function verdictOn({ loss, error }: { readonly loss: number; readonly error: number }): Verdict {
  if (loss >= BAD && loss > SURE * error) return 'bad';
  return loss >= DOUBTFUL && loss > error ? 'doubtful' : 'good';
}
