/** So much at once, and so much a second over time. */
export class Allowance {
  readonly #rate: number;
  readonly #burst: number;
  #left: number;
  #at = 0;

  constructor({ rate, burst }: { readonly rate: number; readonly burst: number }) {
    this.#rate = rate;
    this.#burst = burst;
    this.#left = burst;
  }

  /** Whether one more is allowed now. */
  take(now: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
