import type { SeatId } from '@getaway/kernel';
import * as v from 'valibot';

/** Carries short words to all other processes; some may get lost, and none waits. */
export interface Bus {
  say(word: string): void;
  listen(hear: (word: string) => void): void;
  close(): Promise<void>;
}

/** A server that is alone has nobody to talk to. */
export const SILENCE: Bus = { say: () => undefined, listen: () => undefined, close: () => Promise.resolve() };

type Elsewhere = Map<string, { readonly seats: readonly SeatId[]; readonly until: number }>;

const wordSchema = v.strictObject({ from: v.string(), table: v.string(), seats: v.array(v.number()) });

const SAY_AGAIN_MS = 15_000;
/** A process that has said nothing for so long is gone, and its people with it. */
const FORGET_MS = 40_000;

/** Who is here, over all processes: each tells the others, again and again, so that nobody has to clean up after one that died. */
export class Presence {
  readonly #from: string;
  readonly #bus: Bus;
  readonly #here = new Map<string, readonly SeatId[]>();
  readonly #elsewhere = new Map<string, Elsewhere>();
  readonly #again: NodeJS.Timeout;

  /** `from` names this process; `onChange` is told the table whose people have changed elsewhere. */
  constructor(from: string, bus: Bus, onChange: (table: string) => void) {
    this.#from = from;
    this.#bus = bus;
    bus.listen((word) => {
      const table = this.#hear(word);
      if (table !== undefined) onChange(table);
    });
    this.#again = setInterval(() => this.#sayAgain(), SAY_AGAIN_MS).unref();
  }

  set(table: string, seats: readonly SeatId[]): void {
    const before = this.#here.get(table) ?? [];
    if (before.length === seats.length && before.every((seat) => seats.includes(seat))) return;
    if (seats.length === 0) this.#here.delete(table);
    else this.#here.set(table, seats);
    this.#say(table, seats);
  }

  elsewhere(table: string): readonly SeatId[] {
    const now = Date.now();
    const all = [...(this.#elsewhere.get(table)?.values() ?? [])];
    return all.flatMap(({ seats, until }) => (until > now ? seats : []));
  }

  stop(): void {
    clearInterval(this.#again);
    for (const table of this.#here.keys()) this.#say(table, []);
    this.#here.clear();
  }

  #sayAgain(): void {
    for (const [table, seats] of this.#here) this.#say(table, seats);
    const now = Date.now();
    for (const [table, processes] of this.#elsewhere) {
      for (const [from, { until }] of processes) if (until <= now) processes.delete(from);
      if (processes.size === 0) this.#elsewhere.delete(table);
    }
  }

  #say(table: string, seats: readonly SeatId[]): void {
    this.#bus.say(JSON.stringify({ from: this.#from, table, seats }));
  }

  #hear(word: string): string | undefined {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), wordSchema), word);
    if (!read.success || read.output.from === this.#from) return undefined;
    const { from, table, seats } = read.output;
    const processes = this.#elsewhere.get(table) ?? (new Map() as Elsewhere);
    const before = JSON.stringify(processes.get(from)?.seats ?? []);
    processes.set(from, { seats, until: Date.now() + FORGET_MS });
    this.#elsewhere.set(table, processes);
    return before === JSON.stringify(seats) ? undefined : table;
  }
}
