import {
  AppendOnlyList,
  type Attempt,
  type Beginning,
  type Definition,
  type Entry,
  type Forecast,
  type Foreseen,
  forecasts,
  type Hands,
  type Journal,
  journalOf,
  type LooseEntry,
  Match,
  type Move,
  NOTHING_FORESEEN,
  type Played,
  type Position,
  playEntry,
  positionOf,
  preview,
  type Reason,
  type Result,
  reasonIn,
  refused,
  type SeatId,
  type Setup,
  type Shape,
  taken,
  type Viewer,
  viewFor,
} from '@getaway/kernel';
import { type Archive, archiveOf, type Closed, makeArchive } from './archive.ts';
import { type Drawn, forkAt } from './fork.ts';
import { type GameWithLog, rewound, undone } from './goingBack.ts';
import { passageOf } from './passage.ts';
import { Past } from './past.ts';
import { substituted } from './people.ts';
import { type Outcome, outcomeOf } from './played.ts';
import type { BackBy, DueDecision, Passage, Player, Scene } from './port.ts';
import { Replay } from './replay.ts';
import { askedIn, Scenes, undoFor } from './scenes.ts';

interface Parts<G extends Shape> extends GameWithLog<G> {
  readonly players: readonly Player[];
  readonly closed?: Closed<G> | undefined;
}

/**
 * A game with its players and its log. It is immutable: playing returns a new table. The caller can store the new table
 * before anybody sees it.
 */
export class RunningTable<G extends Shape> {
  readonly #match: Match<G>;
  /** The log with all secrets. The first entry is the setup. */
  readonly #history: AppendOnlyList<Passage<G>>;
  readonly #closed: Closed<G> | undefined;
  readonly players: readonly Player[];

  constructor({ match, history, players, closed }: Parts<G>) {
    this.#match = match;
    this.#history = history;
    this.#closed = closed;
    this.players = players;
  }

  static begin<G extends Shape>(
    definition: Definition<G>,
    setup: Setup<G>,
    { players, ...beginning }: Beginning & { readonly players: readonly Player[] },
  ): RunningTable<G> {
    const match = Match.start(definition, setup, beginning);
    return new RunningTable({ match, history: AppendOnlyList.of([{ events: match.events }]), players });
  }

  /** The seat that is due; undefined when the game is over. */
  get due(): SeatId | undefined {
    return this.#closed === undefined ? this.#match.question?.seat : undefined;
  }

  get over(): boolean {
    return this.#closed !== undefined || this.#match.question === undefined;
  }

  /** The number of the current decision. `play` refuses an answer with any other number. */
  get number(): number {
    return this.#match.number;
  }

  /** The current decision, with all secrets. Screens use `sceneFor` instead. */
  get asked(): DueDecision<G> | undefined {
    return this.#closed === undefined ? askedIn(this.#match) : undefined;
  }

  get result(): Result | undefined {
    return this.#match.result;
  }

