/**
 * The bot's weights, in points of influence at the end of the game. `late` always counts, and `early` is added while
 * there is time.
 */
export interface Weights {
  readonly moneyLate: number;
  readonly moneyEarly: number;
  readonly icon: number;
  readonly leader: number;
  /** The loss for an activated member: first if calling back must be paid for, then if a leader calls back for free. */
  readonly tired: number;
  readonly tiredButFree: number;
  readonly war: number;
  readonly snitch: number;
  /**
   * The share of a job's reward that counts before the job is done: if it can be done now, after calling members back,
   * or with one more skill.
   */
  readonly jobNow: number;
  readonly jobSoon: number;
  readonly jobAlmost: number;
  readonly secondJob: number;
  readonly resource: number;
}

/** Tuned by self-play. No weight was clearly better with a larger or smaller value. */
export const WEIGHTS: Weights = {
  moneyLate: 0.12,
  moneyEarly: 0.38,
  icon: 0.9,
  leader: 0.4,
  tired: 0.55,
  tiredButFree: 0.12,
  war: 1.2,
  snitch: 0.3,
  jobNow: 0.4,
  jobSoon: 0.3,
  jobAlmost: 0.1,
  secondJob: 0.5,
  resource: 0.5,
};

/**
 * What a beginner sees: gangs, money and the jobs that can be done now. Wars, snitches and future gains are ignored.
 */
export const BEGINNER: Weights = {
  ...WEIGHTS,
  leader: 0,
  tiredButFree: 0,
  war: 0,
  snitch: 0,
  jobSoon: 0,
  jobAlmost: 0,
  secondJob: 0,
  resource: 0.2,
};
