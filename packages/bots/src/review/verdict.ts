/**
 * The number of rollouts (simulated continuations) for each decision. It is enough for a verdict on most decisions, and
 * a review takes some seconds per game.
 */
export const REVIEW_ROLLOUTS = 40;

export type Verdict = 'good' | 'doubtful' | 'bad';

/** The losses in the chance to win from which a decision is called doubtful or bad. */
export const DOUBTFUL = 0.02;
const BAD = 0.05;
/**
 * A bad loss must be greater than this many standard errors. Otherwise an inexact estimate could make a good decision
 * look bad.
 */
export const SURE = 2;

/** The verdict on a decision. A loss within its standard error is never called doubtful or bad. */
export function verdictOn({ loss, error }: { readonly loss: number; readonly error: number }): Verdict {
  if (loss >= BAD && loss > SURE * error) return 'bad';
  return loss >= DOUBTFUL && loss > error ? 'doubtful' : 'good';
}
