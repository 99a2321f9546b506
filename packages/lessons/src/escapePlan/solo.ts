import { cityOfDay, SITES } from './city.ts';
import type { EscapePlanLesson } from './lesson.ts';

/** A lesson about solo games: the Inspector and the Lieutenant. */
export const SOLO: EscapePlanLesson = {
  id: 'solo',
  extra: true,
  rivals: [],
  rules: ['I3', 'I10', 'J3', 'J4', 'J17'],
  start: {
    plan: {
      seats: [{ at: 'A1.5', plan: 'window-seat', cash: 9, items: ['cap'], visited: ['nightclub'] }],
      city: cityOfDay(1),
      sites: SITES,
      officers: {},
      lieutenant: { at: 'A1.3', cards: ['bar', 'safeHouse1', 'storeB', 'storeA'] },
      inspector: { at: 'D1.5', cards: ['bar', 'safeHouse1', 'storeB'] },
      order: [0, 'lieutenant', 'inspector'],
    },
    before: [{ seat: 0, move: { move: 'setOut' } }],
  },
  steps: [
    {
      text: 'leave',
      goal: { moves: [{ move: 'travel', to: 'S2.5' }] },
      may: [{ move: 'travel', to: { any: ['S2.5', 'C2.2'] } }],
      show: ['place:S2.5', 'automaton:lieutenant'],
      mistakes: [{ move: { move: 'travel' }, text: 'notTheStore' }],
      after: [
        { seat: 0, move: { move: 'takeCan' } },
        { seat: 0, move: { move: 'decline' } },
      ],
    },
    {
      text: 'endTurn',
      goal: { moves: [{ move: 'endTurn' }] },
      may: [{ move: 'endTurn' }],
    },
  ],
};
