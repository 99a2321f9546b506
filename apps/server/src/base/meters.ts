import type { Attempt } from '@getaway/kernel';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

interface Counts {
  readonly sockets: () => number;
  readonly tables: () => number;
  readonly watchers: () => number;
  /** Whether the database currently fails to write. */
  readonly storageFails: () => boolean;
  readonly damagedTables: () => number;
}

const MS = 1000;

/** The metrics of a server, for Prometheus. They contain nothing about a person or a game. */
export class Meters {
  readonly #registry = new Registry();
  readonly #moves = new Counter({
    name: 'getaway_moves_total',
    help: 'Moves that were played, and those that were refused, by code',
    labelNames: ['outcome'],
    registers: [this.#registry],
    collect: () => this.#countMoves(),
  });
  /** The moves since the last report, by outcome. They are counted here, because counting a label is slow. */
  readonly #outcomes = new Map<string, number>();
  readonly #latency = new Histogram({
    name: 'getaway_move_seconds',
    help: 'From a move received to everybody told',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.#registry],
  });
  readonly #jobs = new Counter({
    name: 'getaway_jobs_total',
    help: 'Jobs done, by kind',
    labelNames: ['kind'],
    registers: [this.#registry],
  });
  readonly #thinking = new Histogram({
    name: 'getaway_bot_seconds',
    help: 'How long bots think',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.#registry],
  });
  readonly #alerts = new Counter({
    name: 'getaway_alerts_total',
    help: 'Alerts sent, and those that could not be sent',
    labelNames: ['outcome'],
    registers: [this.#registry],
  });
  readonly #trouble = new Counter({
    name: 'getaway_trouble_total',
    help: 'Things that went wrong and are in the log',
    registers: [this.#registry],
  });
  readonly #storage = new Counter({
    name: 'getaway_storage_failures_total',
    help: 'Reads and writes that the database or its disk refused; the log has one line for the first of them',
    registers: [this.#registry],
  });

  constructor({ sockets, tables, watchers, storageFails, damagedTables }: Counts) {
    collectDefaultMetrics({ register: this.#registry }); // includes the delay of the event loop
    this.#gauge('getaway_sockets', 'Open sockets', sockets);
    this.#gauge('getaway_tables_open', 'Tables in memory', tables);
    this.#gauge('getaway_watchers', 'Those who look at a table', watchers);
    this.#gauge('getaway_storage_failing', '1 while the database refuses writes', () => Number(storageFails()));
    this.#gauge('getaway_tables_damaged', 'Tables found damaged since the start', damagedTables);
  }

  moved(done: Attempt<unknown>, milliseconds: number): void {
    const outcome = 'refusal' in done ? done.refusal.code : 'played';
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
    if ('ok' in done) this.#latency.observe(milliseconds / MS);
  }

  did(kind: string): void {
    this.#jobs.inc({ kind });
  }

  thought(milliseconds: number): void {
    this.#thinking.observe(milliseconds / MS);
  }

  alerted(outcome: 'sent' | 'failed'): void {
    this.#alerts.inc({ outcome });
  }

  troubled(): void {
    this.#trouble.inc();
  }

  storageFailed(): void {
    this.#storage.inc();
  }

  async text(): Promise<{ readonly type: string; readonly body: string }> {
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }

  stop(): void {
    this.#registry.clear();
  }

  #countMoves(): void {
    for (const [outcome, count] of this.#outcomes) this.#moves.inc({ outcome }, count);
    this.#outcomes.clear();
  }

  #gauge(name: string, help: string, count: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.#registry], collect: () => gauge.set(count()) });
  }
}
