import { type Shape, seededChance } from '@getaway/kernel';
import type { Adapter, Planner, Taste } from './adapter.ts';
import type { BotInput, Budget, Chosen, Expectation } from './botInput.ts';
import type { DreamDecision, Imagined } from './imagined.ts';
import { quirkOf } from './misjudging.ts';

/** The settings of a level that uses the hand-written evaluation. */
export interface Habit<G extends Shape> {
  readonly plans: number;
  readonly worth: (view: G['view']) => number;
  /** The most that a choice may lose by misjudging, in the game's points. */
  readonly slip: number;
  readonly taste?: Taste<G> | undefined;
}

/**
 * The bot with the hand-written evaluation. It plays every move in a few imagined games, follows a plan to the end of
 * the turn, and rates the resulting view.
 */
export function playSteadily<G extends Shape>(
  asked: BotInput<G>,
  adapter: Adapter<G>,
  budget: Budget,
  habit: Habit<G> = { plans: MAX_PLANS, worth: adapter.worth, slip: 0 },
): Chosen<G> {
  const { decision, view } = asked;
  const moves = decision.moves.length > 1 ? (adapter.candidates?.(view, decision) ?? decision.moves) : decision.moves;
  const [only, ...others] = moves;
  if (only !== undefined && others.length === 0) return { move: only, expected: [], dreams: 0 };
  const nthDream = (n: number): Imagined<G> => asked.imagine(seededChance(`${budget.seed}/${decision.number}/${n}`));
  const plans = promising(nthDream(0), adapter.plans(view, decision), { adapter, habit });
  const sums = moves.map(() => plans.map(() => 0));
  let dreams = 0;
  do {
    const dream = nthDream(dreams);
    // All moves are played in the same imagined game, so that luck does not decide.
    for (const [i, move] of moves.entries()) {
      const row = sums[i] as number[];
      for (const [j, plan] of plans.entries())
        row[j] = (row[j] ?? 0) + worthAfter(dream, move, { adapter, habit, plan });
    }
    dreams += 1;
  } while (dreams < budget.dreams && !budget.enough());
  const expected = moves.map((move, i) => ({ move, value: Math.max(...(sums[i] ?? [])) / dreams }));
  const answer = chosen(expected, dreams, habit.slip);
  const row = sums[moves.indexOf(answer.move)] ?? [];
  const plan = plans[row.indexOf(Math.max(...row))];
  return plan === undefined ? answer : { ...answer, plan: movesOf(nthDream(0), answer.move, { adapter, habit, plan }) };
}

/** The number of plans that `steady` evaluates for each move. */
const MAX_PLANS = 3;

/** The plans that have the best rating when they are followed from the current decision. */
function promising<G extends Shape>(
  dream: Imagined<G>,
  plans: readonly Planner<G>[],
  { adapter, habit }: Omit<Following<G>, 'plan'>,
): readonly Planner<G>[] {
  const { fork } = dream;
  if (fork === undefined || plans.length <= habit.plans) return plans;
  const { view } = dream;
  return plans
    .map((plan) => ({ plan, value: worthAfter(dream, plan(view, fork), { adapter, habit, plan }) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, habit.plans)
    .map(({ plan }) => plan);
}

interface Following<G extends Shape> {
  readonly adapter: Adapter<G>;
  readonly habit: Habit<G>;
  readonly plan: Planner<G>;
}

/** No turn needs so many steps. The limit stops a plan that loops. */
const MAX_STEPS = 100;

/** The rating of the view at the end of the turn, after this move and the rest of the plan. */
function worthAfter<G extends Shape>(dream: Imagined<G>, move: G['move'], following: Following<G>): number {
  const { worth, taste } = following.habit;
  const future = follow(dream, move, following);
  const value = worth(future.view);
  return taste === undefined ? value : value + taste(future.state, future.viewer);
}

/** The seat's moves until the end of the turn: this move and the rest of the plan. */
function movesOf<G extends Shape>(dream: Imagined<G>, move: G['move'], following: Following<G>): readonly G['move'][] {
  const moves = [move];
  follow(dream, move, following, (fork, answer) => {
    if (fork.seat === dream.viewer) moves.push(answer);
  });
  return moves;
}

/** Plays the move and then follows the plan until the end of the turn. */
function follow<G extends Shape>(
  dream: Imagined<G>,
  move: G['move'],
  { adapter, plan }: Following<G>,
  onMove?: (fork: DreamDecision<G>, move: G['move']) => void,
): Imagined<G> {
  const future = dream.after(move);
  let before: DreamDecision<G> | undefined = dream.fork;
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const { fork } = future;
    if (fork === undefined || (before !== undefined && adapter.isNewTurn(before, fork))) break;
    const answer = fork.moves.length === 1 ? (fork.moves[0] as G['move']) : plan(future.view, fork);
    onMove?.(fork, answer);
    future.play(answer);
    before = fork;
  }
  return future;
}

const BEST_FEW = 5;

/**
 * Chooses like a player who misjudges each move by up to half of `slip`. So the chosen move is at most `slip` worse
 * than the best one.
 */
function chosen<G extends Shape>(expected: Expectation<G>[], dreams: number, slip: number): Chosen<G> {
  const [best, ...rest] = expected
    .map((one) => ({ one, rank: slip === 0 ? one.value : one.value + (slip / 2) * quirkOf([one.value]) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ one }) => one);
  if (best === undefined) throw new Error('a decision without a move');
  return { move: best.move, expected: [best, ...rest].slice(0, BEST_FEW), dreams };
}