  /** The outcome for statistics. It is undefined while the game runs. */
  get outcome(): Outcome | undefined {
    const hasLog = this.#closed === undefined || this.#closed.archive !== undefined;
    return outcomeOf(this.#match, this.journal, hasLog ? this.#history.slice() : undefined);
  }

  get seatCount(): number {
    return this.#match.definition.seatsOf(this.#match.state);
  }

  /** The last log entry, with all secrets. */
  get lastPassage(): Passage<G> {
    return this.#history.last as Passage<G>;
  }

  /** The number of choices that have not been undone. */
  get choices(): number {
    return this.#history.length - 1;
  }

  /** The last entry of the journal. The caller stores it after a choice. */
  get lastEntry(): Entry<G> | undefined {
    return this.#match.lastEntry;
  }

  get pack(): string {
    return this.#match.state.pack;
  }

  get journal(): Journal<G> {
    return this.#closed?.journal ?? journalOf(this.#match);
  }

  /** The archive of a finished game. It is undefined while the game runs, or if too little of an old game is known. */
  get archive(): Archive<G> | undefined {
    if (this.#closed !== undefined) return this.#closed.archive;
    return this.over ? archiveOf(this.#match, this.#history.slice()) : undefined;
  }

  get position(): Position<G> {
    return positionOf(this.#match);
  }

  /** Builds the archive step by step. Finishes at once if there is nothing to build. */
  *archiving(): Generator<void, Archive<G> | undefined, void> {
    if (this.#closed !== undefined || !this.over) return this.archive;
    return yield* makeArchive(this.#match, this.#history.slice());
  }

  viewFor(viewer: Viewer): G['view'] {
    return viewFor(this.#match.definition, this.#match.state, viewer);
  }

  /** Gives a bot in this process access to the match. The bot must not change the match. */
  think<T>(choose: (match: Match<G>) => T): T {
    return choose(this.#match);
  }

  /** What a viewer may see. The log begins with the entry that has the number `from`. */
  sceneFor(viewer: Viewer, from = 0): Scene<G> {
    return this.scenes().sceneFor(viewer, from);
  }

  /** Scenes for several viewers. Parts that several viewers share are computed once and are the same object. */
  scenes(): Scenes<G> {
    return new Scenes(this.#match, this.#history, { closed: this.#closed !== undefined });
  }

  undoFor(seat: SeatId): Scene['undo'] {
    return this.#closed === undefined ? undoFor(this.#match, seat) : 'over';
  }

  /**
   * Answers decision `number` with the first move, and the following decisions with the other moves. If a move is
   * refused, none is played. `aim` is a later move that a bot prepares.
   */
  play(seat: SeatId, moves: readonly Move[], number?: number, aim?: Move): Attempt<RunningTable<G>> {
    const tables = this.playThrough(seat, moves, number, aim);
    return 'refusal' in tables ? tables : taken(tables.ok.at(-1) ?? this);
  }

  /** Like `play`, but returns one table per new entry. An automatic answer has an entry too. */
  playThrough(
    seat: SeatId,
    [move, ...rest]: readonly Move[],
    number?: number,
    aim?: Move,
  ): Attempt<readonly RunningTable<G>[]> {
    if (this.#closed !== undefined) return OVER;
    if (move === undefined) return taken([]);
    const first = this.playOne(seat, move, number, aim);
    if ('refusal' in first) return first;
    const tables = [first.ok, ...first.ok.answerUnasked()];
    if (rest.length === 0) return taken(tables);
    const others = (tables.at(-1) ?? first.ok).playThrough(seat, rest);
    return 'refusal' in others ? others : taken([...tables, ...others.ok]);
  }

  /** Plays only this move. Unlike `play`, it leaves the following decisions open, even if they have a single option. */
  playOne(seat: SeatId, move: Move, number?: number, aim?: Move): Attempt<RunningTable<G>> {
    if (this.#closed !== undefined) return OVER;
    const legal = this.#match.find(seat, move, number);
    return 'refusal' in legal ? legal : taken(this.#after(legal.ok, aim));
  }

  /** Plays the decisions that have a single option. Returns one table for each. */
  answerUnasked(): readonly RunningTable<G>[] {
    const { question } = this.#match;
    if (this.#closed !== undefined || question?.unasked !== true) return [];
    const next = this.#after(question.moves[0] as G['move']);
    return [next, ...next.answerUnasked()];
  }

  #after(move: G['move'], aim?: Move): RunningTable<G> {
    const match = this.#match.clone();
    return this.#with(match, match.play(move, [], aim));
  }

  #with(match: Match<G>, played: Played<G>): RunningTable<G> {
    return new RunningTable({ match, history: this.#history.with(passageOf(played)), players: this.players });
  }

  /** Plays an entry of a journal again, with its recorded draws. */
  repeat(entry: LooseEntry): Attempt<RunningTable<G>> {
    if (this.#closed !== undefined) return OVER;
    const match = this.#match.clone();
    const played = playEntry(match, entry);
    return 'refusal' in played ? played : taken(this.#with(match, played.ok));
  }

  /**
   * Goes back to the moment after the first `entries` entries of the journal. The caller checks the permission. `by` is
   * noted in the log.
   */
  rewind(entries: number, by?: BackBy): Attempt<RunningTable<G>> {
    return this.#closed === undefined ? this.#from(rewound(this.#game, entries, by)) : OVER;
  }

  /** The seat that made the last choice. Automatic choices do not count. */
  get lastChooser(): SeatId | undefined {
    return this.#match.entries[this.choicesBeforeLast]?.seat;
  }

  /** The number of choices that would be left after an undo. */
  get choicesBeforeLast(): number {
    return this.#match.choicesBeforeLast;
  }

  undo(seat: SeatId): Attempt<RunningTable<G>> {
    return this.#closed === undefined ? this.#from(undone(this.#game, seat)) : OVER;
  }

  get #game(): GameWithLog<G> {
    return { match: this.#match, history: this.#history };
  }

  #from(game: Attempt<GameWithLog<G>>): Attempt<RunningTable<G>> {
    return 'refusal' in game ? game : taken(new RunningTable({ ...game.ok, players: this.players }));
  }

  foresee(seat: SeatId, moves: readonly Move[]): Foreseen<G> {
    return this.#closed === undefined ? preview(this.#match, seat, ...moves) : NOTHING_FORESEEN;
  }

  /**
   * For each move of decision `number`, the effects that are sure to happen. Empty if the decision or the seat is not
   * due.
   */
  forecasts(seat: SeatId, number = this.#match.number): readonly Forecast[] {
    return this.#closed === undefined && this.#match.number === number ? forecasts(this.#match, seat) : [];
  }

  /** Why a move is not possible. It is undefined if the move is possible, or if no rule can be named. */
  whyNot(seat: SeatId, move: Move): Reason | undefined {
    const found = this.#match.find(seat, move);
    return 'refusal' in found ? reasonIn(found.refusal) : undefined;
  }

  /** What the viewer saw after this many log entries. The first log entry is the setup. */
  lookBack(viewer: Viewer, passages: number, hands: Hands = 'own'): Attempt<G['view']> {
    return this.#past.viewAt(passages, viewer, hands);
  }

  get #past(): Past<G> {
    return new Past(this.#match, this.#history, this.#closed);
  }

  /** The game from its beginning. While the game runs, the replay shows only what this reader knows. */
  replay(reader: Viewer): Replay<G> {
    return new Replay({ past: this.#past, history: this.#history, table: this, reader });
  }

  /** The position after this many log entries. A new game can continue from it. */
  fork(passages: number, drawn: Drawn): Attempt<Position<G>> {
    return forkAt(this.#past, { passages, isOver: this.over, ...drawn });
  }

  /** Hands a seat to a bot, or back to a person. */
  substitute(seat: SeatId, bot: string | undefined): Attempt<RunningTable<G>> {
    const players = substituted(this.players, seat, bot);
    if ('refusal' in players) return players;
    return taken(new RunningTable({ ...this.#game, closed: this.#closed, players: players.ok }));
  }
}

const OVER = refused('notAsked', 'The game is over.');
