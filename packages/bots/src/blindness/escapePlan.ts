import type { EscapePlan } from '@getaway/escape-plan/view';
import { escapePlanAdapter } from '../escapePlan/adapter.ts';
import { type BlindGame, rivalsOf } from './trials.ts';

/** Rule R17. */
export const escapePlanBlind: Omit<BlindGame<EscapePlan>, 'definition'> = {
  adapter: escapePlanAdapter,
  gap: 30,
  preferred: [
    'setOut',
    'openLocker',
    'takeExitTile',
    'takeKey',
    'takeContact',
    'putContact',
    'receiveIncome',
    'unlock',
  ],
  secrets: {
    plansOfOthers: (state, seat) => rivalsOf(state.seats, seat).map(({ plan }) => plan),
    plansOfNobody: ({ plans }) => plans,
    cashOfOthers: (state, seat) => rivalsOf(state.seats, seat).map(({ cash }) => cash),
    lockersOfOthers: (state, seat) =>
      rivalsOf(state.seats, seat).map(({ items }) => items.filter(({ kind }) => kind === 'locker')),
    exitTilesOfOthers: (state, seat) =>
      rivalsOf(state.seats, seat).map(({ items }) => items.filter(({ kind }) => kind === 'exit')),
    replacedTilesOfOthers: (state, seat) => rivalsOf(state.seats, seat).map(({ boxed }) => boxed),
    lockerStacks: ({ lockers }) => Object.values(lockers).map(({ values }) => values),
    exitStacks: ({ exitStacks }) => exitStacks.map(({ values }) => values),
    removedTiles: ({ lockers, exitStacks }) => [...Object.values(lockers), ...exitStacks].map(({ boxed }) => boxed),
    pilesOfTheLieutenant: ({ automata }) => automata.lieutenant?.piles ?? [],
    drawsToCome: ({ chance }) => chance,
  },
};
