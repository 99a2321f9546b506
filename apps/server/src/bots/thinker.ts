import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Move } from '@getaway/kernel';
import type { AnyTable } from '../rooms/games.ts';
import type { Thinking, Thought } from './thread.ts';

interface Waiting {
  resolve(move: Move): void;
  reject(error: Error): void;
}

/** Bots think in threads of their own, so that nobody waits for them. */
export class Thinker {
  readonly #threads: Worker[] = [];
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;

  constructor(threads = Math.max(1, availableParallelism() - 1)) {
    for (let i = 0; i < threads; i += 1) this.#threads.push(this.#hire());
  }

  think(table: AnyTable, game: string, level: string, pack: unknown): Promise<Move> {
    this.#next += 1;
    const id = this.#next;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      const thinking: Thinking = { id, game, position: table.position, level, pack };
      this.#threads[id % this.#threads.length]?.postMessage(thinking);
    });
  }

  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }

  #hire(): Worker {
    const thread = new Worker(new URL('./thread.ts', import.meta.url));
    thread.unref();
    thread.on('message', (thought: Thought) => {
      const waiting = this.#waiting.get(thought.id);
      this.#waiting.delete(thought.id);
      if ('move' in thought) waiting?.resolve(thought.move);
      else waiting?.reject(new Error(thought.trouble));
    });
    return thread;
  }
}
