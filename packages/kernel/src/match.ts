import { advance, answer, type Question } from './advance.ts';
import { AppendOnlyList } from './appendOnlyList.ts';
import { secureChance } from './chance.ts';
import { type Checkpoint, type Checkpoints, checkpointsUpTo, isCheckpointDue, withCheckpoint } from './checkpoints.ts';
import type { Definition, Setup } from './definition.ts';
import type { Entry, Made, Played } from './entry.ts';
import type { Beginning } from './fairness.ts';
import { findMove } from './findMove.ts';
import { Game } from './game.ts';
import { type Attempt, type Refusal, taken } from './refusal.ts';
import type { Result } from './result.ts';
import type { Move, SeatId, Shape } from './shape.ts';
import { choicesBeforeLast, GAME_OVER, whyNoUndo } from './undo.ts';

export interface Decision<G extends Shape> {
  /** A number is never used twice in a match, not even after an undo. So late and repeated answers can be detected. */
  readonly number: number;
  readonly seat: SeatId;
  readonly step: G['frame']['step'];
  readonly rules: readonly G['rule'][];
  readonly moves: readonly G['move'][];
}

export type Origin<G extends Shape> =
  | (Beginning & { readonly setup: Setup<G>; readonly draws: readonly number[] })
  | { readonly position: G['state']; readonly number: number };

interface Parts<G extends Shape> {
  readonly definition: Definition<G>;
  readonly origin: Origin<G>;
  /** Earlier states. To go back, the match replays the journal from the nearest one. */
  checkpoints: Checkpoints<G>;
  game: Game<G>;
  question: Question<G> | undefined;
  entries: AppendOnlyList<Made<G>>;
  number: number;
}

/** A game with its history: the pending decision, the journal, and undo. */
export class Match<G extends Shape> {
  readonly #parts: Parts<G>;

  private constructor(parts: Parts<G>) {
    this.#parts = parts;
  }

  /** Starts a new game. A journal or a test can give the draws of the setup. */
  static start<G extends Shape>(
    definition: Definition<G>,
    setup: Setup<G>,
    { seed, fair, draws = [] }: Beginning & { readonly draws?: readonly number[] },
  ): Match<G> {
    const game = new Game<G>(definition.start(setup, secureChance(seed)), draws);
    const question = advance(definition, game);
    if (game.script.length > 0) throw new UnusedDraws(game.script.length);
    const origin = { seed, ...(fair === undefined ? {} : { fair }), setup, draws: game.draws };
    return Match.#begin({ definition, origin, game, question, number: 0 });
  }

  /** Continues from a state that has been checked. */
  static from<G extends Shape>(definition: Definition<G>, position: G['state'], number: number): Match<G> {
    const game = new Game<G>(definition.cloneState(position));
    const question = advance(definition, game);
    const origin = { position, number };
    return Match.#begin({ definition, origin, game, question, number });
  }

