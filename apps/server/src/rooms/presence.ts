import { listUpTo, textUpTo } from '@getaway/kernel';
import { thingField } from '@getaway/protocol/room';
import type { Pointed } from '@getaway/protocol/socket';
import * as v from 'valibot';
import { type Attendance, isNobody, mergeAttendance, NOBODY } from './attendance.ts';

/** Broadcasts short messages to all other processes. Messages can be lost. */
export interface Bus {
  publish(word: string): void;
  listen(hear: (word: string) => void): void;
  close(): Promise<void>;
}

/** A bus for a server with a single process. It does nothing. */
export const NO_BUS: Bus = { publish: () => undefined, listen: () => undefined, close: () => Promise.resolve() };

type Elsewhere = Map<string, { readonly here: Attendance; readonly until: number }>;

const wordSchema = v.union([
  v.strictObject({
    from: textUpTo(100),
    table: textUpTo(40),
    seats: listUpTo(v.number(), 10),
    hidden: v.optional(listUpTo(v.number(), 10), []),
    spectators: v.optional(v.number(), 0),
    host: v.optional(v.boolean(), false),
  }),
  v.strictObject({
    from: textUpTo(100),
    table: textUpTo(40),
    pointed: v.strictObject({ thing: thingField, by: textUpTo(200) }),
  }),
  /** A new process asks all others who is connected to them. */
  v.strictObject({ from: textUpTo(100), asks: v.literal(true) }),
]);

const SAY_AGAIN_MS = 15_000;
const FORGET_EVERY_MS = 5000;
/** A process that has been silent for this long counts as dead, and the people connected to it as absent. */
const FORGET_MS = 40_000;

/** How long a visit to a table is remembered. */
const REMEMBER_MS = 60 * 60_000;

/**
 * Knows who is present at each table, in all processes. Each process repeats its state regularly, so the state of a
 * dead process expires by itself.
 */
export class Presence {
  readonly #from: string;
  readonly #bus: Bus;
  readonly #here = new Map<string, Attendance>();
  readonly #elsewhere = new Map<string, Elsewhere>();
  /** The time of the last visit to each table. */
  readonly #seen = new Map<string, number>();
  readonly #timers: readonly NodeJS.Timeout[];
  readonly #onChange: (table: string) => void;
  readonly #onPointed: (table: string, pointed: Pointed) => void;

  /**
   * `from` identifies this process. `onChange` is called with a table when somebody who is connected to another process
   * comes or leaves. `onPointed` is called when a host who is connected to another process points at something.
   */
  constructor(
    from: string,
    bus: Bus,
    onChange: (table: string) => void,
    onPointed: (table: string, pointed: Pointed) => void = () => undefined,
  ) {
    this.#from = from;
    this.#bus = bus;
    this.#onChange = onChange;
    this.#onPointed = onPointed;
    bus.listen((word) => {
      const table = this.#hear(word);
      if (table !== undefined) onChange(table);
    });
    this.#timers = [
      setInterval(() => this.#sayAgain(), SAY_AGAIN_MS).unref(),
      setInterval(() => this.#forgetGone(), FORGET_EVERY_MS).unref(),
    ];
    bus.publish(JSON.stringify({ from, asks: true }));
  }

  set(table: string, here: Attendance): void {
    const before = this.#here.get(table) ?? NOBODY;
    if (JSON.stringify(before) === JSON.stringify(here)) return;
    if (isNobody(here)) this.#here.delete(table);
    else this.#here.set(table, here);
    this.#seen.set(table, Date.now());
    this.#say(table, here);
  }

  /** Tells the other processes what the host of a table points at. */
  point(table: string, pointed: Pointed): void {
    this.#bus.publish(JSON.stringify({ from: this.#from, table, pointed }));
  }

  elsewhere(table: string): Attendance {
    const now = Date.now();
    const all = [...(this.#elsewhere.get(table)?.values() ?? [])];
    return mergeAttendance(all.flatMap(({ here, until }) => (until > now ? [here] : [])));
  }

  /** Who is at a table in all processes, even if the table is not open in this process. */
  at(table: string): Attendance {
    return mergeAttendance([this.#here.get(table) ?? NOBODY, this.elsewhere(table)]);
  }

  /** Whether somebody is at the table or was there within the last hour, as far as this process knows. */
  isLively(table: string): boolean {
    return !isNobody(this.at(table)) || (this.#seen.get(table) ?? 0) > Date.now() - REMEMBER_MS;
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const table of this.#here.keys()) this.#say(table, NOBODY);
    this.#here.clear();
  }

  #sayAgain(): void {
    for (const [table, here] of this.#here) this.#say(table, here);
  }

  #forgetGone(): void {
    const now = Date.now();
    for (const [table, at] of this.#seen) if (at <= now - REMEMBER_MS) this.#seen.delete(table);
    for (const [table, processes] of this.#elsewhere) {
      const gone = [...processes].filter(([, { until }]) => until <= now);
      for (const [from] of gone) processes.delete(from);
      if (processes.size === 0) this.#elsewhere.delete(table);
      if (gone.length > 0) this.#onChange(table);
    }
  }

  /** Tells the other processes who is at a table in this process. Default values are left out. */
  #say(table: string, { seats, hidden, spectators, host }: Attendance): void {
    const more = {
      ...(hidden.length === 0 ? {} : { hidden }),
      ...(spectators === 0 ? {} : { spectators }),
      ...(host ? { host } : {}),
    };
    this.#bus.publish(JSON.stringify({ from: this.#from, table, seats, ...more }));
  }

  #hear(word: string): string | undefined {
    const read = v.safeParse(v.pipe(textUpTo(8000), v.parseJson(), wordSchema), word);
    if (!read.success || read.output.from === this.#from) return undefined;
    if ('asks' in read.output) {
      this.#sayAgain();
      return undefined;
    }
    if ('pointed' in read.output) {
      this.#onPointed(read.output.table, read.output.pointed);
      return undefined;
    }
    const { from, table, ...here } = read.output;
    const processes = this.#elsewhere.get(table) ?? (new Map() as Elsewhere);
    const known = processes.get(from);
    const now = Date.now();
    const before = JSON.stringify(known === undefined || known.until <= now ? NOBODY : known.here);
    processes.set(from, { here, until: now + FORGET_MS });
    this.#elsewhere.set(table, processes);
    this.#seen.set(table, now);
    return before === JSON.stringify(here) ? undefined : table;
  }
}
