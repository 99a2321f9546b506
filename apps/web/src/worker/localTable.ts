import type { BotChoice, Expectation } from '@getaway/bots';
import type { GameId } from '@getaway/games';
import {
  type Attempt,
  type Forecast,
  type Foreseen,
  type Move,
  NOTHING_FORESEEN,
  type Reason,
  refused,
  type SeatId,
  type Shape,
  taken,
} from '@getaway/kernel';
import {
  type Advice,
  adviceFrom,
  type HostedTable,
  mayBeAdvised,
  onlyPersonIn,
  peopleIn,
  type TableUpdate,
} from '@getaway/table';

const NOBODY = refused('notAsked', 'Nobody sits here yet.');
const CLOSED = refused('notAsked', 'The table is closed.');

export interface LocalTableDeps {
  /** Stores the table. A change takes effect only after this promise has resolved. */
  keep(table: HostedTable): Promise<void>;
  think(table: HostedTable, level: string): Promise<BotChoice>;
  /** Lets the strongest bot compare moves for the person whose turn it is. */
  advise?(table: HostedTable): Promise<readonly Expectation<Shape>[]>;
  /** Releases the game for other tabs. */
  release(): void;
}

/** A table in this browser: people at one device, and bots. */
export class LocalTable<Id extends string = GameId> {
  readonly game: Id;
  #table: HostedTable;
  readonly #deps: LocalTableDeps;
  /** The seat whose view is shown. If several people play, it is undefined until one of them has taken the device. */
  #reader: SeatId | undefined;
  #show: ((update: TableUpdate) => void) | undefined;
  /** How many log passages the screen already has. */
  #sentPassages = 0;
  #pause = 0;
  #wake: (() => void) | undefined;
  #closed = false;
  /** Choices are handled one after the other. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(game: Id, table: HostedTable, deps: LocalTableDeps) {
    this.game = game;
    this.#table = table;
    this.#deps = deps;
    this.#reader = onlyPersonIn(table.players);
  }

  watch(show: (update: TableUpdate) => void): void {
    this.#show = show;
    this.#sentPassages = 0;
    this.#tell();
    void this.#goOn();
  }

  close(): void {
    this.#closed = true;
    this.#wake?.();
    this.#show = undefined;
    // This tab keeps the lock on the game until everything is stored.
    void this.#queue.then(() => this.#deps.release());
  }

  /** Continues after an error. A bot that failed is asked again. */
  retry(): void {
    this.#tell();
    void this.#goOn();
  }

  /** Sets the minimum time for each choice of a bot, in milliseconds, so that people can follow. */
  setPause(milliseconds: number): void {
    this.#pause = milliseconds;
    this.#wake?.();
  }

