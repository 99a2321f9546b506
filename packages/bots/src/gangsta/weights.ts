/**
 * The bot's weights, in points of influence at the end of the game. A weight whose name ends in `Late` always counts. A
 * weight whose name ends in `Early` is added in proportion to the share of the game that is left.
 */
export interface Weights {
  readonly moneyLate: number;
  readonly moneyEarly: number;
  readonly icon: number;
  readonly leader: number;
  /**
   * How much less an unavailable member counts: `tired` if it costs money to call the member back, and `tiredButFree`
   * if it costs nothing.
   */
  readonly tired: number;
  readonly tiredButFree: number;
  readonly war: number;
  readonly snitch: number;
  /**
   * The share of a job's reward that counts in advance: `jobNow` if the job can be done now, `jobSoon` if members have
   * to be called back, and `jobAlmost` if one more skill is needed.
   */
  readonly jobNow: number;
  readonly jobSoon: number;
  readonly jobAlmost: number;
  readonly secondJob: number;
  readonly resource: number;
}

/**
 * These values were tuned by letting bots play against each other. Raising or lowering any single weight was not
 * clearly better.
 */
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
 * The weights of a beginner, who thinks mainly of the gang, money and jobs that can be done now. Wars, snitches and
 * jobs for later turns are ignored.
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
