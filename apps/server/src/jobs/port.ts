export const JOB_KINDS = ['bot', 'clock', 'alert', 'silence', 'host'] as const;

/** Work that is due at a moment and done once, by whichever process. */
export interface Job {
  /**
   * `bot`: the bot at the table chooses. `clock`: somebody's time is up. `alert`: somebody may have to be called. `silence`:
   * whoever has not answered a question has agreed. `host`: the host has been away for long.
   */
  readonly kind: (typeof JOB_KINDS)[number];
  readonly table: string;
  /** The table's lines when it was planned, or when the turn began: if it has gone on since, the job is stale. */
  readonly lines: number;
}

/** What is due at the same time. */
export interface JobOptions {
  /** After everything else. */
  readonly last?: boolean;
}

export interface Jobs {
  /** A later plan for the same kind and table replaces the earlier one. */
  plan(job: Job, at: number, order?: JobOptions): Promise<void>;
  /** The keys of all that is planned or being done; what a process has left behind by dying is not among them. */
  planned(): Promise<ReadonlySet<string>>;
  start(run: (job: Job) => Promise<void>): Promise<void>;
  /** What is being done is done to its end. */
  stop(): Promise<void>;
}

export const keyOf = ({ kind, table }: Pick<Job, 'kind' | 'table'>): string => `${kind} ${table}`;
