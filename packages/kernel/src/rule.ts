import type { Game } from './game.ts';
import type { Frame, Move, SeatId, Shape } from './shape.ts';
import type { Reason } from './statement.ts';

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
   * Whether other seats must not learn that this seat has a single option. If so, the option is recorded as if the seat
   * had chosen it.
   */
  hidesChoice?(frame: F): boolean;
  /** The rules of this question, if they depend on what led to the step. */
  rulesNow?(state: G['state'], frame: F): readonly G['rule'][];
  seat(state: G['state'], frame: F): SeatId;
  options(state: G['state'], frame: F): readonly M[];
  resolve(game: Game<G>, frame: F, move: M): void;
  /**
   * Why a move is not among the options. The answer only explains a refusal: the options alone decide what is legal.
   */
  whyNot?(state: G['state'], frame: F, move: G['move']): WhyNot<G>;
}

export type WhyNot<G extends Shape> = Reason<G['rule']> | G['rule'] | undefined;

export type Rule<G extends Shape, F extends Frame = G['frame']> = Automatic<G, F> | Choice<G, F>;

/**
 * Anytime moves are offered in addition to a step's own options. The effect of such a move comes first. Then the step's
 * question is asked again.
 */
export interface Interruption<G extends Shape> {
  readonly steps: ReadonlySet<G['frame']['step']>;
  includes(move: Move): boolean;
  options(state: G['state'], frame: G['frame']): readonly G['move'][];
  resolve(game: Game<G>, frame: G['frame'], move: G['move']): void;
  whyNot?(state: G['state'], frame: G['frame'], move: G['move']): WhyNot<G>;
}

export type Rules<G extends Shape> = {
  readonly [Step in G['frame']['step']]: Rule<G, Extract<G['frame'], { readonly step: Step }>>;
};
