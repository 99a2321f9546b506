import type { Game } from './game.ts';
import type { Frame, Move, SeatId, Shape } from './shape.ts';
import type { Reason } from './statement.ts';

/** A step that runs automatically. */
export interface Automatic<G extends Shape, F extends Frame = G['frame']> {
  run(game: Game<G>, frame: F): void;
}

/** A step that asks a seat. A move is legal if and only if it is one of the step's options. */
export interface Choice<G extends Shape, F extends Frame = G['frame'], M extends Move = G['move']> {
  /** The rules that the question comes from, most relevant first. */
  readonly rules: readonly G['rule'][];
  /** Skips the step if there are no options. Without this flag, an empty list of options is a bug and throws. */
  readonly ifPossible?: true;
  /** If there is only one option, it is taken without asking, as part of the choice before it. */
  readonly onlyWay?: true;
  /**
   * Whether only this seat may know that it has a single option. If so, the option is recorded as a separate entry, as
   * if the seat had chosen it. So nobody else can tell the difference.
   */
  hidesChoice?(frame: F): boolean;
  /** The rules that apply to this question, if they depend on what led to the step. */
  rulesNow?(state: G['state'], frame: F): readonly G['rule'][];
  seat(state: G['state'], frame: F): SeatId;
  options(state: G['state'], frame: F): readonly M[];
  resolve(game: Game<G>, frame: F, move: M): void;
  /** Why a move is not among the options. This only explains a refusal. The options alone decide what is legal. */
  whyNot?(state: G['state'], frame: F, move: G['move']): WhyNot<G>;
}

/** Why a move is not possible: the rule, with a sentence if the game has one. */
export type WhyNot<G extends Shape> = Reason<G['rule']> | G['rule'] | undefined;

export type Rule<G extends Shape, F extends Frame = G['frame']> = Automatic<G, F> | Choice<G, F>;

/**
 * Anytime moves, which are offered in addition to a step's own options. The effect of such a move comes before the
 * step, and the step's question is then asked again.
 */
export interface Interruption<G extends Shape> {
  /** The steps at which anytime moves are offered. */
  readonly steps: ReadonlySet<G['frame']['step']>;
  includes(move: Move): boolean;
  options(state: G['state'], frame: G['frame']): readonly G['move'][];
  resolve(game: Game<G>, frame: G['frame'], move: G['move']): void;
  /** Why an anytime move is not offered. */
  whyNot?(state: G['state'], frame: G['frame'], move: G['move']): WhyNot<G>;
}

/** The rule of every step. Together they define the whole game. */
export type Rules<G extends Shape> = {
  readonly [Step in G['frame']['step']]: Rule<G, Extract<G['frame'], { readonly step: Step }>>;
};
