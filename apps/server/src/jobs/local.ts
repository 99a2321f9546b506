import { type Job, type Jobs, keyOf } from './port.ts';

/** Longer waits are split, because timers of Node can't wait longer than 2^31 milliseconds. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/** The jobs of a single server, as timers. After a restart, the tables show which jobs to plan again. */
export class LocalJobs implements Jobs {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #running = new Map<Promise<void>, string>();
  #run: ((job: Job) => Promise<void>) | undefined;

  plan(job: Job, at: number): Promise<void> {
    const key = keyOf(job);
    clearTimeout(this.#timers.get(key));
    const wait = Math.max(0, at - Date.now());
    const deed = wait > LONGEST_WAIT_MS ? () => void this.plan(job, at) : () => this.#do(key, job);
    this.#timers.set(key, setTimeout(deed, Math.min(wait, LONGEST_WAIT_MS)).unref());
    return Promise.resolve();
  }

  planned(): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set([...this.#timers.keys(), ...this.#running.values()]));
  }

  start(run: (job: Job) => Promise<void>): Promise<void> {
    this.#run = run;
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#run = undefined;
    await Promise.allSettled(this.#running.keys());
  }

  #do(key: string, job: Job): void {
    this.#timers.delete(key);
    const doing = this.#run?.(job).catch(() => undefined); // the job itself reports its errors
    if (doing === undefined) return;
    this.#running.set(doing, key);
    void doing.finally(() => this.#running.delete(doing));
  }
}