  play(number: number, moves: readonly Move[]): Promise<Attempt<null>> {
    return this.#inTurn(() => {
      const reader = this.#person();
      return reader === undefined ? NOBODY : this.#table.play(reader, moves, number);
    });
  }

  undo(): Promise<Attempt<null>> {
    return this.#inTurn(() => {
      const reader = this.#person();
      return reader === undefined ? NOBODY : this.#table.undo(reader);
    });
  }

  substitute(seat: SeatId, bot: string | undefined): Promise<Attempt<null>> {
    return this.#inTurn(() => this.#table.substitute(seat, bot));
  }

  foresee(moves: readonly Move[]): Promise<Foreseen<Shape>> {
    const reader = this.#reader;
    return Promise.resolve(reader === undefined ? NOTHING_FORESEEN : this.#table.foresee(reader, moves));
  }

  forecasts(number: number): Promise<readonly Forecast[]> {
    const reader = this.#reader;
    return Promise.resolve(reader === undefined ? [] : this.#table.forecasts(reader, number));
  }

  whyNot(move: Move): Promise<Reason | undefined> {
    const reader = this.#reader;
    return Promise.resolve(reader === undefined ? undefined : this.#table.whyNot(reader, move));
  }

  /** The best plans for this decision; empty if the table waits for another decision or if several people play. */
  async advise(number: number): Promise<readonly Advice[]> {
    const table = this.#table;
    const reader = this.#person();
    if (reader === undefined || !mayBeAdvised(table.players) || table.due !== reader || table.number !== number)
      return [];
    return adviceFrom((await this.#deps.advise?.(table)) ?? [], table, reader);
  }

  lookBack(passages: number): Promise<Attempt<object>> {
    return Promise.resolve(this.#table.lookBack(this.#reader ?? 'spectator', passages));
  }

  sit(seat: SeatId): void {
    if (this.#table.players[seat]?.bot !== undefined) return;
    this.#reader = seat;
    this.#sentPassages = 0;
    this.#tell();
  }

  #inTurn(change: () => Attempt<HostedTable>): Promise<Attempt<null>> {
    const turn = this.#queue.then(async (): Promise<Attempt<null>> => {
      const next = this.#closed ? CLOSED : change();
      if ('refusal' in next) return next;
      await this.#accept(next.ok);
      return taken(null);
    });
    this.#queue = turn.catch(() => undefined);
    void turn.then(() => this.#goOn()).catch(() => undefined);
    return turn;
  }

  async #accept(next: HostedTable): Promise<void> {
    await this.#deps.keep(next);
    this.#sentPassages = Math.min(this.#sentPassages, next.choices + 1);
    this.#table = next;
    this.#tell();
  }

  #tell(trouble?: string): void {
    const { players } = this.#table;
    const seat = this.#waitsFor();
    const more = trouble === undefined ? {} : { trouble };
    if (seat !== undefined) {
      const reader = this.#person();
      const undo = reader === undefined ? 'otherSeat' : this.#table.undoFor(reader);
      this.#sentPassages = 0; // the screen drops everything, so that nothing stays visible to the next player
      this.#show?.({ players, handover: { seat, undo }, ...more });
      return;
    }
    const scene = this.#table.sceneFor(this.#reader ?? 'spectator', this.#sentPassages);
    this.#sentPassages = this.#table.choices + 1;
    this.#show?.({ players, scene, ...more });
  }

  /** The seat of the person who has to take the device before anything is shown; undefined if nobody has to. */
  #waitsFor(): SeatId | undefined {
    const { due, players } = this.#table;
    const people = this.#people();
    if (people.length === 0 || due === undefined) return undefined;
    const next = players[due]?.bot === undefined ? due : (this.#person() ?? people[0]);
    return next === this.#reader ? undefined : next;
  }

  /** The seat of the person at the device; undefined if there is nobody, or if a bot has taken the seat. */
  #person(): SeatId | undefined {
    return this.#people().find((seat) => seat === this.#reader);
  }

  #people(): readonly SeatId[] {
    return peopleIn(this.#table.players);
  }

  #thinking = false;

  /** Lets bots choose until it is a person's turn. */
  async #goOn(): Promise<void> {
    if (this.#thinking) return;
    this.#thinking = true;
    try {
      for (;;) {
        const table = this.#table;
        const level = table.due === undefined ? undefined : table.players[table.due]?.bot;
        if (level === undefined || this.#closed || this.#show === undefined) return;
        const [{ move, aim }] = await Promise.all([this.#deps.think(table, level), this.#rest()]);
        const seat = table.due ?? 0;
        const step = this.#queue.then(async () => {
          // The table may have changed while the bot was thinking.
          if (this.#table !== table || this.#closed) return;
          const next = table.play(seat, [move], undefined, aim);
          if ('refusal' in next) throw new Error(next.refusal.message);
          await this.#accept(next.ok);
        });
        this.#queue = step.catch(() => undefined);
        await step;
      }
    } catch (error) {
      this.#tell(error instanceof Error ? error.message : String(error));
    } finally {
      this.#thinking = false;
    }
  }

  #rest(): Promise<void> {
    if (this.#pause === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#pause);
      this.#wake = (): void => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
