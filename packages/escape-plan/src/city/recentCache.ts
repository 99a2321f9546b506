/**
 * The default number of keys. It is enough for a few tables, or for the cities that a bot compares. A server with more
 * tables recomputes a city when it switches tables, which takes 0.1 ms.
 */
const MOST = 16;

/**
 * A cache of the last few keys. A new key replaces the oldest one. With a WeakMap, random games needed three times the
 * memory, and a solo game spent a third of its time on garbage collection.
 */
export class RecentCache<Key, Value> {
  readonly #most: number;
  readonly #keys: (Key | undefined)[];
  readonly #values: (Value | undefined)[];
  #oldest = 0;
  /** The index of the last key. Nearly always, the next call has the same key. */
  #last = 0;

  constructor(most = MOST) {
    this.#most = most;
    this.#keys = Array.from({ length: most }, () => undefined);
    this.#values = Array.from({ length: most }, () => undefined);
  }

  get(key: Key): Value | undefined {
    if (this.#keys[this.#last] === key) return this.#values[this.#last];
    const index = this.#keys.indexOf(key);
    if (index < 0) return undefined;
    this.#last = index;
    return this.#values[index];
  }

  /** The most recently added value that matches. */
  find(fits: (value: Value) => boolean): Value | undefined {
    for (let age = 1; age <= this.#most; age += 1) {
      const value = this.#values[(this.#oldest + this.#most - age) % this.#most];
      if (value !== undefined && fits(value)) return value;
    }
    return undefined;
  }

  keep(key: Key, value: Value): Value {
    this.#keys[this.#oldest] = key;
    this.#values[this.#oldest] = value;
    this.#oldest = (this.#oldest + 1) % this.#most;
    return value;
  }
}
