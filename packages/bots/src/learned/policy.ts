import type { Shape } from '@getaway/kernel';
import type { Imagined } from '../imagined.ts';
import { type Judge, worthOf } from './judge.ts';
import type { Breadth } from './learnedGame.ts';
import { followTurn, type TurnPlan } from './turnPlans.ts';

/**
 * Finds the plan for the rest of the turn that gets the highest value from the net. `jitter` returns noise that is
 * added to each value, for exploration during training.
 */
export function bestTurn<G extends Shape>(
  judge: Judge<G>,
  dream: Imagined<G>,
  breadth: Breadth,
  jitter: () => number = none,
): TurnPlan<G> {
  const { fork } = dream;
  if (fork === undefined) throw new Error('nobody is asked in the imagined game');
  let best: TurnPlan<G> | undefined;
  let most: number | undefined;
  const players = dream.seatCount;
  const rate = ({ end }: TurnPlan<G>): number =>
    worthOf(judge.game, players, judge.judgeNear(end, fork.seat)) + jitter();
  judge.forgetBase();
  followTurn(judge.game, dream, breadth, (plan) => {
    if (best === undefined) {
      best = plan; // judged only if there is a second plan, because most steps of a turn leave no choice
      return;
    }
    most ??= rate(best);
    const worth = rate(plan);
    if (worth > most) [best, most] = [plan, worth];
  });
  if (best === undefined) throw new Error(`no way leads from the step ${fork.step} to the end of the turn`);
  return best;
}

const none = (): number => 0;
