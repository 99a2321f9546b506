import { NOTHING_FORESEEN } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { adviceFrom, compareAdvice, type PlanWords, planNames } from './advice.ts';
import type { Advice } from './port.ts';

const plan = (lead: number, forecast: Partial<Advice['forecast']>, win?: number): Advice => ({
  moves: [],
  forecast: { changes: {}, facts: [], dangers: [], reveals: false, ...forecast },
  lead,
  ...(win === undefined ? {} : { win }),
});

const WORDS: PlanWords = {
  name: ({ move }, step) => (step === undefined ? move : `${move} to ${step}`),
  difference: (move) => ('route' in move ? `by ${String(move.route)}` : ''),
};
const ARRESTED = { kind: 'loss', name: 'arrested' } as never;
const PLANS = [
  plan(12.2, { changes: { cash: [30, 120], wounds: [0, 1] } }, 0.62),
  plan(8.8, { changes: { cash: [30, 40], notoriety: [2, 3] }, dangers: [ARRESTED] }, 0.5),
  plan(8.6, { changes: { cash: [30, 40] } }, 0.5),
];

test('the best plan is compared with the next best, every other one with the best', () => {
  expect(compareAdvice(PLANS, 0)).toEqual({
    plan: 2,
    by: {
      changes: { cash: [40, 120], wounds: [0, 1], notoriety: [3, 2] },
      spares: [ARRESTED],
      lead: [9, 12],
      percent: [50, 62],
    },
  });
  expect(compareAdvice(PLANS, 2)).toEqual({
    plan: 1,
    by: { changes: { cash: [120, 40], wounds: [1, 0] }, spares: [], lead: [12, 9], percent: [62, 50] },
  });
});

test('figures that end the same are not listed, and a single plan is not compared', () => {
  expect(compareAdvice([PLANS[2]!, PLANS[2]!], 0)).toEqual({ plan: 2, by: { changes: {}, spares: [] } });
  expect(compareAdvice([PLANS[0]!], 0)).toBe(undefined);
});

test('a small difference in the chance to win is not listed', () => {
  const plans = [plan(3, {}, 0.67), plan(3, {}, 0.68)];
  expect(compareAdvice(plans, 0)).toEqual({ plan: 2, by: { changes: {}, spares: [] } });
});

test('a plan is named by its first two choices, without the end of the turn', () => {
  const moves = ['send', 'endTurn', 'rest', 'pass'].map((move) => ({ move }));
  expect(planNames([{ moves }, { moves: [{ move: 'endTurn' }] }], undefined, WORDS)).toEqual([
    'send → rest',
    'endTurn',
  ]);
});

test('a choice that only ends a step does not name a plan', () => {
  const moves = ['travel', 'endEvading', 'takeWound', 'buy'].map((move) => ({ move }));
  expect(planNames([{ moves }], undefined, WORDS)).toEqual(['travel → buy']);
});

test('only the first choice of a plan is named after the step that asks', () => {
  const moves = ['decline', 'decline'].map((move) => ({ move }));
  expect(planNames([{ moves }], 'learn', WORDS)).toEqual(['decline to learn → decline']);
});

test('plans with the same name are told apart, others are not explained further', () => {
  const go = (route: string): Pick<Advice, 'moves'> => {
    const travel = { move: 'travel', route };
    return { moves: [{ move: 'setOut' }, travel] };
  };
  expect(planNames([go('north'), go('south'), { moves: [{ move: 'rest' }] }], undefined, WORDS)).toEqual([
    'setOut → travel · by north',
    'setOut → travel · by south',
    'rest',
  ]);
});

test('an adviser shows three plans, each with what it will certainly do', () => {
  const foreseen: unknown[] = [];
  const table = {
    foresee(_seat: number, moves: readonly unknown[]) {
      foreseen.push(moves);
      return NOTHING_FORESEEN;
    },
  };
  const [pass, run] = [{ move: 'pass' }, { move: 'run' }];
  const compared = [
    { move: pass, value: 3, plan: [pass, run], win: 0.4 },
    ...[2, 1, 0].map((value) => ({ move: run, value })),
  ];
  const advice = adviceFrom(compared, table, 0);
  expect(advice.map(({ moves, lead, win }) => ({ moves, lead, win }))).toEqual([
    { moves: [pass, run], lead: 3, win: 0.4 },
    { moves: [run], lead: 2, win: undefined },
    { moves: [run], lead: 1, win: undefined },
  ]);
  expect(foreseen).toEqual([[pass, run], [run], [run]]);
});

test('plans are in the order of the figures that are shown, and equal ones in the order of the bot', () => {
  const table = { foresee: () => NOTHING_FORESEEN };
  const orderOf = (...plans: readonly { readonly value: number; readonly win?: number }[]) =>
    adviceFrom(
      plans.map((plan, i) => ({ move: { move: String(i) }, ...plan })),
      table,
      0,
    ).map(({ moves }) => moves[0]?.move);
  expect(orderOf({ value: 9, win: 0.4 }, { value: 1, win: 0.6 }, { value: 5, win: 0.5 })).toEqual(['1', '2', '0']);
  expect(orderOf({ value: 1.2, win: 0.402 }, { value: 1.4, win: 0.404 }, { value: 2, win: 0.4 })).toEqual([
    '2',
    '0',
    '1',
  ]);
  expect(orderOf({ value: 3 }, { value: 8, win: 0.9 }, { value: 5 })).toEqual(['1', '2', '0']);
});
