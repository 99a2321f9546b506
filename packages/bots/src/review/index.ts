export type { Review, ReviewedDecision } from './review.ts';
export { type Verdict, verdictOn } from './verdict.ts';
