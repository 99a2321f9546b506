/**
 * A list that only grows at its end. Every state of it stays what it was, and shares its items with all that have grown from it: going
 * on costs the same however long it is.
 */
export class Trail<T> {
  /** May hold more than is ours: what others have added since. */
  readonly #items: T[];
  readonly length: number;

  private constructor(items: T[], length: number) {
    this.#items = items;
    this.length = length;
  }

  static of<T>(items: readonly T[]): Trail<T> {
    return new Trail(items.slice(), items.length);
  }

  get last(): T | undefined {
    return this.#items[this.length - 1];
  }

  at(index: number): T | undefined {
    return index < this.length ? this.#items[index] : undefined;
  }

  /** Only the first who goes on from here can do so in place. */
  with(item: T): Trail<T> {
    const items = this.#items.length === this.length ? this.#items : this.#items.slice(0, this.length);
    items.push(item);
    return new Trail(items, this.length + 1);
  }

  /** As of a list, and counted from its end where that is negative. */
  slice(from = 0, to = this.length): T[] {
    const end = to < 0 ? this.length + to : Math.min(to, this.length);
    return this.#items.slice(from < 0 ? Math.max(0, this.length + from) : from, Math.max(0, end));
  }
}
