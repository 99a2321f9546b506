import { is } from 'valibot';
import { advance, answer, type Question } from './advance.ts';
import { secureChance } from './chance.ts';
import type { Definition, Setup } from './definition.ts';
import type { Beginning } from './fairness.ts';
import { Game } from './game.ts';
import { sameMove } from './move.ts';
import { type Attempt, type Refusal, refused, taken, type UndoReason } from './refusal.ts';
import type { Result } from './result.ts';
import type { Move, SeatId, Shape } from './shape.ts';
import { Trail } from './trail.ts';

/** What the match waits for. */
export interface Decision<G extends Shape> {
  /** Never used twice in a match, also not after an undo: an answer that comes late or twice is known by it. */
  readonly number: number;
  readonly seat: SeatId;
  readonly step: G['frame']['step'];
  readonly rules: readonly G['rule'][];
  readonly moves: readonly G['move'][];
}

/** One line of the journal: who did what, and every draw that it led to. */
export interface Entry<G extends Shape> {
  readonly seat: SeatId;
  readonly move: G['move'];
  readonly draws: readonly number[];
}

/** Where a match begins: at a setup with its seed and draws, or at a position. */
export type Origin<G extends Shape> =
  | (Beginning & { readonly setup: Setup<G>; readonly draws: readonly number[] })
  | { readonly position: G['state']; readonly number: number };

export interface Played<G extends Shape> {
  readonly entry: Entry<G>;
  readonly events: readonly G['event'][];
}

interface Parts<G extends Shape> {
  readonly definition: Definition<G>;
  readonly origin: Origin<G>;
  /** The state before the first entry: from here the journal is played again. */
  readonly beginning: G['state'];
  game: Game<G>;
  question: Question<G> | undefined;
  entries: Trail<Entry<G>>;
  number: number;
}

/** A game with its memory: the decision that is due, the journal, and the way back. */
export class Match<G extends Shape> {
  readonly #parts: Parts<G>;

  private constructor(parts: Parts<G>) {
    this.#parts = parts;
  }

  /** A new game. Draws of the setup can be told in advance, by a journal or a test. */
  static start<G extends Shape>(
    definition: Definition<G>,
    setup: Setup<G>,
    { seed, fair, draws = [] }: Beginning & { readonly draws?: readonly number[] },
  ): Match<G> {
    const game = new Game<G>(definition.start(setup, secureChance(seed)), draws);
    const question = advance(definition, game);
    if (game.script.length > 0) throw new UnusedDraws(game.script.length);
    const beginning = definition.cloneState(game.state);
    const origin = { seed, ...(fair === undefined ? {} : { fair }), setup, draws: game.draws };
    return new Match<G>({ definition, origin, beginning, game, question, entries: Trail.of([]), number: 0 });
  }

  /** A game that goes on from a state that somebody has checked. */
  static from<G extends Shape>(definition: Definition<G>, position: G['state'], number: number): Match<G> {
    const game = new Game<G>(definition.cloneState(position));
    const question = advance(definition, game);
    const beginning = definition.cloneState(game.state);
    const origin = { position, number };
    return new Match<G>({ definition, origin, beginning, game, question, entries: Trail.of([]), number });
  }

  /** A match of its own that shares nothing that can change. */
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

  /** Read it, never change it. */
  get state(): G['state'] {
    return this.#parts.game.state;
  }

  /** The journal so far, in a list of its own. */
  get entries(): readonly Entry<G>[] {
    return this.#parts.entries.slice();
  }

  /** How many choices it has. */
  get choices(): number {
    return this.#parts.entries.length;
  }

  get lastEntry(): Entry<G> | undefined {
    return this.#parts.entries.last;
  }

  get number(): number {
    return this.#parts.number;
  }

  /** The question behind the decision, for whoever plays on without a journal. */
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

  /** What the setup or the last choice led to. */
  get events(): readonly G['event'][] {
    return this.#parts.game.events;
  }

