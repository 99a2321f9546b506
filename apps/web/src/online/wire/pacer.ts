import { USUAL_SOCKET_LIMITS } from '@getaway/protocol/socket';

/**
 * The limits on the total cost of requests: in one burst, and per second. Both are a little below the server's limits.
 */
const BURST = 0.8 * USUAL_SOCKET_LIMITS.burst;
const RATE = 0.9 * USUAL_SOCKET_LIMITS.rate;
const HELD_MS = 50;

interface Held {
  readonly cost: number;
  task(): void;
}

/** Limits the rate of requests. Urgent ones go first. */
export class Pacer {
  #left = BURST;
  #at = Date.now();
  #held: Held[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Runs the task now, or as soon as the limit allows. */
  pace(task: () => void, { urgent, cost }: { readonly urgent: boolean; readonly cost: number }): void {
    if (urgent) this.#held.unshift({ task, cost });
    else this.#held.push({ task, cost });
    this.#goOn();
  }

  /** Drops the waiting tasks and restores the full allowance, because the next connection starts with a full one. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#held = [];
    this.#left = BURST;
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    const now = Date.now();
    // clocks can be set back, so the elapsed time is at least 0
    this.#left = Math.min(BURST, this.#left + (Math.max(0, now - this.#at) / 1000) * RATE);
    this.#at = now;
    for (let next = this.#held[0]; next !== undefined && next.cost <= this.#left; next = this.#held[0]) {
      this.#held.shift();
      this.#left -= next.cost;
      next.task();
    }
    if (this.#held.length > 0) this.#timer = setTimeout(() => this.#goOn(), HELD_MS);
  }
}
