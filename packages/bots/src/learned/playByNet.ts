import { type Shape, sameMove, seededChance } from '@getaway/kernel';
import type { BotInput, Budget, Chosen, Expectation } from '../botInput.ts';
import { byFirstMove, candidatesIn } from './candidates.ts';
import { chanceOf } from './curves.ts';
import { Judge, type Judgement } from './judge.ts';
import type { LearnedGame } from './learnedGame.ts';
import type { Net } from './net.ts';

/** A game as a net knows it. */
export interface Learned<G extends Shape> {
  readonly game: LearnedGame<G>;
  readonly net: Net;
}

/** Plays the turn that the net likes best. A few dreams are compared where chance decides before the net can judge. */
export function playByNet<G extends Shape>(asked: BotInput<G>, { game, net }: Learned<G>, budget: Budget): Chosen<G> {
  const { decision } = asked;
  const [only, ...others] = decision.moves;
  if (only !== undefined && others.length === 0) return { move: only, expected: [], dreams: 0 };
  const judge = new Judge(game, net);
  const sums = new Map<G['move'], { logit: number; margin: number; worth: number; count: number }>();
  let dreams = 0;
  let isCertain = true;
  do {
    const dream = asked.imagine(seededChance(`${budget.seed}/${decision.number}/${dreams}`));
    for (const { moves, judgement, worth, isCertain: sure } of byFirstMove(candidatesIn(judge, dream))) {
      const move = decision.moves.find((option) => moves[0] !== undefined && sameMove(option, moves[0]));
      if (move === undefined) throw new Error('a plan begins with a move that is not legal');
      const sum = sums.get(move) ?? { logit: 0, margin: 0, worth: 0, count: 0 };
      sum.logit += judgement.logit;
      sum.margin += judgement.margin;
      sum.worth += worth;
      sum.count += 1;
      sums.set(move, sum);
      isCertain &&= sure;
    }
    dreams += 1;
  } while (!isCertain && dreams < budget.dreams && !budget.enough());
  const rated = [...sums]
    .map(([move, { logit, margin, worth, count }]) => ({
      move,
      worth: worth / count,
      judgement: { logit: logit / count, margin: margin / count },
    }))
    .sort((a, b) => b.worth - a.worth);
  const [best] = rated;
  if (best === undefined) throw new Error('a decision without a move');
  const expected = rated.slice(0, BEST_FEW).map(({ move, judgement }) => expectation(game, move, judgement));
  return { move: best.move, expected, dreams };
}

export const BEST_FEW = 5;

function expectation<G extends Shape>(
  { marginUnit }: LearnedGame<G>,
  move: G['move'],
  { logit, margin }: Pick<Judgement, 'logit' | 'margin'>,
): Expectation<G> {
  return { move, value: margin * marginUnit, win: chanceOf(logit) };
}
