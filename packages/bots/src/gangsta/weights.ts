/** The bot's weights, in influence at the end. `late` always counts; `early` is added while there is time. */
export interface Weights {
  readonly moneyLate: number;
  readonly moneyEarly: number;
  readonly icon: number;
  readonly leader: number;
  /** The loss for an activated member: one that must be paid for, and one that a leader calls back for free. */
  readonly tired: number;
  readonly tiredButFree: number;
  readonly war: number;
  readonly snitch: number;
  /**
   * The share of a job's reward that counts before the job is done: if it is doable now, after calling members back, or
   * with one more skill.
   */
  readonly jobNow: number;
  readonly jobSoon: number;
  readonly jobAlmost: number;
  readonly secondJob: number;
  readonly resource: number;
}

/** Tuned by self-play: a larger or smaller value of any weight was not clearly better. */
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

/** What a beginner sees: gangs, money and the jobs that can be done now. Wars, snitches and future gains are ignored. */
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
