import { BOTS } from 'virtual:workers';
import type { BotChoice, Expectation, JudgedDecision, Review } from '@getaway/bots';
import type { Shape } from '@getaway/kernel';
import { proxy, type Remote, wrap } from 'comlink';
import type { Bots, BotTask, JudgeTask, ReviewTask } from './bot.ts';

interface Running {
  readonly bots: Remote<Bots>;
  /** Rejects when the worker has crashed. */
  readonly died: Promise<never>;
}

/** The worker for bots. It starts on the first request, and again after a crash. */
export class BotWorker {
  #running: Running | undefined;

  async choose(task: BotTask): Promise<BotChoice> {
    this.#running ??= this.#start();
    const { bots, died } = this.#running;
    return Promise.race([bots.choose(task), died]);
  }

  async chances(task: Omit<BotTask, 'level'>): Promise<readonly number[] | undefined> {
    this.#running ??= this.#start();
    const { bots, died } = this.#running;
    return Promise.race([bots.chances(task), died]);
  }

  /** Reviews a game. This takes a while, so callers use a separate worker. */
  async review(task: ReviewTask, onProgress: (left: number) => void): Promise<Review | undefined> {
    this.#running ??= this.#start();
    const { bots, died } = this.#running;
    return Promise.race([bots.review(task, proxy(onProgress)), died]);
  }

  async judge(task: JudgeTask): Promise<JudgedDecision<Shape> | undefined> {
    this.#running ??= this.#start();
    const { bots, died } = this.#running;
    return Promise.race([bots.judge(task), died]);
  }

  async advise(task: BotTask): Promise<readonly Expectation<Shape>[]> {
    this.#running ??= this.#start();
    const { bots, died } = this.#running;
    return Promise.race([bots.advise(task), died]);
  }

  #start(): Running {
    const worker = new Worker(BOTS, { type: 'module' });
    const died = new Promise<never>((_, reject) => {
      worker.addEventListener('error', ({ message }) => {
        this.#running = undefined;
        worker.terminate();
        reject(new Error(message));
      });
    });
    died.catch(() => undefined); // avoids an unhandled rejection if the worker crashes while idle
    return { bots: wrap<Bots>(worker), died };
  }
}
