import type { BotChoice } from '@getaway/bots';
import type { SeatId } from '@getaway/kernel';
import { BotPoolStopped, type BotTurn } from '../bots/botPool.ts';
import { play } from '../rooms/acts.ts';
import { changeBy } from '../rooms/afterLine.ts';
import { isBotsOnly } from '../rooms/botsOnly.ts';
import { CALLED_FOR, type CalledFor, seatsToAlert, waitsSince } from '../rooms/calling.ts';
import { silenceCounts } from '../rooms/goingBack.ts';
import { readAbout } from '../rooms/heading.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { dueOf, type Room } from '../rooms/room.ts';
import type { RoomDirectory } from '../rooms/roomDirectory.ts';
import { passHost } from '../rooms/seats.ts';
import { timeIsUp } from '../rooms/substitutes.ts';
import type { Store } from '../store/port.ts';
import { type Job, type JobOptions, type Jobs, keyOf } from './port.ts';

interface TableJobsDeps {
  readonly rooms: RoomDirectory;
  readonly store: Store;
  readonly jobs: Jobs;
  think(turn: BotTurn): Promise<BotChoice>;
  /** A person who returns to the table within this many milliseconds gets no alert. */
  readonly alertAfter: number;
  /** If the host is away for this many milliseconds before the game begins, another player becomes the host. */
  readonly hostAfter: number;
  alert(open: OpenRoom, call: { readonly why: CalledFor; readonly seats: readonly SeatId[] }): Promise<void>;
  onTrouble(what: string, error: unknown): void;
  onDone(kind: Job['kind']): void;
}

/**
 * Jobs that the server plans again when it starts run no earlier than this time after the start, because people could
 * not play or answer while the server was down. Only the bots' jobs run at once.
 */
const GRACE_MS = 60_000;
const ALL_TABLES = 1_000_000;
const SWEEP_MS = 5000;
const TRY_AGAIN_MS = 500;
/** The number of recently changed tables that are checked often. Most lost jobs are lost shortly after a change. */
const LATEST_TABLES = 1000;
const SWEEP_ALL_MS = 60 * 60_000;

