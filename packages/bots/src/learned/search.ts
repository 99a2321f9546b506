import { type Shape, sameMove, seededChance } from '@getaway/kernel';
import type { BotInput, Budget, Chosen, Expectation } from '../botInput.ts';
import { byFirstMove, type Candidate, withoutDominated } from './candidates.ts';
import { type Contender, contenderFor, halve, isBeaten, scoreOf } from './contest.ts';
import { chanceOf } from './curves.ts';
import { Judge } from './judge.ts';
import type { LearnedGame } from './learnedGame.ts';
import { BEST_FEW, chooseRated, type Learned, playByNet } from './playByNet.ts';
import { ratedPlans } from './ratedPlans.ts';
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
  const { game, net, manner } = learned;
  const judge = new Judge(game, net);
  const imagine = (n: number) => asked.imagine(seededChance(`${budget.seed}/${decision.number}/world/${n}`));
  const first = imagine(0);
  const players = first.seatCount;
  const settings = game.search(players);
  // If simulations follow only the first move of a plan, plans that begin with the same move are simulated alike. So
  // only the best of them is kept.
  const found = ratedPlans(asked, { judge, manner, budget, onePerMove: game.plansAgain === true });
  const near = plansNear(found.plans, settings.maxGap * Math.max(1, budget.effort));
  const usual = Math.ceil(game.rollouts(players, near.length) * budget.effort);
  const rollouts = budget.rollouts ?? usual;
  const kept = withoutDominated(game, asked.seat, near).slice(0, plansFor(rollouts));
  // If all plans begin with the same move, there is nothing to decide yet.
  const isOpen = byFirstMove(kept).length > 1 && Math.abs(kept[0]?.judgement.logit ?? 0) <= DECIDED;
  if (!isOpen) return chooseRated(asked, game, found);
  const turns = game.turnsAhead(players, first.state);
  const all = kept.map((candidate) => contenderFor(candidate, settings));
  const rounds = roundsFor(all.length);
  let live = all;
  let [used, worlds] = [0, 0];
  for (let round = 1; round <= rounds && live.length > 1 && !budget.enough(); round += 1) {
    // With more rollouts than usual, the last round is longer, and the rounds before it are not.
    const limit = round === rounds ? rollouts : (Math.min(rollouts, usual) * round) / rounds;
    do {
      const world = worlds === 0 ? first : imagine(worlds);
      worlds += 1;
      for (const contender of live) {
        contender.add(rollout(judge, world, contender.candidate.moves, turns));
        used += 1;
        if (budget.enough()) break;
      }
      if (budget.enough()) break;
      live = live.filter((contender) => !isBeaten(contender, live));
    } while (live.length > 1 && used + live.length <= limit);
    live = halve(live);
  }
  const beaten = all.filter((one) => !live.includes(one)).sort((a, b) => scoreOf(b) - scoreOf(a));
  const ranked = [...live, ...beaten].slice(0, BEST_FEW);
  const expected = ranked.map((one) => expectationOf(game, decision.moves, one));
  const [best] = expected;
  if (best === undefined) throw new Error('no plan was compared');
  const { move, plan = [move] } = best;
  return { move, expected, dreams: worlds, rollouts: used, plan };
}

/** The best plans, as long as the net rates them nearly as high as the best one. */
function plansNear<G extends Shape>(plans: readonly Candidate<G>[], maxGap: number): readonly Candidate<G>[] {
  const [top] = plans;
  if (top === undefined) throw new Error('a decision without a move');
  return plans.slice(0, MAX_PLANS).filter(({ worth }) => worth > top.worth - maxGap);
}

/** How many plans can be compared with this many rollouts, if each plan is simulated at least once in each round. */
function plansFor(rollouts: number): number {
  let plans = 1;
  while (plans < MAX_PLANS && leastRollouts(plans + 1) <= rollouts) plans += 1;
  return plans;
}

function leastRollouts(plans: number): number {
  return plans < 2 ? 0 : plans + leastRollouts(Math.ceil(plans / 2));
}

/** How many times the number of plans has to be halved until one is left. */
function roundsFor(plans: number): number {
  let rounds = 0;
  while (2 ** rounds < plans) rounds += 1;
  return rounds;
}

function expectationOf<G extends Shape>(
  { marginUnit }: LearnedGame<G>,
  moves: readonly G['move'][],
  { candidate, win, margin, rollouts }: Contender<G>,
): Expectation<G> {
  const { moves: plan, judgement } = candidate;
  const move = moves.find((option) => plan[0] !== undefined && sameMove(option, plan[0]));
  if (move === undefined) throw new Error('a plan begins with a move that is not legal');
  // Without a rollout, because the caller stopped the search, only the net's judgement is known.
  if (rollouts === 0) return { move, value: judgement.margin * marginUnit, win: chanceOf(judgement.logit), plan };
  return { move, value: (margin / rollouts) * marginUnit, win: win / rollouts, plan, rollouts };
}
