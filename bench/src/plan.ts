/** The duration and the number of measurements. */
export interface Plan {
  /** The number of recorded games that every host plays. A sample is one or more rounds of all of them. */
  readonly games: number;
  readonly samples: number;
  readonly sampleMs: number;
  readonly warmUpMs: number;
  /** The number of live matches when memory is measured. */
  readonly matches: number;
  /** The number of games in which every listing of the slowest step is timed. */
  readonly listings: number;
}

export const FULL: Plan = { games: 12, samples: 7, sampleMs: 300, warmUpMs: 3000, matches: 300, listings: 1000 };
export const QUICK: Plan = { games: 4, samples: 3, sampleMs: 80, warmUpMs: 1500, matches: 100, listings: 100 };

/** What one measuring process measures. */
export interface Task {
  readonly game: string;
  readonly players: number;
  readonly plan: Plan;
}
