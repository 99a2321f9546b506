import type { Chance, Decision, Move, SeatId, Shape } from '@getaway/kernel';
import type { Imagined } from './imagined.ts';

/** All input of a bot: what its seat may know, and dreams. It gets no match and no state. */
export interface BotInput<G extends Shape> {
  readonly seat: SeatId;
  readonly view: G['view'];
  readonly decision: Decision<G>;
  /** A dream: a random game that this seat can't distinguish from the true one. */
  imagine(dream: Chance): Imagined<G>;
}

/** The input of the bot that is due in a dream. Like any bot, it gets only its seat's view. */
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

/** How long a bot may think. It has no clock: it evaluates a number of dreams, or stops when its caller says so. */
export interface Budget {
  /** The random seed of the dreams: any text. The same seed and the same view give the same answer. */
  readonly seed: string;
  readonly dreams: number;
  /**
   * The number of rollouts of a bot that looks beyond its turn. By default as many as the game needs for a good answer.
   */
  readonly rollouts?: number | undefined;
  /** The share of that default number to play. A machine that runs many games uses less than 1. */
  readonly effort: number;
  /** Moves that are evaluated in any case, for example one that was played. */
  readonly also: readonly Move[];
  /** Whether to stop. It is called between two dreams. At least one dream is evaluated. */
  enough(): boolean;
}

/**
 * What a bot expects of a move. Plain levels give only the value. Learned levels compare whole turns, and add the
 * chance to win and the turn. Levels that search also add the number of rollouts.
 */
export interface Expectation<G extends Shape> {
  readonly move: G['move'];
  /** The lead in the game's points; more is better. */
  readonly value: number;
  /** The chance to win, from 0 to 1, if the bot has learned to estimate it. It then counts more than the value. */
  readonly win?: number;
  /** The whole turn that was compared, beginning with the move. */
  readonly plan?: readonly G['move'][];
  /** The number of rollouts that the expectation is the mean of. */
  readonly rollouts?: number;
}

export interface Chosen<G extends Shape> {
  readonly move: G['move'];
  /** The best few moves, the chosen one first; empty if the bot did not compare moves. */
  readonly expected: readonly Expectation<G>[];
  /** The number of dreams that the expectations come from. */
  readonly dreams: number;
  /** What the bot means to play until the end of its turn, beginning with the move; absent if it did not plan. */
  readonly plan?: readonly G['move'][];
}

/** A bot's answer, and its aim. */
export interface BotChoice {
  readonly move: Move;
  /** A later move of the turn that everybody may know. Absent if the move itself is the aim. */
  readonly aim?: Move;
}
