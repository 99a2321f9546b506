/** Work that is due at a moment and done once, by whichever process. */
export interface Job {
  /** `bot`: the bot at the table chooses. `clock`: somebody's time is up. */
  readonly kind: 'bot' | 'clock';
  readonly table: string;
  /** The table's lines when it was planned: if it has gone on since, the job is stale. */
  readonly lines: number;
}

export interface Jobs {
  /** A later plan for the same kind and table replaces the earlier one. */
  plan(job: Job, at: number): Promise<void>;
  start(run: (job: Job) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}