  static #begin<G extends Shape>(parts: Omit<Parts<G>, 'checkpoints' | 'entries'>): Match<G> {
    const match = new Match<G>({ ...parts, checkpoints: [], entries: AppendOnlyList.of([]) });
    match.#keepCheckpoint();
    return match;
  }

  /** An independent copy of the match. The two share no mutable data. */
  clone(): Match<G> {
    const game = new Game<G>(this.definition.cloneState(this.state));
    return new Match<G>({ ...this.#parts, game });
  }

  get definition(): Definition<G> {
    return this.#parts.definition;
  }

  get origin(): Origin<G> {
    return this.#parts.origin;
  }

  /** The current state. It must not be changed. */
  get state(): G['state'] {
    return this.#parts.game.state;
  }

  /** The journal so far, as a new list. */
  get entries(): readonly Entry<G>[] {
    return this.#parts.entries.slice().map(({ entry }) => entry);
  }

  get entryCount(): number {
    return this.#parts.entries.length;
  }

  get lastEntry(): Entry<G> | undefined {
    return this.#parts.entries.last?.entry;
  }

  get number(): number {
    return this.#parts.number;
  }

  get question(): Question<G> | undefined {
    return this.#parts.question;
  }

  get decision(): Decision<G> | undefined {
    const { question, number } = this;
    if (question === undefined) return undefined;
    const { seat, frame, choice, moves } = question;
    const rules = choice.rulesNow?.(this.state, frame) ?? choice.rules;
    return { number, seat, step: frame.step, rules, moves };
  }

  get result(): Result | undefined {
    return this.definition.resultOf(this.state);
  }

  /** The events of the last choice, or of the setup if there is no choice yet. Empty after going back. */
  get events(): readonly G['event'][] {
    return this.#parts.game.events;
  }

  /** Finds the legal move that matches an answer from outside, or says why the answer is refused. */
  find(seat: SeatId, move: Move, number = this.number): Attempt<G['move']> {
    return findMove(this, { seat, move, number });
  }

  /**
   * Plays one of the decision's moves. The journal also records `aim`, the later move that a bot prepares with this
   * one.
   */
  play(move: G['move'], draws: readonly number[] = [], aim?: G['move']): Played<G> {
    const { definition, question, entries } = this.#parts;
    if (question === undefined) throw new Error('the game is over');
    const game = new Game<G>(this.state, draws);
    this.#parts.question = answer(definition, game, question, move);
    if (game.script.length > 0) throw new UnusedDraws(game.script.length);
    const { seat, unasked } = question;
    const entry: Entry<G> = { seat, move, draws: game.draws, ...(aim === undefined ? {} : { aim }) };
    this.#parts.game = game;
    this.#parts.entries = entries.with({ entry, unasked });
    this.#parts.number += 1;
    this.#keepCheckpoint();
    return { entry, unasked, events: game.events };
  }

  #keepCheckpoint(): void {
    const { definition, checkpoints, entries } = this.#parts;
    const entryCount = entries.length;
    if (!isCheckpointDue(checkpoints, entryCount)) return;
    const state = definition.cloneState(this.state); // a copy, because later moves change the state of the match
    this.#parts.checkpoints = withCheckpoint(checkpoints, { entryCount, state });
  }

  /**
   * Like `play`, but leaves this match unchanged and plays in a copy. So the caller can store the entry before it uses
   * the new match.
   */
  after(move: G['move']): Played<G> & { readonly match: Match<G> } {
    const match = this.clone();
    return { match, ...match.play(move) };
  }

  /** The state after this many entries. It must not be changed. */
  stateAfter(entryCount: number): G['state'] {
    if (entryCount === this.entryCount) return this.state;
    const { nearest } = this.#checkpointsUpTo(entryCount);
    if (nearest.entryCount === entryCount) return nearest.state;
    const past = this.clone();
    past.backTo(entryCount);
    return past.state;
  }

  /**
   * The state after each choice, in order. Each state must not be changed, and is valid only until the next one is
   * requested.
   */
  *states(): Generator<G['state'], void> {
    const { definition } = this.#parts;
    const state = definition.cloneState(this.stateAfter(0));
    let question = advance(definition, new Game<G>(state));
    for (const { move, draws } of this.entries) {
      if (question === undefined) throw new Error('the journal goes on after the end of the game');
      question = answer(definition, new Game<G>(state, draws), question, move);
      yield state;
    }
  }

  /**
   * Goes back to the moment after this many entries, even if later choices revealed something. Replays the choices
   * since the nearest checkpoint.
   */
  backTo(entryCount: number): void {
    const { definition, entries, number } = this.#parts;
    const { checkpoints, nearest } = this.#checkpointsUpTo(entryCount);
    this.#parts.game = new Game<G>(definition.cloneState(nearest.state));
    this.#parts.question = advance(definition, this.#parts.game);
    this.#parts.checkpoints = checkpoints;
    this.#parts.entries = AppendOnlyList.of(entries.slice(0, nearest.entryCount));
    for (const { entry } of entries.slice(nearest.entryCount, entryCount))
      this.play(entry.move, entry.draws, entry.aim);
    this.#parts.game.events = [];
    this.#parts.number = number + 1;
  }

  #checkpointsUpTo(entryCount: number): { readonly checkpoints: Checkpoints<G>; readonly nearest: Checkpoint<G> } {
    const checkpoints = checkpointsUpTo(this.#parts.checkpoints, entryCount);
    const nearest = checkpoints.at(-1);
    if (nearest === undefined) throw new Error(`a match can't go back to ${entryCount} entries`);
    return { checkpoints, nearest };
  }

  /** Why this seat can't undo its last choice, or undefined if it can. */
  whyNoUndo(seat: SeatId): Refusal | undefined {
    return this.question === undefined ? GAME_OVER : whyNoUndo(this.#parts.entries, seat);
  }

  /** How many choices remain after undoing the last choice that a seat was asked for. */
  get choicesBeforeLast(): number {
    return choicesBeforeLast(this.#parts.entries);
  }

  undo(seat: SeatId): Attempt<Entry<G>> {
    const refusal = this.whyNoUndo(seat);
    if (refusal !== undefined) return { refusal };
    const first = this.choicesBeforeLast;
    const { entry: last } = this.#parts.entries.at(first) as Made<G>;
    this.backTo(first);
    return taken(last);
  }
}

/** Thrown if a journal contains more draws than the game made. */
export class UnusedDraws extends Error {
  constructor(count: number) {
    super(`${String(count)} of the draws told were not made`);
  }
}
