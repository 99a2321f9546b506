import type { Pauses, SeatId, Shape } from '@getaway/kernel';
import type { DreamDecision } from '../imagined.ts';
import type { NetDocument } from './netDocument.ts';

/**
 * A way to play the rest of a turn: the moves to try at each of the seat's decisions. An empty list means that there is
 * no way to continue. Undefined means that the seat has learned something, so that the rest of the turn has to be
 * planned again.
 */
export type Aim<G extends Shape> = (state: G['state'], fork: DreamDecision<G>) => readonly G['move'][] | undefined;

/** How many ways of playing a turn are tried: few in imagined replies, many for the decision itself. */
export type Breadth = 'few' | 'many';

/** What a seat can expect of a position. */
export interface Judgement {
  /** The logit of the chance to win. */
  readonly logit: number;
  /** The lead at the end, in units of the margin head. */
  readonly margin: number;
  /** The seat's score in the same units, if the net predicts it. */
  readonly score: number;
}

/** How a game ended for a seat, as far as the seat can know that in a dream. */
export interface Ending {
  /** The probability of a win. A tie counts as a share of a win. */
  readonly win: number;
  /** The lead over the best other seat in the game's points. */
  readonly margin: number;
  readonly escape?: number;
  /** The seat's score in the game's points. */
  readonly score?: number;
}

/** Direct weights of a net before it is trained, and its biases, for each head. */
interface FirstGuess {
  readonly inputs: readonly { readonly input: number; readonly weights: readonly number[] }[];
  readonly biases: readonly number[];
}

/** How much parts of an outcome count. */
export type OutcomeWeights = Readonly<Record<'win' | 'margin' | 'score', number>>;

/** What learned bots need to know about a game. Everything works on imagined states, which hold no secret. */
export interface LearnedGame<G extends Shape> {
  /** The version of the features. A net that was trained with another version is refused. */
  readonly features: number;
  /**
   * The number of predictions. Two heads predict the chance to win and the margin. Two more, in games with an escape,
   * predict the chance to escape and the seat's score. The score can be learned from fewer games than the chance to
   * win, because it does not depend on the others' luck.
   */
  readonly heads: 2 | 4;
  /** How much logit, margin and score count in a decision. By default the logit counts, and a little of the margin. */
  weights?(players: number): Readonly<Record<'logit' | 'margin' | 'score', number>>;
  /**
   * How much win, margin and score count in the outcome of a rollout. By default the win counts, and very little of the
   * margin.
   */
  outcomeWeights?(players: number): OutcomeWeights;
  /** Rollouts compare the best plan with plans that look at most this much worse. The default is 2.5. */
  readonly maxGap?: number;
  /**
   * A level's slip, which is in logits, is multiplied by this. A value above 1 suits a game in which margin and score
   * count as well as the logit, so that positions differ by more. The default is 1.
   */
  readonly slipUnit?: number;
  /**
   * Whether plans leave later choices of the turn to habits. Rollouts then follow only the first move of a plan and
   * plan the rest again, as the bot itself does. Otherwise a move would look worse because of habits that the bot does
   * not follow.
   */
  readonly plansAgain?: boolean;
  /** The number of features with this many players. */
  inputs(players: number): number;
  /**
   * The matching feature of a net for two players, and the share of its weight to copy, when training begins with such
   * a net.
   */
  twoPlayerFeature?(index: number, players: number): { readonly index: number; readonly share: number };
  /** Weights to begin training with, for each head. They express a judgement that the game already has. */
  firstGuess?(players: number): FirstGuess;
  /** Writes what the seat may know about a position into an array of zeros, as numbers between about −1 and 1. */
  read(state: G['state'], seat: SeatId, into: Float64Array): void;
  /** The ending of a finished game, from the seat's knowledge. */
  ending(state: G['state'], seat: SeatId): Ending;
  /** How many of the game's points make one unit of the margin head. */
  readonly marginUnit: number;
  /** The steps before which positions are judged. At these, the turn has been played and nothing has been drawn yet. */
  readonly pauses: Pauses<G>;
  /** How many rollouts the search plays for a choice. */
  rollouts(players: number): number;
  /** How many turns of each seat a rollout plays after the current turn. */
  turnsAhead(players: number, state: G['state']): number;
  /** The same for a review, which judges hundreds of decisions; by default as in the search. */
  reviewTurnsAhead?(players: number, state: G['state']): number;
  /** Whether a turn begins between two decisions. */
  isNewTurn(before: DreamDecision<G>, now: DreamDecision<G>): boolean;
  /** The ways to play the rest of the turn; at least one. */
  aims(state: G['state'], fork: DreamDecision<G>, breadth: Breadth): readonly Aim<G>[];
  /**
   * A choice that another seat makes during the turn, such as what to lose; undefined if the choice begins that seat's
   * own turn.
   */
  reply(state: G['state'], fork: DreamDecision<G>): G['move'] | undefined;
  /** The nets by number of players, loaded on demand. */
  readonly nets: Readonly<Record<number, () => Promise<NetDocument>>>;
}
