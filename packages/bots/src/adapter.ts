import type { SeatId, Shape } from '@getaway/kernel';
import type { DreamDecision } from './imagined.ts';
import type { LearnedGame } from './learned/learnedGame.ts';
import type { Character } from './levels.ts';

/** A strategy for the rest of a turn. It answers every decision until the turn is over. */
export type Planner<G extends Shape> = (view: G['view'], fork: DreamDecision<G>) => G['move'];

/**
 * How much a character (a style of play) likes an imagined position, in the game's points. The bot adds this to the
 * value of the position.
 */
export type Taste<G extends Shape> = (state: G['state'], seat: SeatId) => number;

/**
 * What a bot needs to know about a game. The functions of an adapter get views. Only the characters and the functions
 * in `learned` get imagined states.
 */
export interface Adapter<G extends Shape> {
  /** How good the viewer's position is, in the game's points: a lead over the others, or an expected score. */
  worth(view: G['view']): number;
  /** Like `worth`, as a beginner judges the position. The default is `worth`. */
  glance?(view: G['view']): number;
  /**
   * Scales the mistakes of weaker levels. A choice loses at most a level's `slip` times this number, in the game's
   * points. Default: 1.
   */
  readonly stake?: number;
  /** Replaces `stake` for levels that see only `glance`. Default: `stake`. */
  readonly beginnerStake?: number;
  readonly characters?: Readonly<Record<Character, Taste<G>>>;
  /** The viewer's possible strategies at this decision. Returns at least one. */
  plans(view: G['view'], fork: DreamDecision<G>): readonly Planner<G>[];
  /**
   * The moves to evaluate if there are too many to evaluate all of them. Returns at least one. By default, every move
   * is evaluated.
   */
  candidates?(view: G['view'], fork: DreamDecision<G>): readonly G['move'][];
  /** Whether a new turn has begun between two decisions. A bot looks ahead only until the next turn. */
  isNewTurn(before: DreamDecision<G>, now: DreamDecision<G>): boolean;
  /**
   * Finds the main move in a plan for a turn, such as the announcement of a job. The moves before it only prepare it.
   * Undefined if the plan has no such move. The move is shown to everybody, so it must not name anything secret.
   */
  aimIn?(view: G['view'], plan: readonly G['move'][]): G['move'] | undefined;
  /** What levels with a neural net need. Without a net for the number of players, these levels play like `steady`. */
  readonly learned?: LearnedGame<G>;
}
