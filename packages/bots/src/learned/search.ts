import { type Shape, sameMove, seededChance } from '@getaway/kernel';
import type { BotInput, Budget, Chosen, Expectation } from '../botInput.ts';
import { byFirstMove, type Candidate, candidatesIn } from './candidates.ts';
import { type Contender, contenderFor, halve, isBeaten, scoreOf } from './contest.ts';
import { Judge } from './judge.ts';
import { BEST_FEW, type Learned, playByNet } from './playByNet.ts';
import { rollout } from './rollout.ts';

const MAX_PLANS = 12;
/**
 * If the logit of the chance to win is farther from 0 than this, the game counts as decided. Then the net's judgement
 * is enough.
 */
const DECIDED = 5;

/**
 * Compares the best plans for the turn by simulating their continuations (rollouts) in the same imagined games. Half of
 * the plans are dropped after each round, and a plan that is clearly behind is dropped at once. The search has a limit
 * of rollouts instead of a time limit, so that the answer is the same on every machine.
 */
export function playBySearch<G extends Shape>(asked: BotInput<G>, learned: Learned<G>, budget: Budget): Chosen<G> {
  const { decision } = asked;
  if (decision.moves.length === 1) return playByNet(asked, learned, budget);
  const { game } = learned;
  const judge = new Judge(game, learned.net);
  const imagine = (n: number) => asked.imagine(seededChance(`${budget.seed}/${decision.number}/${n}`));
  const dream = imagine(0);
  const found = candidatesIn(judge, dream, learned.manner, budget.also);
  const settings = game.search(dream.seatCount);
  const maxGap = settings.maxGap * Math.max(1, budget.effort);
  // If simulations follow only the first move of a plan, plans that begin with the same move are simulated alike. So
  // only the best of them is kept.
  const kept = worthComparing(game.plansAgain === true ? byFirstMove(found) : found, budget, maxGap);
  // If all plans begin with the same move, there is nothing to decide yet.
  if (byFirstMove(kept).length === 1 || Math.abs(kept[0]?.judgement.logit ?? 0) > DECIDED)
    return playByNet(asked, learned, budget);
  const all = kept.map((candidate) => contenderFor(candidate, settings));
  let live = all;
  const usual = game.rollouts(dream.seatCount, live.length);
  const rollouts = budget.rollouts ?? Math.ceil(usual * budget.effort);
  const turns = game.turnsAhead(dream.seatCount, dream.state);
  const rounds = roundsFor(live.length);
  let used = 0;
  let worlds = 0;
  for (let round = 1; round <= rounds && live.length > 1; round += 1) {
    do {
      const world = imagine(worlds + 1);
      for (const contender of live) contender.add(rollout(judge, world, contender.candidate.moves, turns));
      used += live.length;
      worlds += 1;
      live = live.filter((contender) => !isBeaten(contender, live));
    } while (live.length > 1 && used < (rollouts * round) / rounds && !budget.enough());
    live = halve(live);
    if (budget.enough()) break;
  }
  const beaten = all.filter((one) => !live.includes(one)).sort((a, b) => scoreOf(b) - scoreOf(a));
  const expected = wanted([...live, ...beaten], budget).map((one) => expectationOf(learned, decision.moves, one));
  const { move, plan = [move] } = expected[0] as Expectation<G>;
  return { move, expected, dreams: worlds, plan };
}

/**
 * The plans to compare: the best plans overall, and for each move that has to be evaluated, the best plan that begins
 * with this move.
 */
function worthComparing<G extends Shape>(
  candidates: readonly Candidate<G>[],
  { also }: Budget,
  maxGap: number,
): Candidate<G>[] {
  const [top] = candidates;
  if (top === undefined) throw new Error('a decision without a move');
  const kept = candidates.slice(0, MAX_PLANS).filter(({ worth }) => worth > top.worth - maxGap);
  for (const move of also) {
    const begins = ({ moves: [first] }: Candidate<G>): boolean => first !== undefined && sameMove(first, move);
    const own = kept.some(begins) ? undefined : candidates.find(begins);
    if (own !== undefined) kept.push(own);
  }
  return kept;
}

function wanted<G extends Shape>(ranked: readonly Contender<G>[], { also }: Budget): readonly Contender<G>[] {
  return ranked.filter(
    ({ candidate: { moves } }, place) =>
      place < BEST_FEW || also.some((move) => moves[0] !== undefined && sameMove(moves[0], move)),
  );
}

/** How many times the number of plans has to be halved until one is left. */
function roundsFor(plans: number): number {
  let rounds = 0;
  while (2 ** rounds < plans) rounds += 1;
  return rounds;
}

function expectationOf<G extends Shape>(
  { game }: Learned<G>,
  moves: readonly G['move'][],
  { candidate, win, margin, rollouts }: Contender<G>,
): Expectation<G> {
  const [first] = candidate.moves;
  const move = moves.find((option) => first !== undefined && sameMove(option, first));
  if (move === undefined) throw new Error('a plan begins with a move that is not legal');
  return { move, value: (margin / rollouts) * game.marginUnit, win: win / rollouts, plan: candidate.moves, rollouts };
}
