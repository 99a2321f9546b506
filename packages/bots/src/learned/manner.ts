import type { SeatId, Shape } from '@getaway/kernel';
import type { Taste } from '../adapter.ts';
import type { Imagined } from '../imagined.ts';
import { quirkOf } from '../misjudging.ts';
import { chanceOf } from './curves.ts';
import type { Judge } from './judge.ts';
import type { Judgement } from './learnedGame.ts';

/** How a bot deviates from what its net considers best: by misjudging and by its style. */
export interface Manner<G extends Shape> {
  /** The most that a choice may lose through misjudgement, in logits. */
  readonly slip: number;
  readonly taste?: Taste<G> | undefined;
}

/**
 * How many logits a lead of one `marginUnit` is worth in the middle of a game. Tastes are given in points, and this
 * factor converts them to logits.
 */
const LOGITS_OF_UNIT = 3;

/**
 * How much better a position looks to the bot than its net says, in logits. Call this right after the judge has judged
 * the position, because it reads the judge's inputs.
 */
export function biasOf<G extends Shape>(
  judge: Judge<G>,
  { slip, taste }: Manner<G>,
  end: Imagined<G>,
  seat: SeatId,
): number {
  const { slipUnit = 1 } = judge.game;
  const misjudged = slip === 0 ? 0 : ((slip * slipUnit) / 2) * quirkOf(judge.inputs);
  if (taste === undefined) return misjudged;
  return misjudged + (taste(end.state, seat) * LOGITS_OF_UNIT) / judge.game.marginUnit;
}

/** A bias as a change of the chance to win. If the game is already decided, the change is small. */
export const biasAsWin = ({ logit }: Judgement, bias: number): number => chanceOf(logit + bias) - chanceOf(logit);
