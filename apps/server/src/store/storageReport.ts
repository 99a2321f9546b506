import { StoreError } from './port.ts';
import type { StorageWatch } from './storageWatch.ts';

interface ReportDeps {
  onFailure(): void;
  readonly log: Readonly<Record<'error' | 'warn', (fields: object, text: string) => void>>;
}

/** Logs the beginning and the end of each outage of the database. The failures in between are only counted. */
export class StorageReport implements StorageWatch {
  readonly #deps: ReportDeps;
  #failing: { readonly since: number; count: number } | undefined;

  constructor(deps: ReportDeps) {
    this.#deps = deps;
  }

  /** Whether the error is a failure of the database. These failures are already in the log. */
  static isReported(error: unknown): boolean {
    return error instanceof StoreError && error.trouble === 'unavailable';
  }

  get isFailing(): boolean {
    return this.#failing !== undefined;
  }

  failed(error: StoreError): void {
    this.#deps.onFailure();
    if (this.#failing === undefined) {
      this.#failing = { since: performance.now(), count: 0 };
      this.#deps.log.error({ reason: error.message }, 'storage fails: nothing can be saved until it recovers');
    }
    this.#failing.count += 1;
  }

  wrote(): void {
    if (this.#failing === undefined) return;
    const { since, count } = this.#failing;
    this.#failing = undefined;
    const seconds = Math.round(performance.now() - since) / 1000;
    this.#deps.log.warn({ failures: count, seconds }, 'storage works again');
  }
}
