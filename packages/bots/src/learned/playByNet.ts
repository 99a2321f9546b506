import { type Shape, sameMove } from '@getaway/kernel';
import type { BotInput, Budget, Chosen, Expectation } from '../botInput.ts';
import { byFirstMove } from './candidates.ts';
import { chanceOf } from './curves.ts';
import { Judge } from './judge.ts';
import type { LearnedGame } from './learnedGame.ts';
import type { Manner } from './manner.ts';
import type { Net } from './net.ts';
import { type RatedPlans, ratedPlans } from './ratedPlans.ts';

/** A game, its net, and how the bot deviates from the net's judgement. */
export interface Learned<G extends Shape> {
  readonly game: LearnedGame<G>;
  readonly net: Net;
  readonly manner: Manner<G>;
}

/** For how many of the best plans an answer says what the bot expects of them. */
export const BEST_FEW = 5;

/** Plays the turn that the net likes best. */
export function playByNet<G extends Shape>(
  asked: BotInput<G>,
  { game, net, manner }: Learned<G>,
  budget: Budget,
): Chosen<G> {
  const [only, ...others] = asked.decision.moves;
  if (only !== undefined && others.length === 0) return { move: only, expected: [], dreams: 0 };
  const judge = new Judge(game, net);
  return chooseRated(asked, game, ratedPlans(asked, { judge, manner, budget, onePerMove: true }));
}

/** Chooses the plan that is rated best. */
export function chooseRated<G extends Shape>(
  { decision }: BotInput<G>,
  { marginUnit }: LearnedGame<G>,
  { plans, dreams }: RatedPlans<G>,
): Chosen<G> {
  const best = byFirstMove(plans).slice(0, BEST_FEW);
  const expected = best.map(({ moves: plan, judgement }): Expectation<G> => {
    const move = decision.moves.find((option) => plan[0] !== undefined && sameMove(option, plan[0]));
    if (move === undefined) throw new Error('a plan begins with a move that is not legal');
    return { move, value: judgement.margin * marginUnit, win: chanceOf(judgement.logit), plan };
  });
  const [first] = expected;
  if (first === undefined) throw new Error('a decision without a move');
  const { move, plan = [move] } = first;
  return { move, expected, dreams, plan };
}
