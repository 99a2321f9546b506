/** Enough for a handful of tables, or for the cities that a bot compares from one position. */
const MOST = 16;

/**
 * What was worked out for the last few keys; a new one takes the place of the oldest. A WeakMap in its place took three times the
 * memory of a match and more time for collecting garbage, as measured over random games.
 */
export class Recent<Key, Value> {
  readonly #keys: (Key | undefined)[] = Array.from({ length: MOST }, () => undefined);
  readonly #values: (Value | undefined)[] = Array.from({ length: MOST }, () => undefined);
  #oldest = 0;

  get(key: Key): Value | undefined {
    const index = this.#keys.indexOf(key);
    return index < 0 ? undefined : this.#values[index];
  }

  keep(key: Key, value: Value): Value {
    this.#keys[this.#oldest] = key;
    this.#values[this.#oldest] = value;
    this.#oldest = (this.#oldest + 1) % MOST;
    return value;
  }
}
