import type { Chance, Decision, SeatId, Shape } from '@getaway/kernel';
import type { Imagined } from './imagined.ts';

/** All input of a bot: what its seat may know, and dreams. It gets no match and no state. */
export interface BotInput<G extends Shape> {
  readonly seat: SeatId;
  readonly view: G['view'];
  readonly decision: Decision<G>;
  /** A dream: a random game that this seat can't distinguish from the true one. */
  imagine(dream: Chance): Imagined<G>;
}

/** A bot has no clock: it evaluates a number of dreams, or stops when its caller says so. */
export interface Budget {
  /** Any text. The same text and the same view give the same answer. */
  readonly seed: string;
  readonly dreams: number;
  /** Whether to stop; called between two dreams. At least one dream is evaluated. */
  enough(): boolean;
}

/** The expected value of a move in the game's points; more is better. */
export interface Expectation<G extends Shape> {
  readonly move: G['move'];
  readonly value: number;
}

export interface Chosen<G extends Shape> {
  readonly move: G['move'];
  /** The best few moves, the chosen one first; empty if the bot did not compare moves. */
  readonly expected: readonly Expectation<G>[];
  /** The number of dreams that the expectations come from. */
  readonly dreams: number;
}
