import { type Shape, sameMove, seededChance } from '@getaway/kernel';
import type { BotInput, Budget, Chosen, Expectation } from '../botInput.ts';
import { byFirstMove, candidatesIn } from './candidates.ts';
import { chanceOf } from './curves.ts';
import { Judge } from './judge.ts';
import type { Judgement, LearnedGame } from './learnedGame.ts';
import type { Manner } from './manner.ts';
import type { Net } from './net.ts';

/** A game, its net, and how the bot deviates from the net's judgement. */
export interface Learned<G extends Shape> {
  readonly game: LearnedGame<G>;
  readonly net: Net;
  readonly manner: Manner<G>;
}

/**
 * Plays the turn that the net likes best. If something is drawn before the end of the turn, the ways to play are
 * compared in several imagined games.
 */
export function playByNet<G extends Shape>(
  asked: BotInput<G>,
  { game, net, manner }: Learned<G>,
  budget: Budget,
): Chosen<G> {
  const { decision } = asked;
  const [only, ...others] = decision.moves;
  if (only !== undefined && others.length === 0) return { move: only, expected: [], dreams: 0 };
  const judge = new Judge(game, net);
  const sums = new Map<G['move'], Sum<G>>();
  let dreams = 0;
  let isCertain = true;
  do {
    const dream = asked.imagine(seededChance(`${budget.seed}/${decision.number}/${dreams}`));
    for (const { moves, judgement, worth, isCertain: sure } of byFirstMove(
      candidatesIn(judge, dream, manner, budget.also),
    )) {
      const move = decision.moves.find((option) => moves[0] !== undefined && sameMove(option, moves[0]));
      if (move === undefined) throw new Error('a plan begins with a move that is not legal');
      const sum = sums.get(move) ?? { plan: moves, logit: 0, margin: 0, worth: 0, count: 0 };
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
    .map(([move, { plan, logit, margin, worth, count }]) => ({
      move,
      plan,
      worth: worth / count,
      judgement: { logit: logit / count, margin: margin / count },
    }))
    .sort((a, b) => b.worth - a.worth);
  const [best] = rated;
  if (best === undefined) throw new Error('a decision without a move');
  const isWanted = ({ move }: { readonly move: G['move'] }, place: number): boolean =>
    place < BEST_FEW || budget.also.some((other) => sameMove(other, move));
  const expected = rated
    .filter(isWanted)
    .map(({ move, plan, judgement }): Expectation<G> => ({ ...expectation(game, move, judgement), plan }));
  return { move: best.move, expected, dreams, plan: best.plan };
}

/** The best plan for one first move, and the sum of its judgements in all imagined games. */
interface Sum<G extends Shape> {
  readonly plan: readonly G['move'][];
  logit: number;
  margin: number;
  worth: number;
  count: number;
}

export const BEST_FEW = 5;

function expectation<G extends Shape>(
  { marginUnit }: LearnedGame<G>,
  move: G['move'],
  { logit, margin }: Pick<Judgement, 'logit' | 'margin'>,
): Expectation<G> {
  return { move, value: margin * marginUnit, win: chanceOf(logit) };
}
