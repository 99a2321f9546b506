/**
 * A list that only grows at its end. Earlier versions of the list stay valid and share its items. So the cost of
 * appending does not depend on the length.
 */
export class AppendOnlyList<T> {
  /** The array can be longer than this version, because later versions append to it. */
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
   * A new version with one more item. The first call on a version appends in place. Any further call on the same
   * version copies the list.
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
