export type { JudgedDecision } from './judgeDecision.ts';
export type { Review, ReviewedDecision, ReviewedSeat } from './review.ts';
export { REVIEW_ROLLOUTS, type Verdict, verdictOn } from './verdict.ts';
