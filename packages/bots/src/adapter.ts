import type { SeatId, Shape } from '@getaway/kernel';
import type { DreamDecision } from './imagined.ts';
import type { LearnedGame } from './learned/learnedGame.ts';
import type { Character } from './levels.ts';

/** A strategy for the rest of a turn. It answers every decision until the turn is over. */
export type Plan<G extends Shape> = (view: G['view'], fork: DreamDecision<G>) => G['move'];

/** How much a character likes an imagined position, in the game's points. It is added to what the position is worth. */
export type Taste<G extends Shape> = (state: G['state'], seat: SeatId) => number;

/** What a bot needs to know about a game. All functions get views, except tastes, which get imagined states. */
export interface Adapter<G extends Shape> {
  /** How far the viewer is ahead of the others, in the game's points. */
  worth(view: G['view']): number;
  /** The lead as a beginner sees it; by default the same as `worth`. */
  glance?(view: G['view']): number;
  /** By how many of the game's points a beginner can misjudge the lead. The default is 1. */
  readonly stake?: number;
  readonly characters?: Readonly<Record<Character, Taste<G>>>;
  /** The viewer's possible strategies at this decision; at least one. */
  plans(view: G['view'], fork: DreamDecision<G>): readonly Plan<G>[];
  /** The moves worth evaluating (at least one), if there are too many to try them all. By default every move. */
  candidates?(view: G['view'], fork: DreamDecision<G>): readonly G['move'][];
  /** Whether a new turn has begun between two decisions. The bot looks ahead only until then. */
  isNewTurn(before: DreamDecision<G>, now: DreamDecision<G>): boolean;
  /**
   * The move that a turn is played for, such as a job. Everybody may know it, so it must not name anything that only
   * the seat has seen.
   */
  aimIn?(view: G['view'], plan: readonly G['move'][]): G['move'] | undefined;
  /** What learned levels need. Without it, or without a net for the number of players, they play like `steady`. */
  readonly learned?: LearnedGame<G>;
}
