import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Move } from '@getaway/kernel';
import type { Thinking, Thought } from './thread.ts';

interface Waiting {
  readonly question: Thinking;
  resolve(move: Move): void;
  reject(error: Error): void;
}

/** Longer than any bot should think: a thread that takes longer is replaced. */
const PATIENCE_MS = 30_000;

/** Bots think in threads of their own, so that nobody waits for them. */
export class Thinker {
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #queue: Waiting[] = [];
  #hired = 0;
  readonly #most: number;
  #stopped = false;

  constructor(most = Math.max(1, availableParallelism() - 1)) {
    this.#most = most;
  }

  think(question: Thinking): Promise<Move> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ question, resolve, reject });
      this.#next();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the bots stop thinking'));
    await Promise.all([...this.#all].map((thread) => thread.terminate()));
  }

  #next(): void {
    if (this.#stopped || this.#queue.length === 0) return;
    const thread = this.#idle.pop() ?? (this.#hired < this.#most ? this.#hire() : undefined);
    const waiting = thread === undefined ? undefined : this.#queue.shift();
    if (thread === undefined || waiting === undefined) return;
    this.#ask(thread, waiting);
  }

  #ask(thread: Worker, { question, resolve, reject }: Waiting): void {
    const patience = setTimeout(() => void thread.terminate(), PATIENCE_MS).unref();
    const done = (thought: Thought): void => {
      clearTimeout(patience);
      thread.off('exit', ended);
      this.#idle.push(thread);
      if ('move' in thought) resolve(thought.move);
      else reject(new Error(thought.trouble));
      this.#next();
    };
    const ended = (): void => {
      clearTimeout(patience);
      reject(new Error('a thread of the bots ended'));
      this.#next();
    };
    thread.once('message', done);
    thread.once('exit', ended);
    thread.postMessage(question);
  }

  #hire(): Worker {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { execArgv: [] });
    this.#hired += 1;
    this.#all.add(thread);
    thread.unref();
    thread.on('error', () => undefined); // it ends after an error, and that is heard
    thread.once('exit', () => {
      this.#hired -= 1;
      this.#all.delete(thread);
      const place = this.#idle.indexOf(thread);
      if (place !== -1) this.#idle.splice(place, 1);
    });
    return thread;
  }
}
