import type { Move } from '@getaway/kernel';
import { play, timeIsUp } from '../rooms/acts.ts';
import type { AnyTable } from '../rooms/games.ts';
import type { Hall } from '../rooms/hall.ts';
import { readAbout } from '../rooms/heading.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { dueOf, type Room } from '../rooms/room.ts';
import type { Store } from '../store/port.ts';
import { type Job, type Jobs, keyOf } from './port.ts';

interface Surroundings {
  readonly hall: Hall;
  readonly store: Store;
  readonly jobs: Jobs;
  /** The move of a bot for the seat that is due. */
  think(table: AnyTable, game: string, level: string): Promise<Move>;
  /** Whoever looks at the table again within so many milliseconds needs no call. */
  readonly alertAfter: number;
  /** Calls the person who is due. */
  alert(open: OpenRoom): Promise<void>;
  onTrouble(what: string, error: unknown): void;
  onDone(kind: Job['kind']): void;
}

/** After a start nobody's time is up at once: the server was away, not they. */
const GRACE_MS = 60_000;
const ALL_TABLES = 1_000_000;
const SWEEP_MS = 5000;
const TRY_AGAIN_MS = 500;
/** What has been lost has mostly been lost a moment ago: only these are looked at often. */
const LATEST_TABLES = 1000;
const SWEEP_ALL_MS = 60 * 60_000;

/** What nobody at the table does: bots choose, clocks run out, people are called. */
export class Duties {
  readonly #around: Surroundings;
  #timers: readonly NodeJS.Timeout[] = [];
  #sweeping: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  async start(): Promise<void> {
    await this.#around.jobs.start((job) => this.#do(job));
    // Nobody has to wait for it: people play meanwhile.
    this.#sweepAgain(ALL_TABLES, Date.now() + GRACE_MS);
    this.#timers = [
      setInterval(() => this.#sweepAgain(LATEST_TABLES), SWEEP_MS).unref(),
      setInterval(() => this.#sweepAgain(ALL_TABLES), SWEEP_ALL_MS).unref(),
    ];
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#around.jobs.stop();
    await this.#sweeping;
  }

  /** Whoever has written a change plans what follows from it. */
  after(open: OpenRoom, before: Room, room: Room): void {
    const due = dueOf(room);
    if (due === undefined) return;
    void this.#plan(open.id, room, 0);
    const isCalled = due.bot === undefined && before.clock.turn !== room.clock.turn && !open.present.includes(due.seat);
    if (isCalled)
      void this.#try({ kind: 'alert', table: open.id, lines: room.clock.turn }, Date.now() + this.#around.alertAfter);
  }

  /** Plans again what running tables wait for and nobody has a plan for: a process can die between a move and its plan. */
  async #sweep(most: number, earliest: number): Promise<void> {
    const { hall, store, jobs } = this.#around;
    const planned = await jobs.planned();
    for (const { id, about } of await store.tables.list({ state: 'playing', most })) {
      if (this.#stopped) return;
      const kind = readAbout(about).planned;
      if (kind === null || planned.has(keyOf({ kind, table: id }))) continue;
      const open = await hall.room(id).catch((error: unknown) => {
        this.#around.onTrouble(`the table ${id} can't be opened`, error);
      });
      if (open !== undefined) await this.#plan(id, open.room, earliest);
    }
  }

  /** One after the other. */
  #sweepAgain(most: number, earliest = 0): void {
    if (this.#stopped) return;
    this.#sweeping = this.#sweeping
      .then(() => this.#sweep(most, earliest))
      .catch((error: unknown) => this.#around.onTrouble('what is planned could not be looked at', error));
  }

  async #plan(table: string, room: Room, earliest: number): Promise<void> {
    const due = dueOf(room);
    const job = { table, lines: room.lines };
    if (due?.bot !== undefined) await this.#try({ kind: 'bot', ...job }, 0);
    else if (due?.deadline !== undefined && room.setup.onTimeout === 'bot')
      await this.#try({ kind: 'clock', ...job }, Math.max(due.deadline, earliest));
  }

  async #try(job: Job, at: number): Promise<void> {
    try {
      await this.#around.jobs.plan(job, at);
    } catch (error) {
      this.#around.onTrouble(`${keyOf(job)} could not be planned`, error);
      setTimeout(() => this.#sweepAgain(LATEST_TABLES), TRY_AGAIN_MS).unref();
    }
  }

  async #do(job: Job): Promise<void> {
    try {
      const open = await this.#around.hall.room(job.table);
      if (open === undefined) return;
      if (open.room.lines < job.lines) await open.refresh();
      if (job.kind === 'bot') await this.#choose(open, job.lines);
      else if (job.kind === 'clock') await this.#stopClock(open);
      else if (isStillDue(open, job.lines)) await this.#around.alert(open);
      this.#around.onDone(job.kind);
    } catch (error) {
      this.#around.onTrouble(`${keyOf(job)} could not be done`, error);
      throw error;
    }
  }

  async #choose(open: OpenRoom, lines: number): Promise<void> {
    const { room } = open;
    const due = dueOf(room);
    // If it has gone on, whoever made it go on has planned again.
    if (due?.bot === undefined || room.table === undefined || room.lines !== lines) return;
    const move = await this.#around.think(room.table, room.setup.game, due.bot);
    await open.change((now) => {
      const at = Date.now();
      const still = now.bots[due.seat] !== undefined;
      return still ? play(due.seat, [move], { number: room.asking, at })(now) : { ok: [] };
    });
  }

  async #stopClock(open: OpenRoom): Promise<void> {
    const stopped = await open.change(timeIsUp(Date.now()));
    // Two clocks never agree: one that came too early comes again.
    if ('ok' in stopped && dueOf(stopped.ok)?.bot === undefined) await this.#plan(open.id, stopped.ok, 0);
  }
}

function isStillDue({ room, present }: OpenRoom, turn: number): boolean {
  const due = dueOf(room);
  return due !== undefined && due.bot === undefined && room.clock.turn === turn && !present.includes(due.seat);
}
