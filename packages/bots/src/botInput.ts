import type { Chance, Decision, Move, SeatId, Shape } from '@getaway/kernel';
import type { Imagined } from './imagined.ts';

/** All input of a bot: what its seat may know, and imagined states (dreams). A bot gets no match and no true state. */
export interface BotInput<G extends Shape> {
  readonly seat: SeatId;
  readonly view: G['view'];
  readonly decision: Decision<G>;
  /** Returns a dream: a random game that this seat can't distinguish from the true one. */
  imagine(dream: Chance): Imagined<G>;
}

/** The input of the bot whose turn it is in an imagined game. Like any bot, it gets only the view of its seat. */
export function inputOf<G extends Shape>(dream: Imagined<G>, number: number): BotInput<G> {
  const { fork } = dream;
  if (fork === undefined) throw new Error('nobody is asked in the imagined game');
  const { seat, step, moves } = fork;
  return {
    seat,
    view: dream.viewOf(seat),
    decision: { number, seat, step, rules: [], moves },
    imagine: (chance) => dream.asSeenBy(seat, chance),
  };
}

/**
 * How much a bot may compute. A bot has no clock: it evaluates a number of imagined games (dreams), or stops when its
 * caller says so.
 */
export interface Budget {
  /** The random seed of the imagined games, which is any text. The same seed and the same view give the same answer. */
  readonly seed: string;
  readonly dreams: number;
  /**
   * The number of rollouts: continuations that a bot simulates beyond its own turn. The default is the game's usual
   * number, which gives good answers.
   */
  readonly rollouts?: number | undefined;
  /**
   * Multiplies the default number of rollouts (simulated continuations). A value below 1 makes the bot faster but
   * weaker.
   */
  readonly effort: number;
  /** Moves to evaluate in any case, for example one that was played. */
  readonly also: readonly Move[];
  /** Whether to stop now. The bot calls this after each imagined game that it has evaluated. */
  enough(): boolean;
}

/**
 * What a bot expects of a move. Levels without a net give only the value. Levels with a net compare whole turns, and
 * add the chance to win and the turn. Levels that search also add the number of rollouts (simulated continuations).
 */
export interface Expectation<G extends Shape> {
  readonly move: G['move'];
  /** The expected lead in the game's points. */
  readonly value: number;
  /** The chance to win, from 0 to 1. Only bots with a net estimate it, and they compare moves by it. */
  readonly win?: number;
  /** The whole turn that the bot has evaluated, beginning with the move. */
  readonly plan?: readonly G['move'][];
  /** How many rollouts (simulated continuations) were averaged. */
  readonly rollouts?: number;
}

export interface Chosen<G extends Shape> {
  readonly move: G['move'];
  /** The best few moves, the chosen one first; empty if the bot did not compare moves. */
  readonly expected: readonly Expectation<G>[];
  /** How many imagined games (dreams) the bot has evaluated. */
  readonly dreams: number;
  /**
   * The moves that the bot intends to play until the end of its turn, beginning with the chosen one; absent if it did
   * not plan.
   */
  readonly plan?: readonly G['move'][];
}

/** The move of a bot, and what the bot aims for. */
export interface BotChoice {
  readonly move: Move;
  /**
   * A later move of the same turn, which this move prepares. Everybody may know it. Absent if this move prepares none.
   */
  readonly aim?: Move;
}
