import type { Game } from './game.ts';
import type { Frame, Move, SeatId, Shape } from './shape.ts';

/** A step that runs by itself. */
export interface Automatic<G extends Shape, F extends Frame = G['frame']> {
  run(game: Game<G>, frame: F): void;
}

/** A step that asks a seat. Its options are the only source of legality. */
export interface Choice<G extends Shape, F extends Frame = G['frame'], M extends Move = G['move']> {
  /** The rules that the question comes from, the most telling first. */
  readonly rules: readonly G['rule'][];
  /** Where nothing can be chosen the step is skipped; without this mark an empty list of options is a bug. */
  readonly ifPossible?: true;
  /** Where there is only one way it is taken without asking, as part of the choice before it. */
  readonly onlyWay?: true;
  /**
   * Whether there is only one way is a secret of the seat: then taking it is an entry of its own, as if it had been chosen, so that
   * nobody else can tell the difference.
   */
  hidesChoice?(frame: F): boolean;
  /** Those of them that it comes from this time, where that depends on how it came about. */
  rulesNow?(state: G['state'], frame: F): readonly G['rule'][];
  seat(state: G['state'], frame: F): SeatId;
  options(state: G['state'], frame: F): readonly M[];
  resolve(game: Game<G>, frame: F, move: M): void;
  /** The rule that keeps a move out of the options. It explains; it never decides. */
  whyNot?(state: G['state'], frame: F, move: G['move']): G['rule'] | undefined;
}

export type Rule<G extends Shape, F extends Frame = G['frame']> = Automatic<G, F> | Choice<G, F>;

/**
 * Moves that come on top of a step's own options, at whatever moment the game allows: resolving one puts its effect before the
 * step, which is asked again afterwards.
 */
export interface Interruption<G extends Shape> {
  includes(move: Move): boolean;
  options(state: G['state'], frame: G['frame']): readonly G['move'][];
  resolve(game: Game<G>, frame: G['frame'], move: G['move']): void;
}

/** Every step with its rule: a game on one page. */
export type Rules<G extends Shape> = {
  readonly [Step in G['frame']['step']]: Rule<G, Extract<G['frame'], { readonly step: Step }>>;
};
