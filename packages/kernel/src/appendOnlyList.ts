/**
 * A list that only grows at its end. Every earlier version stays valid and shares its items with all later ones, so
 * appending costs the same however long the list is.
 */
export class AppendOnlyList<T> {
  /** May be longer than this version, because later versions append to the same array. */
  readonly #items: T[];
  readonly length: number;

  private constructor(items: T[], length: number) {
    this.#items = items;
    this.length = length;
  }

  static of<T>(items: readonly T[]): AppendOnlyList<T> {
    return new AppendOnlyList(items.slice(), items.length);
  }

  get last(): T | undefined {
    return this.#items[this.length - 1];
  }

  at(index: number): T | undefined {
    return index < this.length ? this.#items[index] : undefined;
  }

  /**
   * A new version with one more item. Only the first new version of a list appends in place. Further ones make a copy.
   */
  with(item: T): AppendOnlyList<T> {
    const items = this.#items.length === this.length ? this.#items : this.#items.slice(0, this.length);
    items.push(item);
    return new AppendOnlyList(items, this.length + 1);
  }

  /** Like `Array.slice`; a negative index counts from the end. */
  slice(from = 0, to = this.length): T[] {
    const end = to < 0 ? this.length + to : Math.min(to, this.length);
    return this.#items.slice(from < 0 ? Math.max(0, this.length + from) : from, Math.max(0, end));
  }
}
