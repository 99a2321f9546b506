import type { Job, Jobs } from './port.ts';

/** Longer waits are looked at again now and then: timers count in 32 bits. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/** The jobs of a server that is alone: timers. What was planned before a restart is planned again from the tables. */
export class LocalJobs implements Jobs {
  readonly #timers = new Map<string, NodeJS.Timeout | NodeJS.Immediate>();
  readonly #running = new Set<Promise<void>>();
  #run: ((job: Job) => Promise<void>) | undefined;

  plan(job: Job, at: number): Promise<void> {
    const key = `${job.kind} ${job.table}`;
    this.#forget(key);
    const wait = at - Date.now();
    if (wait <= 0)
      this.#timers.set(
        key,
        setImmediate(() => this.#do(key, job)),
      );
    else if (wait > LONGEST_WAIT_MS) this.#wait(key, LONGEST_WAIT_MS, () => void this.plan(job, at));
    else this.#wait(key, wait, () => this.#do(key, job));
    return Promise.resolve();
  }

  start(run: (job: Job) => Promise<void>): Promise<void> {
    this.#run = run;
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    for (const key of this.#timers.keys()) this.#forget(key);
    this.#run = undefined;
    await Promise.allSettled(this.#running);
  }

  #wait(key: string, milliseconds: number, deed: () => void): void {
    this.#timers.set(key, setTimeout(deed, milliseconds).unref());
  }

  #forget(key: string): void {
    const timer = this.#timers.get(key);
    clearTimeout(timer as NodeJS.Timeout | undefined);
    clearImmediate(timer as NodeJS.Immediate | undefined);
    this.#timers.delete(key);
  }

  #do(key: string, job: Job): void {
    this.#timers.delete(key);
    const doing = this.#run?.(job);
    if (doing === undefined) return;
    this.#running.add(doing);
    void doing.finally(() => this.#running.delete(doing)).catch(() => undefined);
  }
}
