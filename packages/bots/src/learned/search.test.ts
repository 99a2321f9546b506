import { escapePlan } from '@getaway/escape-plan';
import type { EscapePlan } from '@getaway/escape-plan/view';
import { type Gangsta, gangsta } from '@getaway/gangsta';
import { sameMove, seededChance } from '@getaway/kernel';
import { beforeAll, expect, test } from 'vitest';
import { chooseMove, inputFromMatch } from '../chooseMove.ts';
import { escapePlanLearned } from '../escapePlan/learned/learned.ts';
import { gangstaAdapter as adapter } from '../gangsta/adapter.ts';
import { gangstaLearned as game } from '../gangsta/learned/learned.ts';
import { Imagined } from '../imagined.ts';
import { gameOf, playRandomMoves, randomPosition } from '../testing/games.ts';
import { byFirstMove, candidatesIn, withoutDominated } from './candidates.ts';
import { Judge } from './judge.ts';
import { loadNets, netFor } from './nets.ts';
import { ratedPlans } from './ratedPlans.ts';

const PLAIN = { slip: 0 } as const;

/** Positions in which the search compares many plans. */
const WIDE = [3, 27, 36, 46, 67, 90, 94, 111].map((i) => {
  const options = { families: true, resources: true };
  return { seed: `search ${i}`, moves: 20 + (i % 40), request: { players: 2 + (i % 3), options } };
});

const wide = ({ seed, moves, request }: (typeof WIDE)[number]) => {
  const match = randomPosition(seed, moves, request);
  return { match, adapter, seat: match.decision!.seat, level: 'mastermind', seed } as const;
};

beforeAll(async () => {
  await loadNets(game);
  await loadNets(escapePlanLearned);
});

test.each([1, 2, 5, 9, 23, 60, 200])('with a limit of %i rollouts, the search never plays more', (limit) => {
  const used = WIDE.map((position) => chooseMove({ ...wide(position), rollouts: limit }).rollouts ?? 0);
  expect(Math.max(...used)).toBeLessThanOrEqual(limit);
  if (limit === 1)
    expect(Math.max(...used)).toBe(0); // a single rollout can't compare anything
  else expect(used.filter((count) => count > limit / 2).length).toBeGreaterThan(limit < 100 ? 2 : 0);
});

test('more rollouts compare more plans, and plans that are dropped early have fewer rollouts', () => {
  const compared = (rollouts: number): number[][] =>
    WIDE.map((position) => chooseMove({ ...wide(position), rollouts }).expected.flatMap((one) => one.rollouts ?? []));
  const [few, many] = [compared(3), compared(60)];
  expect(Math.max(...few.map(({ length }) => length))).toBe(2);
  expect(many.filter(({ length }) => length === 5).length).toBeGreaterThan(2);
  expect(many.filter((counts) => Math.min(...counts) < Math.max(...counts)).length).toBeGreaterThan(4);
});

test('with half the effort, the search plays about half as many rollouts', () => {
  const sum = (effort: number): number =>
    WIDE.reduce((all, position) => all + (chooseMove({ ...wide(position), effort }).rollouts ?? 0), 0);
  const [whole, half] = [sum(1), sum(0.5)];
  expect(half).toBeGreaterThan(0.3 * whole);
  expect(half).toBeLessThan(0.7 * whole);
});

test('a caller can stop the search after any rollout, and gets the best plan so far', () => {
  for (const position of WIDE)
    for (const most of [0, 1, 2, 3, 7, 20]) {
      const question = wide(position);
      let asked = 0;
      const enough = (): boolean => {
        asked += 1;
        return asked > most;
      };
      const { move, expected, rollouts = 0 } = chooseMove({ ...question, enough });
      expect(question.match.decision!.moves).toContain(move);
      expect(expected.every(({ value, win = 0 }) => Number.isFinite(value) && win >= 0 && win <= 1)).toBe(true);
      expect(rollouts).toBeLessThanOrEqual(most);
    }
});

