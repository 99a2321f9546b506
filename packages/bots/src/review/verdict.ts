/** Rollouts for each decision. They are enough for a verdict on most decisions, within some seconds per game. */
export const REVIEW_ROLLOUTS = 40;

export type Verdict = 'good' | 'doubtful' | 'bad';

/** The smallest loss in the chance to win that is worth mentioning. */
export const DOUBTFUL = 0.02;
const BAD = 0.05;
/** By how many standard errors a loss must exceed 0, so that an inexact estimate does not make a decision look bad. */
export const SURE = 2;

/** The verdict on a decision. Only a loss that is clearly greater than its error counts. */
export function verdictOn({ loss, error }: { readonly loss: number; readonly error: number }): Verdict {
  if (loss >= BAD && loss > SURE * error) return 'bad';
  return loss >= DOUBTFUL && loss > error ? 'doubtful' : 'good';
}
