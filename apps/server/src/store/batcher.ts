import { reasonOf } from './sentences.ts';

/** The maximum size of a batch. A larger batch would delay its first items for too long. */
const MAX_BATCH = 1000;

interface QueuedItem<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** Sends a batch. Resolves to the result of each item, in order, or throws an error that applies to all items. */
type Send<Item, Result> = (items: readonly Item[]) => Promise<readonly (Result | Error)[]>;

interface BatchOptions<Item> {
  /** Items with the same key are sent one after the other, in separate batches. */
  readonly keyOf?: (item: Item) => string;
  /** The maximum number of batches that are sent at the same time. The target must handle them in order. */
  readonly atOnce?: number;
}

/**
 * Collects items that arrive while the disk is busy, and sends them as one batch. So they wait for the disk only once.
 */
export class Batcher<Item, Result extends number | boolean> {
  readonly #send: Send<Item, Result>;
  readonly #keyOf: ((item: Item) => string) | undefined;
  readonly #atOnce: number;
  #queue: QueuedItem<Item, Result>[] = [];
  #underway = 0;
  #collecting = false;
  #idle: (() => void)[] = [];

  constructor(send: Send<Item, Result>, { keyOf, atOnce = 1 }: BatchOptions<Item> = {}) {
    this.#send = send;
    this.#keyOf = keyOf;
    this.#atOnce = atOnce;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject });
      this.#collect();
    });
  }

  /** Resolves when every item has a result. */
  async idle(): Promise<void> {
    if (this.#isBusy) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  /** Starts a batch at the end of this tick, so that items added in the same tick are in it. */
  #collect(): void {
    if (this.#collecting || this.#underway >= this.#atOnce) return;
    this.#collecting = true;
    setImmediate(() => {
      this.#collecting = false;
      if (this.#underway < this.#atOnce && this.#queue.length > 0) void this.#handOver();
    });
  }

  async #handOver(): Promise<void> {
    const taken = this.#take();
    this.#underway += 1;
    const results = await this.#send(taken.map(({ item }) => item)).catch((error: unknown) =>
      taken.map(() => (error instanceof Error ? error : new Error(reasonOf(error)))),
    );
    this.#underway -= 1;
    // Sends the next batch before it resolves the items of the current one.
    if (this.#queue.length > 0) void this.#handOver();
    for (const [i, { resolve, reject }] of taken.entries()) {
      const result = results[i];
      if (result === undefined || typeof result === 'object')
        reject(result ?? new Error('the batch has no result for this write'));
      else resolve(result);
    }
    if (this.#idle.length > 0) setImmediate(() => this.#rest());
  }

  /** Resolves the waiting calls of `idle`, unless new items were added in the meantime. */
  #rest(): void {
    if (!this.#isBusy) for (const resolve of this.#idle.splice(0)) resolve();
  }

  get #isBusy(): boolean {
    return this.#underway > 0 || this.#queue.length > 0;
  }

  #take(): readonly QueuedItem<Item, Result>[] {
    const keyOf = this.#keyOf;
    if (keyOf === undefined) return this.#queue.splice(0, MAX_BATCH);
    const keys = new Set<string>();
    const taken: QueuedItem<Item, Result>[] = [];
    const left: QueuedItem<Item, Result>[] = [];
    for (const waiting of this.#queue) {
      const key = keyOf(waiting.item);
      (keys.has(key) || taken.length === MAX_BATCH ? left : taken).push(waiting);
      keys.add(key);
    }
    this.#queue = left;
    return taken;
  }
}