test('the rating of an uncertain plan is the mean of its ratings in several imagined games', () => {
  const match = playRandomMoves(gameOf(escapePlan, 'mean', { players: 2 }), 'mean', 24);
  const { state, question } = match;
  const asked = inputFromMatch(match, question!.seat);
  // In each imagined game, the seat has another amount of cash. So the same plan gets different ratings.
  const dreamWith = (cash: number): Imagined<EscapePlan> => {
    const seats = state.seats.map((one) => ({ ...one, cash }));
    const truth = { definition: escapePlan, state: { ...state, seats }, question: question! };
    return Imagined.dream<EscapePlan>(truth, asked.seat, seededChance('mean'));
  };
  let dreamt = 0;
  const imagine = (): Imagined<EscapePlan> => {
    dreamt += 1;
    return dreamWith(3 * dreamt);
  };
  const judge = new Judge(escapePlanLearned, netFor(escapePlanLearned, 2)!);
  const budget = { seed: 'mean', dreams: 3, effort: 1, rollouts: undefined, enough: () => false };
  const { plans, dreams } = ratedPlans({ ...asked, imagine }, { judge, manner: PLAIN, budget, onePerMove: true });
  const single = [3, 6, 9].map((cash) => byFirstMove(candidatesIn(judge, dreamWith(cash), PLAIN)));
  expect(dreams).toBe(3);
  for (const { moves, worth } of plans) {
    const same = single.flatMap((all) => all.find((one) => sameMove(one.moves[0]!, moves[0]!))?.worth ?? []);
    expect(new Set(same).size).toBeGreaterThan(1);
    expect(worth).toBeCloseTo(same.reduce((sum, one) => sum + one, 0) / same.length, 9);
  }
});

test('in Escape Plan, cash, health and ready cards are goods, and everything else has to be equal', () => {
  const { state } = playRandomMoves(gameOf(escapePlan, 'goods', { players: 2 }), 'goods', 40);
  const withOwn = (change: Partial<(typeof state.seats)[number]>) =>
    escapePlanLearned.goodsOf(
      { ...state, seats: state.seats.map((one, i) => (i === 0 ? { ...one, ...change } : one)) },
      0,
    );
  const { cash, wounds, notoriety } = state.seats[0]!;
  const [now, rich, hurt] = [withOwn({}), withOwn({ cash: cash + 1 }), withOwn({ wounds: wounds + 1 })];
  expect([rich.rest, hurt.rest]).toEqual([now.rest, now.rest]);
  expect(rich.goods[0]).toBe(now.goods[0]! + 1);
  expect(hurt.goods[1]).toBe(now.goods[1]! - 1);
  expect(withOwn({ notoriety: notoriety + 1 }).rest).not.toBe(now.rest);
});

test('of two plans that lead to the same position, the one that leaves the seat with less money is dropped', () => {
  const { state, question } = randomPosition('dominated', 40);
  const { seat } = question!;
  const dreamWith = (money: number): Imagined<Gangsta> => {
    const seats = state.seats.map((one, i) => (i === seat ? { ...one, money } : one));
    const truth = { definition: gangsta, state: { ...state, seats }, question: question! };
    return Imagined.dream<Gangsta>(truth, seat, seededChance('dominated'));
  };
  const judge = new Judge(game, netFor(game, 2)!);
  const [plan] = candidatesIn(judge, dreamWith(5), PLAIN);
  const leadingTo = (money: number) => ({ ...plan!, end: dreamWith(money) });
  const [rich, poor] = [leadingTo(7), leadingTo(6)];
  expect(withoutDominated(game, seat, [rich, poor])).toEqual([rich]);
  expect(withoutDominated(game, seat, [poor, rich])).toEqual([poor, rich]); // the rating knows better than the money
  const other = { ...poor, end: dreamWith(6).after(question!.moves[0]!) };
  expect(withoutDominated(game, seat, [rich, other])).toEqual([rich, other]);
});
