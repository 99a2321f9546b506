export const JOB_KINDS = ['bot', 'clock', 'alert', 'silence', 'host'] as const;

/** Work that is due at a given time and done once, by any process. */
export interface Job {
  /**
   * `bot`: the bot at the table chooses. `clock`: a player's time is up. `alert`: an alert may be due. `silence`:
   * people who have not answered a question count as agreeing. `host`: the host has been away for too long.
   */
  readonly kind: (typeof JOB_KINDS)[number];
  readonly table: string;
  /**
   * The table's line count when the job was planned. A process that has seen fewer lines refreshes the table first. If
   * there are more lines now, a bot job is dropped.
   */
  readonly lines: number;
}

/** The order of jobs that are due at the same time. */
export interface JobOptions {
  /** Runs the job after all others. */
  readonly last?: boolean;
}

export interface Jobs {
  /** A later plan for the same kind and table replaces the earlier one. */
  plan(job: Job, at: number, order?: JobOptions): Promise<void>;
  /** The keys of all planned and running jobs, without those that a dead process left behind. */
  planned(): Promise<ReadonlySet<string>>;
  start(run: (job: Job) => Promise<void>): Promise<void>;
  /** Waits for running jobs. */
  stop(): Promise<void>;
}

export const keyOf = ({ kind, table }: Pick<Job, 'kind' | 'table'>): string => `${kind} ${table}`;
