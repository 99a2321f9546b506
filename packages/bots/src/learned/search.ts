import { type Shape, sameMove, seededChance } from '@getaway/kernel';
import type { BotInput, Budget, Chosen, Expectation } from '../botInput.ts';
import { byFirstMove, type Candidate, candidatesIn } from './candidates.ts';
import { chanceOf } from './curves.ts';
import { Judge } from './judge.ts';
import type { LearnedGame } from './learnedGame.ts';
import { BEST_FEW, type Learned, playByNet } from './playByNet.ts';
import { type Outcome, rollout } from './rollout.ts';

/** Number of plans that are compared, and how much worse than the best one they may look, in logits. */
const MAX_PLANS = 12;
const MAX_GAP = 2.5;
/** From this logit on the game is decided, and the net's opinion is enough. */
const DECIDED = 5;
/** The net's own opinion counts like this many rollouts. */
const PRIOR = 2;
/** A unit of margin, as a share of a win. */
const WEIGHTS = { win: 1, margin: 0.02, score: 0 };

interface Contender<G extends Shape> {
  readonly candidate: Candidate<G>;
  win: number;
  margin: number;
  score: number;
  rollouts: number;
}

/**
 * Compares the best plans for the turn by rollouts in the same imagined worlds. Half of the plans are dropped after each
 * round. Counts rollouts, not time, so that the answer is the same on every machine.
 */
export function playBySearch<G extends Shape>(asked: BotInput<G>, learned: Learned<G>, budget: Budget): Chosen<G> {
  const { decision } = asked;
  if (decision.moves.length === 1) return playByNet(asked, learned, budget);
  const { game } = learned;
  const judge = new Judge(game, learned.net);
  const byScore = (a: Contender<G>, b: Contender<G>): number => scoreOf(game, b) - scoreOf(game, a);
  const imagine = (n: number) => asked.imagine(seededChance(`${budget.seed}/${decision.number}/${n}`));
  const dream = imagine(0);
  const candidates = candidatesIn(judge, dream);
  const top = candidates[0];
  if (top === undefined) throw new Error('a decision without a move');
  const kept = candidates.slice(0, MAX_PLANS).filter(({ worth }) => worth > top.worth - (game.maxGap ?? MAX_GAP));
  // Where the first move is the same, there is nothing to choose yet.
  if (byFirstMove(kept).length === 1 || Math.abs(top.judgement.logit) > DECIDED)
    return playByNet(asked, learned, budget);
  let live = kept.map((candidate): Contender<G> => ({ candidate, win: 0, margin: 0, score: 0, rollouts: 0 }));
  const all = live.slice();
  const rollouts = budget.rollouts ?? Math.ceil(game.rollouts(dream.seatCount) * budget.effort);
  const turns = game.turnsAhead(dream.seatCount, dream.state);
  const rounds = roundsFor(live.length);
  let used = 0;
  let worlds = 0;
  for (let round = 1; round <= rounds; round += 1) {
    do {
      const world = imagine(worlds + 1);
      for (const contender of live) {
        const { win, margin, score } = rollout(judge, world, contender.candidate.moves, turns);
        contender.win += win;
        contender.margin += margin;
        contender.score += score;
        contender.rollouts += 1;
        used += 1;
      }
      worlds += 1;
    } while (used < (rollouts * round) / rounds && !budget.enough());
    live.sort(byScore);
    live = live.slice(0, Math.ceil(live.length / 2));
    if (budget.enough()) break;
  }
  const ranked = [...live, ...all.filter((one) => !live.includes(one)).sort(byScore)];
  const expected = ranked.slice(0, BEST_FEW).map((contender) => expectationOf(learned, decision.moves, contender));
  return { move: (expected[0] as Expectation<G>).move, expected, dreams: worlds };
}

/** The number of halvings that leave one plan. */
function roundsFor(plans: number): number {
  let rounds = 0;
  while (2 ** rounds < plans) rounds += 1;
  return rounds;
}

function scoreOf<G extends Shape>({ outcomeWeights = WEIGHTS }: LearnedGame<G>, contender: Contender<G>): number {
  const { candidate, rollouts } = contender;
  const { judgement } = candidate;
  const value = (win: number, { margin, score }: Pick<Outcome, 'margin' | 'score'>): number =>
    outcomeWeights.win * win + outcomeWeights.margin * margin + outcomeWeights.score * score;
  const prior = PRIOR * value(chanceOf(judgement.logit), judgement);
  return (value(contender.win, contender) + prior) / (rollouts + PRIOR);
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
