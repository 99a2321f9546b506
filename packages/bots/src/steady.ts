import { type Shape, seededChance } from '@getaway/kernel';
import type { Adapter, Plan } from './adapter.ts';
import type { BotInput, Budget, Chosen, Expectation } from './botInput.ts';
import type { DreamDecision, Imagined } from './imagined.ts';

/** The sensible bot: plays every move in a few dreams, follows a plan to the end of the turn, and rates the resulting view. */
export function playSteadily<G extends Shape>(asked: BotInput<G>, adapter: Adapter<G>, budget: Budget): Chosen<G> {
  const { decision, view } = asked;
  const moves = decision.moves.length > 1 ? (adapter.candidates?.(view, decision) ?? decision.moves) : decision.moves;
  const [only, ...others] = moves;
  if (only !== undefined && others.length === 0) return { move: only, expected: [], dreams: 0 };
  const nthDream = (n: number): Imagined<G> => asked.imagine(seededChance(`${budget.seed}/${decision.number}/${n}`));
  const plans = promising(nthDream(0), adapter.plans(view, decision), adapter);
  const sums = moves.map(() => plans.map(() => 0));
  let dreams = 0;
  do {
    const dream = nthDream(dreams);
    // All moves use the same dream, so that luck does not decide between them.
    for (const [i, move] of moves.entries()) {
      const row = sums[i] as number[];
      for (const [j, plan] of plans.entries()) row[j] = (row[j] ?? 0) + worthAfter(dream, move, { adapter, plan });
    }
    dreams += 1;
  } while (dreams < budget.dreams && !budget.enough());
  const expected = moves.map((move, i) => ({ move, value: Math.max(...(sums[i] ?? [])) / dreams }));
  return chosen(expected, dreams);
}

/** Number of plans evaluated per move. */
const MAX_PLANS = 3;

/** The plans that score best when followed from the current decision. */
function promising<G extends Shape>(
  dream: Imagined<G>,
  plans: readonly Plan<G>[],
  adapter: Adapter<G>,
): readonly Plan<G>[] {
  const { fork } = dream;
  if (fork === undefined || plans.length <= MAX_PLANS) return plans;
  const { view } = dream;
  return plans
    .map((plan) => ({ plan, value: worthAfter(dream, plan(view, fork), { adapter, plan }) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, MAX_PLANS)
    .map(({ plan }) => plan);
}

interface Following<G extends Shape> {
  readonly adapter: Adapter<G>;
  readonly plan: Plan<G>;
}

/** More than any turn needs; it stops a plan that loops. */
const MAX_STEPS = 100;

/** The rating after the move, if the rest of the turn follows the plan. */
function worthAfter<G extends Shape>(dream: Imagined<G>, move: G['move'], { adapter, plan }: Following<G>): number {
  const future = dream.after(move);
  let before: DreamDecision<G> | undefined = dream.fork;
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const { fork } = future;
    if (fork === undefined || (before !== undefined && adapter.isNewTurn(before, fork))) break;
    future.play(fork.moves.length === 1 ? (fork.moves[0] as G['move']) : plan(future.view, fork));
    before = fork;
  }
  return adapter.worth(future.view);
}

const BEST_FEW = 5;

function chosen<G extends Shape>(expected: Expectation<G>[], dreams: number): Chosen<G> {
  const [best, ...rest] = expected.sort((a, b) => b.value - a.value);
  if (best === undefined) throw new Error('a decision without a move');
  return { move: best.move, expected: [best, ...rest].slice(0, BEST_FEW), dreams };
}
