import type { Chance, Decision, SeatId, Shape } from '@getaway/kernel';
import type { Imagined } from './imagined.ts';

/** Everything that a bot is given: no match and no state, only what its seat may know, and dreams. */
export interface BotInput<G extends Shape> {
  readonly seat: SeatId;
  readonly view: G['view'];
  readonly decision: Decision<G>;
  /** A game that this seat could not tell from the true one. */
  imagine(dream: Chance): Imagined<G>;
}

/** A bot has no clock: it thinks for a number of dreams, or until its caller has had enough. */
export interface Budget {
  /** Any text. The same text and the same view give the same answer. */
  readonly seed: string;
  readonly dreams: number;
  /** Asked between two dreams; the first one is always dreamt. */
  enough(): boolean;
}

/** What the bot expects of a move, in the points that the game is won by; more is better. */
export interface Expectation<G extends Shape> {
  readonly move: G['move'];
  readonly value: number;
}

export interface Chosen<G extends Shape> {
  readonly move: G['move'];
  /** The best few moves, the chosen one first; empty where the bot did not compare. */
  readonly expected: readonly Expectation<G>[];
  /** How many dreams the expectations come from. */
  readonly dreams: number;
}
