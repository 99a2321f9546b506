import type { SeatId, Shape } from '@getaway/kernel';
import type { Imagined } from '../imagined.ts';
import { chanceOf } from './curves.ts';
import type { Judgement, LearnedGame } from './learnedGame.ts';
import type { Net } from './net.ts';

/** The weight of a lead of one `marginUnit`, in logits. It decides between positions with the same chance to win. */
const MARGIN_WEIGHT = 0.3;
/**
 * The limits of the logit and of the margin. A game that was won gets the highest logit, so that a net can't give any
 * position a higher one.
 */
const MAX_LOGIT = 7;
const MAX_MARGIN = 2;

const WEIGHTS = { logit: 1, margin: MARGIN_WEIGHT, score: 0 };

export function worthOf<G extends Shape>(game: LearnedGame<G>, players: number, judgement: Judgement): number {
  const { logit, margin, score } = judgement;
  const weights = game.weights?.(players) ?? WEIGHTS;
  return weights.logit * logit + weights.margin * margin + weights.score * score;
}

/** Judges imagined positions with a net. */
export class Judge<G extends Shape> {
  readonly game: LearnedGame<G>;
  readonly net: Net;
  /** The features of the position that was judged last. */
  readonly inputs: Float64Array;
  #hasBase = false;

  constructor(game: LearnedGame<G>, net: Net) {
    this.game = game;
    this.net = net;
    this.inputs = new Float64Array(net.shape.inputs);
  }

  /**
   * Starts a new comparison. The next position that is judged becomes the base. Judging positions that are similar to
   * the base is fast.
   */
  forgetBase(): void {
    this.#hasBase = false;
  }

  /** Judges a position that is similar to the base, for the same seat as the base. */
  judgeNear(dream: Imagined<G>, seat: SeatId): Judgement {
    if (dream.isOver) return this.#judgeEnding(dream, seat);
    this.inputs.fill(0);
    this.game.read(dream.state, seat, this.inputs);
    if (!this.#hasBase) this.net.setBase(this.inputs);
    this.#hasBase = true;
    return judgementIn(this.net.evaluateNear(this.inputs));
  }

  judge(dream: Imagined<G>, seat: SeatId): Judgement {
    if (dream.isOver) return this.#judgeEnding(dream, seat);
    this.inputs.fill(0);
    this.game.read(dream.state, seat, this.inputs);
    return judgementIn(this.net.evaluate(this.inputs));
  }

  #judgeEnding(dream: Imagined<G>, seat: SeatId): Judgement {
    const { win, margin, score = 0 } = this.game.ending(dream.state, seat);
    const { marginUnit } = this.game;
    return { logit: logitOf(win), margin: marginIn(margin, marginUnit), score: score / marginUnit };
  }
}

const judgementIn = (outputs: Float64Array): Judgement => ({
  logit: Math.max(-MAX_LOGIT, Math.min(MAX_LOGIT, outputs[0] as number)),
  margin: outputs[1] as number,
  score: outputs[3] ?? 0,
});

export const marginIn = (points: number, unit: number): number =>
  Math.max(-MAX_MARGIN, Math.min(MAX_MARGIN, points / unit));

/**
 * The inverse of `chanceOf`, computed by bisection. Unlike a logarithm, it gives exactly the same result on every
 * machine.
 */
export function logitOf(chance: number): number {
  let [low, high] = [-MAX_LOGIT, MAX_LOGIT];
  if (chance <= 0) return low;
  if (chance >= 1) return high;
  for (let i = 0; i < 30; i += 1) {
    const middle = (low + high) / 2;
    if (chanceOf(middle) < chance) low = middle;
    else high = middle;
  }
  return low;
}
