import { setTimeout as wait } from 'node:timers/promises';
import { textUpTo } from '@getaway/kernel';
import { Logger, type Runner, run as startRunner } from 'graphile-worker';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { JOB_KINDS, type Job, type JobOptions, type Jobs, keyOf } from './port.ts';

const TASK = 'table';
const jobSchema = v.object({ kind: v.picklist(JOB_KINDS), table: textUpTo(40), lines: v.number() });
/**
 * A job that has been running for longer than this counts as lost. It is planned again, so that another process can
 * take it over. Jobs usually take far less time.
 */
const STUCK = '10 seconds';
const PLANNED = `SELECT key FROM graphile_worker.jobs
  WHERE key IS NOT NULL AND attempts < max_attempts AND (locked_at IS NULL OR locked_at > now() - interval '${STUCK}')`;
const COME_BACK_MS = 500;
const AT_ONCE = 4;
/** The priority of jobs that run after all others. Jobs with lower numbers run first. */
const LAST = 10;

/** Jobs in PostgreSQL. Each job is done by the first process that is free. */
export class GraphileJobs implements Jobs {
  readonly #pool: Pool;
  #runner: Runner | undefined;
  #stopped = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async plan(job: Job, at: number, { last = false }: JobOptions = {}): Promise<void> {
    const priority = last ? LAST : 0;
    const options = { jobKey: keyOf(job), runAt: new Date(Math.max(0, at)), maxAttempts: 5, priority };
    await this.#runner?.addJob(TASK, { ...job }, options);
  }

  async planned(): Promise<ReadonlySet<string>> {
    const { rows } = await this.#pool.query<{ readonly key: string }>(PLANNED);
    return new Set(rows.map(({ key }) => key));
  }

  async start(run: (job: Job) => Promise<void>): Promise<void> {
    this.#runner = await startRunner({
      pgPool: this.#pool,
      concurrency: AT_ONCE,
      noHandleSignals: true,
      pollInterval: 1000,
      // Without batches, the runner does not await its own updates, and a lost connection would end the process. So
      // batches are on, without a delay.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new Logger(() => () => undefined),
      taskList: { [TASK]: (payload) => run(v.parse(jobSchema, payload)) },
    });
    void this.#runner.promise.catch(() => undefined).then(() => this.#comeBack(run));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#runner?.stop().catch(() => undefined); // ignored, because the runner may have stopped by itself
  }

  /** Restarts the runner after a database outage has stopped it. */
  async #comeBack(run: (job: Job) => Promise<void>): Promise<void> {
    while (!this.#stopped) {
      await wait(COME_BACK_MS, undefined, { ref: false });
      try {
        if (!this.#stopped) await this.start(run);
        return;
      } catch {
        // The database is not available yet, so the loop tries again.
      }
    }
  }
}
