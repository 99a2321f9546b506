/** Writes features one after the other. */
export class Writer {
  readonly #into: Float64Array;
  #at = 0;

  constructor(into: Float64Array) {
    this.#into = into;
  }

  put(value: number): void {
    this.#into[this.#at] = value;
    this.#at += 1;
  }

  /** Leaves features at 0. */
  skip(count: number): void {
    this.#at += count;
  }

  get written(): number {
    return this.#at;
  }
}
