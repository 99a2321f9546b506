import { type Shape, sameMove, seededChance } from '@getaway/kernel';
import type { BotInput, Budget } from '../botInput.ts';
import { byFirstMove, type Candidate, candidatesIn } from './candidates.ts';
import type { Judge } from './judge.ts';
import type { Manner } from './manner.ts';

export interface RatedPlans<G extends Shape> {
  /** The plans with their mean ratings, the best first. */
  readonly plans: readonly Candidate<G>[];
  /** The number of imagined games in which the plans were rated. */
  readonly dreams: number;
}

interface Rating<G extends Shape> {
  readonly judge: Judge<G>;
  readonly manner: Manner<G>;
  readonly budget: Budget;
  /** Whether to keep only the best plan that begins with each move. */
  readonly onePerMove: boolean;
}

/**
 * The ways to play the rest of the turn, rated by the net. If something is drawn before the end of the turn, a rating
 * is the mean over several imagined games, as far as the plan is possible in them.
 */
export function ratedPlans<G extends Shape>(
  asked: BotInput<G>,
  { judge, manner, budget, onePerMove }: Rating<G>,
): RatedPlans<G> {
  const { decision } = asked;
  const groups = new Map<string, Candidate<G>[]>();
  let dreams = 0;
  let isCertain = true;
  do {
    const dream = asked.imagine(seededChance(`${budget.seed}/${decision.number}/${dreams}`));
    const all = candidatesIn(judge, dream, manner);
    for (const candidate of onePerMove ? byFirstMove(all) : all) {
      const key = onePerMove ? keyOfFirst(candidate, decision.moves) : JSON.stringify(candidate.moves);
      const group = groups.get(key);
      if (group !== undefined) group.push(candidate);
      // A whole turn that only another draw makes possible can't be planned.
      else if (onePerMove || dreams === 0) groups.set(key, [candidate]);
      isCertain &&= candidate.isCertain;
    }
    dreams += 1;
  } while (!isCertain && dreams < budget.dreams && !budget.enough());
  return { plans: [...groups.values()].map(meanOf).sort((a, b) => b.worth - a.worth), dreams };
}

function keyOfFirst<G extends Shape>({ moves: [first] }: Candidate<G>, options: readonly G['move'][]): string {
  const at = options.findIndex((option) => first !== undefined && sameMove(option, first));
  if (at < 0) throw new Error('a plan begins with a move that is not legal');
  return String(at);
}

/** The first plan of a group, with the mean of all ratings. */
function meanOf<G extends Shape>(group: readonly Candidate<G>[]): Candidate<G> {
  const [first, ...more] = group;
  if (first === undefined) throw new Error('a plan without a rating');
  if (more.length === 0) return first;
  const mean = (read: (one: Candidate<G>) => number): number =>
    group.reduce((sum, one) => sum + read(one), 0) / group.length;
  return {
    ...first,
    judgement: {
      logit: mean(({ judgement }) => judgement.logit),
      margin: mean(({ judgement }) => judgement.margin),
      score: mean(({ judgement }) => judgement.score),
    },
    bias: mean(({ bias }) => bias),
    worth: mean(({ worth }) => worth),
  };
}