  /** The legal move that an answer from outside means, or why it can't be taken. */
  find(seat: SeatId, move: Move, number = this.number): Attempt<G['move']> {
    const { question } = this;
    if (question === undefined) return refused('notAsked', 'The game is over.');
    if (number !== this.number)
      return refused('notAsked', `Decision ${String(number)} is not due; decision ${String(this.number)} is.`);
    if (seat !== question.seat)
      return refused('notAsked', `Seat ${String(seat)} is not asked; seat ${String(question.seat)} is.`);
    const legal = question.moves.find((option) => sameMove(option, move));
    if (legal !== undefined) return taken(legal);
    const known = is(this.definition.schemas.move, move);
    const why = known ? question.choice.whyNot?.(this.state, question.frame, move) : undefined;
    const reason =
      why === undefined ? `It is not among the moves of the step ${question.frame.step}.` : `Rule ${why} forbids it.`;
    return refused('illegal', `The move ${move.move} can't be made now. ${reason}`, why);
  }

  /** Plays one of the decision's moves. */
  play(move: G['move'], draws: readonly number[] = []): Played<G> {
    const { definition, question, entries } = this.#parts;
    if (question === undefined) throw new Error('the game is over');
    const game = new Game<G>(this.state, draws);
    this.#parts.question = answer(definition, game, question, move);
    if (game.script.length > 0) throw new UnusedDraws(game.script.length);
    const entry: Entry<G> = { seat: question.seat, move, draws: game.draws };
    this.#parts.game = game;
    this.#parts.entries = entries.with(entry);
    this.#parts.number += 1;
    return { entry, events: game.events };
  }

  /** The same, in a match of its own: for whoever has to write the entry down before it counts. */
  after(move: G['move']): Played<G> & { readonly match: Match<G> } {
    const match = this.clone();
    return { match, ...match.play(move) };
  }

  /**
   * The same match when only so many choices stood, from a state on the way there that somebody has kept: what lies between is
   * played again as the journal has it.
   */
  backTo(choices: number, kept: { readonly choices: number; readonly state: G['state'] }): Match<G> {
    const { definition, entries, number } = this.#parts;
    const game = new Game<G>(definition.cloneState(kept.state));
    const question = advance(definition, game);
    const before = Trail.of(entries.slice(0, kept.choices));
    const past = new Match<G>({ ...this.#parts, game, question, entries: before });
    for (const { move, draws } of entries.slice(kept.choices, choices)) past.play(move, draws);
    past.#parts.number = number + 1;
    return past;
  }

  /**
   * Why this seat can't take back its last choice, if it can't. The journal tells: a choice stands once another seat
   * has acted, something hidden came to light (then there is a draw), or the game has ended and everything is shown.
   */
  whyNoUndo(seat: SeatId): Refusal | undefined {
    const last = this.lastEntry;
    if (last === undefined) return nothing('noChoice', 'No choice has been made yet.');
    if (this.question === undefined) return nothing('over', 'The game is over.');
    if (last.seat !== seat) return nothing('otherSeat', `The last choice was made by seat ${String(last.seat)}.`);
    if (last.draws.length > 0) return nothing('revealed', 'The last choice brought something hidden to light.');
    return undefined;
  }

  /** Takes back the last choice: everything before it is played again as the journal has it. */
  undo(seat: SeatId): Attempt<Entry<G>> {
    const refusal = this.whyNoUndo(seat);
    if (refusal !== undefined) return { refusal };
    const { definition, beginning } = this.#parts;
    const last = this.lastEntry as Entry<G>;
    const entries = this.#parts.entries.slice(0, -1);
    const game = new Game<G>(
      definition.cloneState(beginning),
      entries.flatMap(({ draws }) => draws),
    );
    let question = advance(definition, game);
    for (const { move } of entries) {
      if (question === undefined) throw new Error('the journal goes on after the end');
      question = answer(definition, game, question, move);
    }
    game.events = [];
    Object.assign(this.#parts, { game, question, entries: Trail.of(entries), number: this.number + 1 });
    return taken(last);
  }
}

/** A journal tells more draws than were made. */
export class UnusedDraws extends Error {
  constructor(count: number) {
    super(`${String(count)} of the draws told were not made`);
  }
}

const nothing = (reason: UndoReason, message: string): Refusal => ({ code: 'nothingToUndo', message, reason });
