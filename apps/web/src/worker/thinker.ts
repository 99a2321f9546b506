import type { Move } from '@getaway/kernel';
import { type Remote, wrap } from 'comlink';
import type { Bots, BotTask } from './bot.ts';

interface Running {
  readonly bots: Remote<Bots>;
  /** Rejects when the worker can't go on. */
  readonly died: Promise<never>;
}

/** The worker in which bots think, started when the first one does, and again should it have died. */
export class Thinker {
  #running: Running | undefined;

  async choose(task: BotTask): Promise<Move> {
    this.#running ??= this.#start();
    const { bots, died } = this.#running;
    return Promise.race([bots.choose(task), died]);
  }

  #start(): Running {
    const worker = new Worker(new URL('./bot.ts', import.meta.url), { type: 'module' });
    const died = new Promise<never>((_, reject) => {
      worker.addEventListener('error', ({ message }) => {
        this.#running = undefined;
        worker.terminate();
        reject(new Error(message));
      });
    });
    died.catch(() => undefined); // it may die while nobody waits for it
    return { bots: wrap<Bots>(worker), died };
  }
}
