import type { Shape } from '@getaway/kernel';
import type { Imagined } from '../imagined.ts';
import { type Judge, worthOf } from './judge.ts';
import type { Breadth } from './learnedGame.ts';
import { followTurn, type TurnPlan } from './turnPlans.ts';

/** The way to play the rest of the turn that the net likes best. `jitter` adds noise to each value, for exploration. */
export function bestTurn<G extends Shape>(
  judge: Judge<G>,
  dream: Imagined<G>,
  breadth: Breadth,
  jitter: () => number = none,
): TurnPlan<G> {
  const { fork } = dream;
  if (fork === undefined) throw new Error('nobody is asked in the imagined game');
  let best: TurnPlan<G> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  judge.setBase(dream, fork.seat);
  followTurn(judge.game, dream, breadth, (plan) => {
    const worth = worthOf(judge.game, judge.judgeNear(plan.end, fork.seat)) + jitter();
    if (worth > most) [best, most] = [plan, worth];
  });
  if (best === undefined) throw new Error(`no way leads from the step ${fork.step} to the end of the turn`);
  return best;
}

const none = (): number => 0;
