import type { Chance, Decision, Move, SeatId, Shape } from '@getaway/kernel';
import type { Imagined } from './imagined.ts';

/** All input of a bot: what its seat may know, and imagined states. A bot never gets the match or the true state. */
export interface BotInput<G extends Shape> {
  readonly seat: SeatId;
  readonly view: G['view'];
  readonly decision: Decision<G>;
  /** A random game that this seat can't distinguish from the true one. */
  imagine(dream: Chance): Imagined<G>;
}

/** The input of a bot inside an imagined game. Like any bot, it gets only the view of its seat. */
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
 * How much a bot may compute. A bot has no clock. It evaluates a number of imagined games, or stops when its caller
 * says so.
 */
export interface Budget {
  /** The random seed of the imagined games. It can be any text. The same seed and view give the same answer. */
  readonly seed: string;
  readonly dreams: number;
  /**
   * The number of rollouts: simulated continuations beyond the bot's own turn. The default is the game's usual number.
   */
  readonly rollouts?: number | undefined;
  /** Multiplies the default number of rollouts (simulated continuations). Below 1, the bot is faster but weaker. */
  readonly effort: number;
  /** Whether to stop now. The bot asks after each imagined game, and a search after each rollout. */
  enough(): boolean;
}

/** What a bot expects of a move. Levels with a net also give the chance to win and the whole turn. */
export interface Expectation<G extends Shape> {
  readonly move: G['move'];
  /** In the game's points: the lead that a net expects, or the value of `worth` that a bot without a net expects. */
  readonly value: number;
  /** The chance to win, from 0 to 1. Only bots with a net estimate it. */
  readonly win?: number;
  /** The whole turn that the bot has evaluated. It begins with the move. */
  readonly plan?: readonly G['move'][];
  /** How many rollouts (simulated continuations) were averaged. */
  readonly rollouts?: number;
}

export interface Chosen<G extends Shape> {
  readonly move: G['move'];
  /** The best few moves, with the chosen one first. Empty if the bot did not compare moves. */
  readonly expected: readonly Expectation<G>[];
  /** The number of imagined games that the bot has evaluated. */
  readonly dreams: number;
  /** How many rollouts (simulated continuations) a search has played in all. */
  readonly rollouts?: number;
  /** The bot's intended moves for the whole turn. The first is the chosen one. Absent if the bot did not plan. */
  readonly plan?: readonly G['move'][];
}

export interface BotChoice {
  readonly move: Move;
  /** A later move of the same turn, which this move prepares. It is shown to everybody. */
  readonly aim?: Move;
}
