import {
  type AppendOnlyList,
  type Attempt,
  openViewOf,
  type Result,
  refused,
  type Shape,
  taken,
  type Viewer,
  viewFor,
} from '@getaway/kernel';
import type { Past } from './past.ts';
import type { Passage, Player, Scene } from './port.ts';
import type { Scenes } from './scenes.ts';

/**
 * Whose view a replay shows. `open` shows everything that any seat knows. It is allowed only after the end of the game.
 */
export type Onlooker = Viewer | 'open';

export type Moment<G extends Shape = Shape> = Omit<Scene<G>, 'log' | 'asked'>;

interface Source<G extends Shape> {
  readonly past: Past<G>;
  readonly history: AppendOnlyList<Passage<G>>;
  readonly table: Replayed<G>;
  /** The person who watches the replay. While the game runs, only this person's view can be shown. */
  readonly reader: Viewer;
}

interface Replayed<G extends Shape> {
  readonly over: boolean;
  readonly due: number | undefined;
  readonly result: Result | undefined;
  readonly seatCount: number;
  readonly players: readonly Player[];
  scenes(): Scenes<G>;
}

const NOT_YET = refused('notAsked', 'What others knew can be seen when the game is over.');

/**
 * A game from its beginning, moment by moment. A finished game can be shown as any seat saw it. A running game can be
 * shown only as its reader knows it.
 */
export class Replay<G extends Shape> {
  readonly #source: Source<G>;

  constructor(source: Source<G>) {
    this.#source = source;
  }

  get players(): readonly Player[] {
    return this.#source.table.players;
  }

  get over(): boolean {
    return this.#source.table.over;
  }

  /** The number of log entries. */
  get length(): number {
    return this.#source.history.length;
  }

  /** The viewers that a reader can choose from. The first one is the default. */
  get onlookers(): readonly Onlooker[] {
    const { table, reader } = this.#source;
    if (!table.over) return [reader];
    const seats = Array.from({ length: table.seatCount }, (_, seat) => seat);
    // With only one seat, `open` would show the same as that seat's view.
    if (seats.length === 1) return seats;
    const others = seats.filter((seat) => seat !== reader);
    return reader === 'spectator' ? ['open', ...seats] : [reader, 'open', ...others];
  }

  log(onlooker: Onlooker): Attempt<readonly Passage<G>[]> {
    const { table, history } = this.#source;
    if (!this.#mayBe(onlooker)) return NOT_YET;
    return taken(onlooker === 'open' ? history.slice() : table.scenes().passagesFor(onlooker, 0));
  }

  /** The moment after this many log entries. The first log entry is the setup. */
  moment(onlooker: Onlooker, passages: number): Attempt<Moment<G>> {
    if (!this.#mayBe(onlooker)) return NOT_YET;
    const { past, history, table } = this.#source;
    const { definition } = past;
    const state = past.stateAt(passages);
    if ('refusal' in state) return state;
    const isLast = passages === history.length;
    const due = isLast ? table.due : history.at(passages)?.seat;
    return taken({
      viewer: onlooker === 'open' ? 'spectator' : onlooker,
      view: onlooker === 'open' ? openViewOf(definition, state.ok) : viewFor(definition, state.ok, onlooker),
      undo: 'over',
      ...(due === undefined ? {} : { due }),
      ...(isLast && table.result !== undefined ? { result: table.result } : {}),
    });
  }

  /**
   * For each log entry, the points of every seat after it. Points that the viewer may not know are undefined. If no
   * points are known after an entry, its list is empty.
   */
  scores(onlooker: Onlooker): readonly (readonly (number | undefined)[])[] {
    const { past, table } = this.#source;
    const { definition } = past;
    const scores: (readonly (number | undefined)[])[] = Array.from({ length: this.length }, () => []);
    if (definition.scoresOf === undefined || !this.#mayBe(onlooker)) return scores;
    for (const { passages, state } of past.states())
      scores[passages - 1] = definition
        .scoresOf(state)
        .map((points, seat) => (table.over || seat === onlooker ? points : undefined));
    return scores;
  }

  #mayBe(onlooker: Onlooker): boolean {
    return this.onlookers.includes(onlooker) || onlooker === this.#source.reader;
  }
}
