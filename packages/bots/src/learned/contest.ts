import type { Shape } from '@getaway/kernel';
import type { Candidate } from './candidates.ts';
import { chanceOf } from './curves.ts';
import type { OutcomeWeights, SearchSettings } from './learnedGame.ts';
import { biasAsWin } from './manner.ts';
import type { RolloutEnd } from './rollout.ts';

/** By default, the net's own judgement counts as much as this many rollouts (simulated continuations). */
const PRIOR = 10;
/** How much the parts of an outcome count. A win counts 1, and a unit of margin 0.02. */
const WEIGHTS: OutcomeWeights = { win: 1, margin: 0.02, score: 0 };
/**
 * A plan is dropped if it is `CLEARLY` standard errors behind the best one, after at least `ENOUGH_WORLDS` rollouts
 * (simulated continuations).
 */
const CLEARLY = 2.5;
const ENOUGH_WORLDS = 10;

/** A plan that is compared with others, with its outcome in each imagined game so far. */
export interface Contender<G extends Shape> {
  readonly candidate: Candidate<G>;
  readonly win: number;
  readonly margin: number;
  readonly rollouts: number;
  /** The value of the plan by the net's own judgement, and how many rollouts this judgement counts for. */
  readonly opinion: number;
  readonly prior: number;
  /** The value of the plan in each imagined game. All plans that are left were played in the same imagined games. */
  readonly scores: readonly number[];
  add(outcome: RolloutEnd): void;
}

export function contenderFor<G extends Shape>(
  candidate: Candidate<G>,
  { weights = WEIGHTS, prior = PRIOR }: Pick<SearchSettings, 'weights' | 'prior'>,
): Contender<G> {
  const rate = ({ win: won, margin: lead, score }: RolloutEnd): number =>
    weights.win * won + weights.margin * lead + weights.score * score;
  const { logit, margin: expected, score: own } = candidate.judgement;
  let [win, margin] = [0, 0];
  const scores: number[] = [];
  return {
    candidate,
    scores,
    prior,
    opinion: rate({ win: chanceOf(logit), margin: expected, score: own }),
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
      scores.push(rate(outcome));
    },
  };
}

/** The mean value of a plan, including the net's own judgement and the bot's bias. */
export function scoreOf<G extends Shape>({ candidate, scores, opinion, prior }: Contender<G>): number {
  const { judgement, bias } = candidate;
  const sum = scores.reduce((all, score) => all + score, 0);
  return (sum + prior * opinion) / (scores.length + prior) + biasAsWin(judgement, bias);
}

/** Keeps the better half of the plans. */
export function halve<G extends Shape>(contenders: readonly Contender<G>[]): Contender<G>[] {
  return contenders.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, Math.ceil(contenders.length / 2));
}

/** Whether a plan is so far behind the best one that simulating more games would not change that. */
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
