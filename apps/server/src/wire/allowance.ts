/** So much at once, and so much a second over time. */
export interface Budget {
  readonly rate: number;
  readonly burst: number;
}

export class Allowance {
  readonly #budget: Budget;
  #left: number;
  #at = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
    this.#left = budget.burst;
  }

  /** Whether one more is allowed now. */
  take(now: number): boolean {
    this.#refill(now);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Nothing has been taken for so long that it may be forgotten. */
  isFull(now: number): boolean {
    this.#refill(now);
    return this.#left >= this.#budget.burst;
  }

  #refill(now: number): void {
    const { rate, burst } = this.#budget;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * rate);
    this.#at = now;
  }
}

const TIDY_UP_AT = 10_000;
const TIDY_UP_MS = 1000;

/** An allowance for each address. */
export class Allowances {
  readonly #budget: Budget;
  readonly #all = new Map<string, Allowance>();
  #tidied = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  take(whose: string, now: number): boolean {
    if (this.#all.size >= TIDY_UP_AT && now - this.#tidied > TIDY_UP_MS) this.#tidyUp(now);
    const own = this.#all.get(whose) ?? new Allowance(this.#budget);
    this.#all.set(whose, own);
    return own.take(now);
  }

  #tidyUp(now: number): void {
    this.#tidied = now;
    for (const [key, allowance] of this.#all) if (allowance.isFull(now)) this.#all.delete(key);
  }
}
