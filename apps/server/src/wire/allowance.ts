import { ADDRESSES_OF_SITE, type Address } from '../base/address.ts';

/** The settings of a token bucket: its size (`burst`) and how many tokens it gets per second (`rate`). */
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

  /** Takes this many tokens. If there are not enough, takes none and returns false. */
  take(now: number, cost = 1): boolean {
    this.#refill(now);
    const price = Math.min(cost, this.#budget.burst); // otherwise a cost above the burst would never be allowed
    if (this.#left < price) return false;
    this.#left -= price;
    return true;
  }

  /** Whether the bucket is full again. A full bucket need not be stored. */
  isFull(now: number): boolean {
    this.#refill(now);
    return this.#left >= this.#budget.burst;
  }

  #refill(now: number): void {
    const { rate, burst } = this.#budget;
    // Clocks can be set back, so a negative elapsed time counts as 0.
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * rate);
    this.#at = now;
  }
}

const TIDY_UP_AT = 10_000;
const TIDY_UP_MS = 1000;

export class AddressAllowances {
  readonly #addresses: Allowances;
  readonly #sites: Allowances;

  constructor({ rate, burst }: Budget) {
    this.#addresses = new Allowances({ rate, burst });
    this.#sites = new Allowances({ rate: rate * ADDRESSES_OF_SITE, burst: burst * ADDRESSES_OF_SITE });
  }

  take({ own, site }: Address, now: number, cost = 1): boolean {
    return this.#addresses.take(own, now, cost) && (site === undefined || this.#sites.take(site, now, cost));
  }
}

export class Allowances {
  readonly #budget: Budget;
  readonly #all = new Map<string, Allowance>();
  #tidied = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  take(whose: string, now: number, cost = 1): boolean {
    if (this.#all.size >= TIDY_UP_AT && Math.abs(now - this.#tidied) > TIDY_UP_MS) this.#tidyUp(now);
    const own = this.#all.get(whose) ?? new Allowance(this.#budget);
    this.#all.set(whose, own);
    return own.take(now, cost);
  }

  #tidyUp(now: number): void {
    this.#tidied = now;
    for (const [key, allowance] of this.#all) if (allowance.isFull(now)) this.#all.delete(key);
  }
}
