import type { Pauses, SeatId, Shape } from '@getaway/kernel';
import type { DreamDecision } from '../imagined.ts';
import type { NetDocument } from './netDocument.ts';

/**
 * A way to play the rest of a turn: it lists the moves to try at each of the seat's decisions. An empty list means that
 * this way can't be continued. Undefined means that the seat has learned something new, so the rest of the turn has to
 * be planned again.
 */
export type Aim<G extends Shape> = (state: G['state'], fork: DreamDecision<G>) => readonly G['move'][] | undefined;

/** How many ways to play a turn are tried: few in simulated turns, many for the decision that the bot has to make. */
export type Breadth = 'few' | 'many';

/** What a seat can expect in a position, as a net judges it. */
export interface Judgement {
  /** The chance to win, as a logit. */
  readonly logit: number;
  /** The lead at the end of the game, in units of `marginUnit`. */
  readonly margin: number;
  /** The seat's score in units of `marginUnit`, if the net predicts it. */
  readonly score: number;
}

/** How an imagined game ended for a seat, as far as the seat can know. */
export interface Ending {
  /** The chance that the seat has won. A tie counts as a share of a win. */
  readonly win: number;
  /** The lead over the best other seat, in the game's points. */
  readonly margin: number;
  readonly escape?: number;
  /** The seat's score in the game's points. */
  readonly score?: number;
}

/** A position, split into what a seat would always like to have more of, and everything else. */
export interface Goods {
  readonly goods: readonly number[];
  /** Everything else as text, for comparisons. Random numbers that have not been drawn are left out. */
  readonly rest: string;
}

/** The weights of an untrained net. They connect inputs directly to the heads (outputs). Each head also has a bias. */
interface FirstGuess {
  readonly inputs: readonly { readonly input: number; readonly weights: readonly number[] }[];
  readonly biases: readonly number[];
}

/** How much each part of an outcome counts. */
export type OutcomeWeights = Readonly<Record<'win' | 'margin' | 'score', number>>;

/** How the search compares plans by their rollouts (simulated continuations). */
export interface SearchSettings {
  /** By default the margin counts very little, and the score does not count. */
  readonly weights?: OutcomeWeights;
  /**
   * The net's own judgement counts as much as this many rollouts. The number is smaller for a game whose net errs more.
   */
  readonly prior?: number;
  /**
   * Rollouts are played only for plans whose `worth` (see `Candidate`) is at most this much below that of the best
   * plan. Callers that ask for more effort than usual also get a wider comparison.
   */
  readonly maxGap: number;
}

/** What learned bots need to know about a game. All functions work on imagined states, which contain no secret. */
export interface LearnedGame<G extends Shape> {
  /** The version of the features. A net that was trained with another version is refused. */
  readonly features: number;
  /**
   * The number of outputs (heads) of the net. Two heads predict the chance to win and the margin. In games with an
   * escape, two more predict the chance to escape and the seat's score. The score can be learned from fewer games than
   * the chance to win, because it does not depend on the luck of the other players.
   */
  readonly heads: 2 | 4;
  /**
   * How much logit, margin and score count in a decision. By default the margin counts much less than the logit, and
   * the score does not count.
   */
  weights?(players: number): Readonly<Record<'logit' | 'margin' | 'score', number>>;
  search(players: number): SearchSettings;
  /**
   * A level's slip is multiplied by this factor. The slip is the most that a choice may lose by misjudging, in logits.
   * A factor above 1 suits a game whose decisions also depend on margin and score, because the positions of such a game
   * differ more in value. The default is 1.
   */
  readonly slipUnit?: number;
  /**
   * True if plans leave later choices of the turn to habits. The bot itself does not follow these habits: it plans
   * again. So a simulation, too, follows only the first move of a plan and plans the rest again.
   */
  readonly plansAgain?: boolean;
  /** The number of features with this many players. */
  inputs(players: number): number;
  /**
   * Used if training begins with the net for two players. For the feature `index` of the new net, returns the
   * corresponding feature of the net for two players, and the share of its weight to copy.
   */
  twoPlayerFeature?(index: number, players: number): { readonly index: number; readonly share: number };
  /**
   * The weights of a net before its training, for each output (head). With them, the net repeats a hand-written
   * judgement of the game.
   */
  firstGuess?(players: number): FirstGuess;
  /**
   * Writes the features of a position: numbers between about −1 and 1 that describe what the seat may know. The array
   * must contain only zeros before the call.
   */
  read(state: G['state'], seat: SeatId, into: Float64Array): void;
  /** How a finished game ended, as far as the seat can know. */
  ending(state: G['state'], seat: SeatId): Ending;
  /** Splits a position for a seat. A plan that leads to the same position with fewer goods is dropped. */
  goodsOf(state: G['state'], seat: SeatId): Goods;
  /** How many of the game's points are one unit of the net's margin. */
  readonly marginUnit: number;
  /**
   * The steps before which positions are judged. At these moments the turn has been played, but the draws that follow a
   * turn have not been made yet.
   */
  readonly pauses: Pauses<G>;
  /** The usual number of rollouts (simulated continuations) for a choice between this many plans. */
  rollouts(players: number, plans: number): number;
  /** How many turns a rollout (simulated continuation) plays after the current turn. The turns of all seats count. */
  turnsAhead(players: number, state: G['state']): number;
  /**
   * Like `turnsAhead`, but for a review. It can differ, because a review judges hundreds of decisions. The default is
   * `turnsAhead`.
   */
  reviewTurnsAhead?(players: number, state: G['state']): number;
  /** Whether a new turn has begun between two decisions. */
  isNewTurn(before: DreamDecision<G>, now: DreamDecision<G>): boolean;
  /** The ways to play the rest of the turn; at least one. */
  aims(state: G['state'], fork: DreamDecision<G>, breadth: Breadth): readonly Aim<G>[];
  /**
   * Answers a decision that another seat has to make during the planned turn, for example which henchman it gives up.
   * If the result is undefined, the plan ends before this decision.
   */
  reply(state: G['state'], fork: DreamDecision<G>): G['move'] | undefined;
  /** The nets by number of players, loaded on demand. */
  readonly nets: Readonly<Record<number, () => Promise<NetDocument>>>;
}
