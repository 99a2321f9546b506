/** So much at once, and so much a second over time: a little less than servers allow. */
const BURST = 60;
const RATE = 15;
const LOOK_AGAIN_MS = 50;

/** Holds back what would be too much at once; what matters more goes first. */
export class Pacer {
  #left = BURST;
  #at = Date.now();
  #held: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Does it now, or as soon as it may be done. */
  pace(deed: () => void, { urgent }: { readonly urgent: boolean }): void {
    if (urgent) this.#held.unshift(deed);
    else this.#held.push(deed);
    this.#goOn();
  }

  /** What was held back is not done any more; a new line has a new allowance. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#held = [];
    this.#left = BURST;
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    const now = Date.now();
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) / 1000) * RATE);
    this.#at = now;
    while (this.#left >= 1) {
      const deed = this.#held.shift();
      if (deed === undefined) return;
      this.#left -= 1;
      deed();
    }
    if (this.#held.length > 0) this.#timer = setTimeout(() => this.#goOn(), LOOK_AGAIN_MS);
  }
}
