import { listUpTo, textUpTo } from '@getaway/kernel';
import * as v from 'valibot';
import { type Attendance, isNobody, mergeAttendance, NOBODY } from './attendance.ts';

/** Carries short words to all other processes; some may get lost, and none waits. */
export interface Bus {
  say(word: string): void;
  listen(hear: (word: string) => void): void;
  close(): Promise<void>;
}

/** A server that is alone has nobody to talk to. */
export const NO_BUS: Bus = { say: () => undefined, listen: () => undefined, close: () => Promise.resolve() };

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
  /** Somebody has just come, and wants to know who is where. */
  v.strictObject({ from: textUpTo(100), asks: v.literal(true) }),
]);

const SAY_AGAIN_MS = 15_000;
const LOOK_AGAIN_MS = 5000;
/** A process that has said nothing for so long is gone, and its people with it. */
const FORGET_MS = 40_000;

/** So long it is remembered that somebody was at a table. */
const REMEMBER_MS = 60 * 60_000;

/** Who is here, over all processes: each tells the others, again and again, so that nobody has to clean up after one that died. */
export class Presence {
  readonly #from: string;
  readonly #bus: Bus;
  readonly #here = new Map<string, Attendance>();
  readonly #elsewhere = new Map<string, Elsewhere>();
  /** When somebody was last seen at a table. */
  readonly #seen = new Map<string, number>();
  readonly #timers: readonly NodeJS.Timeout[];
  readonly #onChange: (table: string) => void;

  /** `from` names this process; `onChange` is told the table whose people have changed elsewhere. */
  constructor(from: string, bus: Bus, onChange: (table: string) => void) {
    this.#from = from;
    this.#bus = bus;
    this.#onChange = onChange;
    bus.listen((word) => {
      const table = this.#hear(word);
      if (table !== undefined) onChange(table);
    });
    this.#timers = [
      setInterval(() => this.#sayAgain(), SAY_AGAIN_MS).unref(),
      setInterval(() => this.#forgetGone(), LOOK_AGAIN_MS).unref(),
    ];
    bus.say(JSON.stringify({ from, asks: true }));
  }

  set(table: string, here: Attendance): void {
    const before = this.#here.get(table) ?? NOBODY;
    if (JSON.stringify(before) === JSON.stringify(here)) return;
    if (isNobody(here)) this.#here.delete(table);
    else this.#here.set(table, here);
    this.#seen.set(table, Date.now());
    this.#say(table, here);
  }

  elsewhere(table: string): Attendance {
    const now = Date.now();
    const all = [...(this.#elsewhere.get(table)?.values() ?? [])];
    return mergeAttendance(all.flatMap(({ here, until }) => (until > now ? [here] : [])));
  }

  /** Everybody at a table, here and elsewhere, whether it is open in this process or not. */
  at(table: string): Attendance {
    return mergeAttendance([this.#here.get(table) ?? NOBODY, this.elsewhere(table)]);
  }

  /** Whether somebody is at a table, or was within the last hour, as far as this process remembers. */
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

  /** Nothing is said of what is as usual. */
  #say(table: string, { seats, hidden, spectators, host }: Attendance): void {
    const more = {
      ...(hidden.length === 0 ? {} : { hidden }),
      ...(spectators === 0 ? {} : { spectators }),
      ...(host ? { host } : {}),
    };
    this.#bus.say(JSON.stringify({ from: this.#from, table, seats, ...more }));
  }

  #hear(word: string): string | undefined {
    const read = v.safeParse(v.pipe(textUpTo(8000), v.parseJson(), wordSchema), word);
    if (!read.success || read.output.from === this.#from) return undefined;
    if ('asks' in read.output) {
      this.#sayAgain();
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
