export const JOB_KINDS = ['bot', 'clock', 'alert', 'silence', 'host'] as const;

/** A task that is due at a given time. Exactly one process runs each job. */
export interface Job {
  /**
   * `bot`: a bot has to choose. `clock`: a player's time is up. `alert`: an alert may have to be sent. `silence`: the
   * time for answers to a request to rewind is up, and people who have not answered count as agreeing. `host`: the host
   * has been away for too long.
   */
  readonly kind: (typeof JOB_KINDS)[number];
  readonly table: string;
  /**
   * The number of lines of the table when the job was planned. A process that knows fewer lines first reads the table
   * again. A `bot` job is dropped if the table has more lines when the job runs.
   */
  readonly lines: number;
}

export interface JobOptions {
  readonly last?: boolean;
}

export interface Jobs {
  /** Plans a job. An earlier plan for the same kind and table is replaced. */
  plan(job: Job, at: number, order?: JobOptions): Promise<void>;
  /** The keys of all planned and running jobs. Jobs that a process was running when it died are left out. */
  planned(): Promise<ReadonlySet<string>>;
  start(run: (job: Job) => Promise<void>): Promise<void>;
  /** Stops taking jobs and waits for the running ones. */
  stop(): Promise<void>;
}

export const keyOf = ({ kind, table }: Pick<Job, 'kind' | 'table'>): string => `${kind} ${table}`;
