import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How many choices were timed, and the median and the 99th percentile of their times in milliseconds. */
export interface Latency {
  readonly choices: number;
  readonly p50: number;
  readonly p99: number;
}

/** What the players' thread reports: `ready` at the start, the phase after each choice, and all times at the end. */
type Report = { readonly chosenIn: string } | { readonly times: Readonly<Record<string, readonly number[]>> } | 'ready';

/** Two honest players at their own table, or one against a bot. Their choices are timed. */
export class HonestPlayers {
  readonly #thread: Worker;

  #phase = '';
  /** The number of choices in the current phase so far. */
  chosen = 0;

  private constructor(thread: Worker) {
    this.#thread = thread;
    thread.on('message', (report: Report) => {
      if (report !== 'ready' && 'chosenIn' in report && report.chosenIn === this.#phase) this.chosen += 1;
    });
  }

  static async begin(url: string, plays: 'people' | 'bot' = 'people'): Promise<HonestPlayers> {
    const thread = new Worker(new URL('./honest.ts', import.meta.url), { workerData: { url, plays }, execArgv: [] });
    await once(thread, 'message');
    return new HonestPlayers(thread);
  }

  enter(phase: string): void {
    this.#phase = phase;
    this.chosen = 0;
    this.#thread.postMessage(phase);
  }

  async end(): Promise<Readonly<Record<string, Latency>>> {
    const reported = new Promise<Readonly<Record<string, readonly number[]>>>((resolve) => {
      this.#thread.on('message', (report: Report) => {
        if (report !== 'ready' && 'times' in report) resolve(report.times);
      });
    });
    this.enter('over');
    const times = await reported;
    await this.#thread.terminate();
    return Object.fromEntries(Object.entries(times).map(([phase, all]) => [phase, latencyOf(all)]));
  }
}

function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1));
  return { choices: times.length, p50: at(0.5), p99: at(0.99) };
}
