/** Writes features one after another into an array. */
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

  /** Leaves the next features at 0. */
  skip(count: number): void {
    this.#at += count;
  }

  get written(): number {
    return this.#at;
  }
}
