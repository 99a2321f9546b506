import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The number of timed choices, and the median and the 99th percentile of their times in milliseconds. */
export interface Latency {
  readonly choices: number;
  readonly p50: number;
  readonly p99: number;
}

/** Two honest players at their own table, or one against a bot, whose choices are timed. */
export class HonestPlayers {
  readonly #thread: Worker;

  private constructor(thread: Worker) {
    this.#thread = thread;
  }

  static async begin(url: string, plays: 'people' | 'bot' = 'people'): Promise<HonestPlayers> {
    const thread = new Worker(new URL('./honest.ts', import.meta.url), { workerData: { url, plays }, execArgv: [] });
    await once(thread, 'message');
    return new HonestPlayers(thread);
  }

  /** Starts a new phase. */
  enter(phase: string): void {
    this.#thread.postMessage(phase);
  }

  async end(): Promise<Readonly<Record<string, Latency>>> {
    const reported = new Promise<Readonly<Record<string, readonly number[]>>>((resolve) => {
      this.#thread.on('message', (message: unknown) => {
        if (typeof message === 'object') resolve(message as Readonly<Record<string, readonly number[]>>);
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
