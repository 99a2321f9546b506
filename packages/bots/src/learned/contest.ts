import type { Shape } from '@getaway/kernel';
import type { Candidate } from './candidates.ts';
import { chanceOf } from './curves.ts';
import { biasAsWin } from './manner.ts';
import type { Outcome } from './rollout.ts';

/** The net's own opinion counts like this many rollouts. */
const PRIOR = 2;
/** A unit of margin, as a share of a win. */
const MARGIN_SHARE = 0.02;
/** A plan is dropped if it is behind by this many standard errors, after this many worlds. */
const CLEARLY = 2.5;
const ENOUGH_WORLDS = 10;

/** A plan under comparison, with what came of it in each world so far. */
export interface Contender<G extends Shape> {
  readonly candidate: Candidate<G>;
  readonly win: number;
  readonly margin: number;
  readonly rollouts: number;
  /** Its score in each world. All contenders that are left have played in the same worlds. */
  readonly scores: readonly number[];
  add(outcome: Outcome): void;
}

export function contenderFor<G extends Shape>(candidate: Candidate<G>): Contender<G> {
  let [win, margin] = [0, 0];
  const scores: number[] = [];
  return {
    candidate,
    scores,
    get win() {
      return win;
    },
    get margin() {
      return margin;
    },
    get rollouts() {
      return scores.length;
    },
    add(outcome) {
      win += outcome.win;
      margin += outcome.margin;
      scores.push(outcome.win + MARGIN_SHARE * outcome.margin);
    },
  };
}

/** The mean score, the net's opinion and the bot's manner included. */
export function scoreOf<G extends Shape>({ candidate, win, margin, rollouts }: Contender<G>): number {
  const { judgement, bias } = candidate;
  const prior = PRIOR * (chanceOf(judgement.logit) + MARGIN_SHARE * judgement.margin);
  return (win + MARGIN_SHARE * margin + prior) / (rollouts + PRIOR) + biasAsWin(judgement, bias);
}

/** The better half. */
export function halve<G extends Shape>(contenders: readonly Contender<G>[]): Contender<G>[] {
  return contenders.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, Math.ceil(contenders.length / 2));
}

/** Whether a plan is so far behind the best one that more worlds would not help it. */
export function isBeaten<G extends Shape>(contender: Contender<G>, live: readonly Contender<G>[]): boolean {
  const { rollouts, scores } = contender;
  if (rollouts < ENOUGH_WORLDS) return false;
  let best = contender;
  for (const other of live) if (scoreOf(other) > scoreOf(best)) best = other;
  if (best === contender) return false;
  let [sum, squares] = [0, 0];
  for (let i = 0; i < rollouts; i += 1) {
    const behind = (best.scores[i] ?? 0) - (scores[i] ?? 0);
    sum += behind;
    squares += behind * behind;
  }
  const mean = sum / rollouts;
  const error = Math.sqrt(Math.max(0, squares / rollouts - mean * mean) / (rollouts - 1));
  return scoreOf(best) - scoreOf(contender) > CLEARLY * error && mean > 0;
}
