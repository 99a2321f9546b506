import type { SeatId, Shape } from '@getaway/kernel';
import type { DreamDecision } from './imagined.ts';
import type { LearnedGame } from './learned/learnedGame.ts';
import type { Character } from './levels.ts';

/** A strategy for the rest of a turn. It answers every decision until the turn is over. */
export type Plan<G extends Shape> = (view: G['view'], fork: DreamDecision<G>) => G['move'];

/**
 * How much a character (a style of play) likes an imagined position, in the game's points. This is added to the value
 * of the position.
 */
export type Taste<G extends Shape> = (state: G['state'], seat: SeatId) => number;

/** What a bot needs to know about a game. All functions get views, except tastes, which get imagined states. */
export interface Adapter<G extends Shape> {
  /** How far the viewer is ahead of the others, in the game's points. */
  worth(view: G['view']): number;
  /** The lead as a beginner sees it; by default the same as `worth`. */
  glance?(view: G['view']): number;
  /** A level's `slip` times this is the most that a choice may lose by misjudging, in the game's points. Default: 1. */
  readonly stake?: number;
  readonly characters?: Readonly<Record<Character, Taste<G>>>;
  /** The viewer's possible strategies at this decision; at least one. */
  plans(view: G['view'], fork: DreamDecision<G>): readonly Plan<G>[];
  /** The moves to evaluate, if there are too many to evaluate all; at least one. By default every move is evaluated. */
  candidates?(view: G['view'], fork: DreamDecision<G>): readonly G['move'][];
  /** Whether a new turn has begun between two decisions. A bot looks ahead only until the next turn. */
  isNewTurn(before: DreamDecision<G>, now: DreamDecision<G>): boolean;
  /**
   * The main move of a turn, such as a job. The moves before it prepare it. It is shown to everybody, so it must not
   * name anything that only the seat has seen.
   */
  aimIn?(view: G['view'], plan: readonly G['move'][]): G['move'] | undefined;
  /**
   * What levels with a neural net need. Without it, or without a net for the number of players, these levels play like
   * `steady`.
   */
  readonly learned?: LearnedGame<G>;
}
