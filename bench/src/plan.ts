export interface Plan {
  /** The number of recorded games. In every sample, each of these games is played at least once. */
  readonly games: number;
  readonly samples: number;
  readonly sampleMs: number;
  readonly warmUpMs: number;
  /** The number of matches in memory when memory is measured. */
  readonly matches: number;
  /** In this many games, the benchmark times how long it takes to list the options of the slowest step. */
  readonly listings: number;
}

export const FULL: Plan = { games: 12, samples: 7, sampleMs: 300, warmUpMs: 3000, matches: 300, listings: 1000 };
export const QUICK: Plan = { games: 4, samples: 3, sampleMs: 80, warmUpMs: 1500, matches: 100, listings: 100 };

/** The task of one measuring process. */
export interface Task {
  readonly game: string;
  readonly players: number;
  readonly plan: Plan;
}