/** Does everything that happens at tables without a request: bots choose, clocks run out, alerts are sent. */
export class TableJobs {
  readonly #deps: TableJobsDeps;
  #timers: readonly NodeJS.Timeout[] = [];
  #sweeping: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(deps: TableJobsDeps) {
    this.#deps = deps;
  }

  async start(): Promise<void> {
    await this.#deps.jobs.start((job) => this.#do(job));
    // The first check of all tables runs in the background while people play.
    this.#sweepAgain(ALL_TABLES, Date.now() + GRACE_MS);
    this.#timers = [
      setInterval(() => this.#sweepAgain(LATEST_TABLES), SWEEP_MS).unref(),
      setInterval(() => this.#sweepAgain(ALL_TABLES), SWEEP_ALL_MS).unref(),
    ];
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#deps.jobs.stop();
    await this.#sweeping;
  }

  /** Plans the jobs that follow from a change. The process that made the change calls this. */
  after(open: OpenRoom, before: Room, room: Room): void {
    void this.#plan(open.id, room, 0);
    const asked = room.ask !== undefined && before.ask?.at !== room.ask.at;
    if (before.clock.turn !== room.clock.turn || asked) this.#planCall(open, { everybody: true });
  }

  /** Called when somebody has come, has left, or has hidden their page. An alert may then be needed. */
  attend(open: OpenRoom): void {
    this.#planCall(open, { everybody: false });
    if (isLeftAlone(open))
      void this.#try(
        { kind: 'host', table: open.id, lines: open.room.lines },
        open.awaySince('host') + this.#deps.hostAfter,
      );
  }

  /**
   * Plans an alert for the people whom the table waits for. A new turn plans an alert even if the person is present,
   * because the person may leave unnoticed.
   */
  #planCall(open: OpenRoom, { everybody }: { readonly everybody: boolean }): void {
    const { room } = open;
    const waiting = seatsToAlert(room);
    const moments = CALLED_FOR.flatMap((why) =>
      waiting[why]
        .filter((seat) => everybody || !open.isLooking(seat))
        .map((seat) => (open.isLooking(seat) ? waitsSince(room, why) : awaySince(open, seat, why))),
    );
    if (moments.length === 0) return;
    const at = Math.min(...moments) + this.#deps.alertAfter;
    void this.#try({ kind: 'alert', table: open.id, lines: room.lines }, at);
  }

  /**
   * Plans missing jobs of running tables. For example, a job is missing if a process died after a move and before it
   * had planned the next job.
   */
  async #sweep(most: number, earliest: number): Promise<void> {
    const { rooms, store, jobs } = this.#deps;
    const planned = await jobs.planned();
    for (const { id, about } of await store.tables.list({ state: 'playing', most })) {
      if (this.#stopped) return;
      const { planned: kind, uncalled: waits } = readAbout(about);
      const isPlanned = kind === null || planned.has(keyOf({ kind, table: id }));
      // Most players are present when it is their turn, so they need no alert. That is why only the rare check of all
      // tables looks for missing alerts.
      const isCalled = !waits || most < ALL_TABLES || planned.has(keyOf({ kind: 'alert', table: id }));
      if (isPlanned && isCalled) continue;
      const open = await rooms.room(id).catch((error: unknown) => {
        this.#deps.onTrouble(`the table ${id} can't be opened`, error);
      });
      if (open === undefined) continue;
      if (!isPlanned) await this.#plan(id, open.room, earliest);
      if (!isCalled) await this.#try({ kind: 'alert', table: id, lines: open.room.lines }, earliest);
    }
  }

  /** Checks the tables as soon as the previous check has finished. */
  #sweepAgain(most: number, earliest = 0): void {
    if (this.#stopped) return;
    this.#sweeping = this.#sweeping
      .then(() => this.#sweep(most, earliest))
      .catch((error: unknown) => this.#deps.onTrouble('planned jobs could not be checked', error));
  }

  async #plan(table: string, room: Room, earliest: number): Promise<void> {
    const due = dueOf(room);
    const job = { table, lines: room.lines };
    if (room.ask !== undefined) await this.#try({ kind: 'silence', ...job }, Math.max(room.ask.until, earliest));
    else if (due?.bot !== undefined) await this.#try({ kind: 'bot', ...job }, 0, { last: isBotsOnly(room) });
    else if (due?.deadline !== undefined && room.setup.onTimeout === 'bot')
      await this.#try({ kind: 'clock', ...job }, Math.max(due.deadline, earliest));
  }

  async #try(job: Job, at: number, order: JobOptions = {}): Promise<void> {
    try {
      await this.#deps.jobs.plan(job, at, order);
    } catch (error) {
      this.#deps.onTrouble(`${keyOf(job)} could not be planned`, error);
      setTimeout(() => this.#sweepAgain(LATEST_TABLES), TRY_AGAIN_MS).unref();
    }
  }

  async #do(job: Job): Promise<void> {
    try {
      const open = await this.#deps.rooms.room(job.table);
      if (open === undefined) return;
      if (open.room.lines < job.lines) await open.refresh();
      await this.#doAt(open, job);
      this.#deps.onDone(job.kind);
    } catch (error) {
      // A stopping server reports no trouble, because another process continues with the table.
      if (!(error instanceof BotPoolStopped)) this.#deps.onTrouble(`${keyOf(job)} could not be done`, error);
      throw error;
    }
  }

  #doAt(open: OpenRoom, { kind, lines }: Job): Promise<unknown> {
    switch (kind) {
      case 'bot':
        return this.#choose(open, lines);
      case 'clock':
        return this.#stopClock(open);
      case 'alert':
        return this.#call(open);
      case 'silence':
        return this.#endSilence(open);
      case 'host':
        return isLeftAlone(open) ? open.change(passHost(open.present, Date.now())) : Promise.resolve();
    }
  }

  /** Records the alert in the table before sending it, so that no other process sends it again. */
  async #call(open: OpenRoom): Promise<void> {
    for (const why of CALLED_FOR) {
      let seats: readonly SeatId[] = [];
      const called = await open.change((room) => {
        seats = seatsToAlert(room)[why].filter((seat) => !open.isLooking(seat));
        return changeBy(room, seats.length === 0 ? [] : [{ line: 'called', at: Date.now(), why, seats: [...seats] }]);
      });
      if ('ok' in called && seats.length > 0) await this.#deps.alert(open, { why, seats });
    }
  }

  async #endSilence(open: OpenRoom): Promise<void> {
    const ended = await open.change(silenceCounts(Date.now()));
    if ('ok' in ended && ended.ok.ask !== undefined) await this.#plan(open.id, ended.ok, 0);
  }

  async #choose(open: OpenRoom, lines: number): Promise<void> {
    const { room } = open;
    const { table } = room;
    const due = dueOf(room);
    // If the table has changed in the meantime, the process that made the change has planned the next jobs.
    if (due?.bot === undefined || table === undefined || room.lines !== lines || room.ask !== undefined) return;
    const share = { host: room.host, table: open.id, botsOnly: isBotsOnly(room) };
    const { move, aim } = await this.#deps.think({ table, game: room.game, level: due.bot, share });
    await open.change((now) => {
      const at = Date.now();
      const still = now.bots[due.seat] !== undefined && now.ask === undefined;
      return still ? play(due.seat, [move], { number: table.number, at, aim })(now) : changeBy(now, []);
    });
  }

  async #stopClock(open: OpenRoom): Promise<void> {
    const stopped = await open.change(timeIsUp(Date.now()));
    // The clocks of two machines can differ. If this job ran too early, it is planned again.
    if ('ok' in stopped && dueOf(stopped.ok)?.bot === undefined) await this.#plan(open.id, stopped.ok, 0);
  }
}

/**
 * The time from which a person counts as away for an alert: when the person left or when the table began to wait,
 * whichever is later.
 */
const awaySince = (open: OpenRoom, seat: SeatId, why: CalledFor): number =>
  Math.max(waitsSince(open.room, why), open.awaySince(seat));

/** Whether players wait for the game to begin while the host is away. Only the host can begin a game. */
const isLeftAlone = ({ room, everybody }: OpenRoom): boolean =>
  room.table === undefined &&
  !everybody.host &&
  everybody.seats.some((seat) => room.seats[seat] !== undefined && room.seats[seat].person !== room.host);
