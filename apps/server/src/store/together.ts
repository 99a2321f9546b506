import { reasonOf } from './sentences.ts';

/** More than this would make those who came first wait for long. */
const MOST_TOGETHER = 1000;

interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** What becomes of each item, in their order; or of all of them, by throwing. */
type Send<Item, Result> = (items: readonly Item[]) => Promise<readonly (Result | Error)[]>;

/** Collects what arrives while the disk is busy, and hands it over in one go: many share one wait. */
export class Together<Item, Result extends number | boolean> {
  readonly #send: Send<Item, Result>;
  readonly #keyOf: ((item: Item) => string) | undefined;
  #queue: Waiting<Item, Result>[] = [];
  #busy = false;
  #idle: (() => void)[] = [];

  /** Items with the same key are sent one after the other. */
  constructor(send: Send<Item, Result>, keyOf?: (item: Item) => string) {
    this.#send = send;
    this.#keyOf = keyOf;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject });
      if (this.#busy) return;
      this.#busy = true;
      // Not at once: whoever else writes in this moment comes along.
      setImmediate(() => void this.#run());
    });
  }

  /** When everything that was added has been answered. */
  async idle(): Promise<void> {
    if (this.#busy) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      const taken = this.#take();
      const results = await this.#send(taken.map(({ item }) => item)).catch((error: unknown) =>
        taken.map(() => (error instanceof Error ? error : new Error(reasonOf(error)))),
      );
      for (const [i, { resolve, reject }] of taken.entries()) {
        const result = results[i];
        if (result === undefined || typeof result === 'object') reject(result ?? new Error('it was forgotten'));
        else resolve(result);
      }
      // Whoever goes on at once comes along.
      if (this.#queue.length === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    this.#busy = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  #take(): readonly Waiting<Item, Result>[] {
    const keyOf = this.#keyOf;
    if (keyOf === undefined) return this.#queue.splice(0, MOST_TOGETHER);
    const keys = new Set<string>();
    const taken: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    for (const waiting of this.#queue) {
      const key = keyOf(waiting.item);
      (keys.has(key) || taken.length === MOST_TOGETHER ? left : taken).push(waiting);
      keys.add(key);
    }
    this.#queue = left;
    return taken;
  }
}
