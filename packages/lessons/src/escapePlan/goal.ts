import { cityOfDay, SITES } from './city.ts';
import { type EscapePlanLesson, RIVALS, ROW } from './lesson.ts';

/** A lesson about the plan card, a visit to a business, and a contact. */
export const GOAL: EscapePlanLesson = {
  id: 'goal',
  rivals: RIVALS,
  rules: ['G1', 'G2', 'G5', 'L2', 'L15'],
  start: {
    plan: { seats: [{ plan: 'window-seat' }, {}, {}], city: cityOfDay(1), sites: SITES, row: ROW },
    before: [{ seat: 0, move: { move: 'setOut' } }],
  },
  steps: [
    {
      text: 'travel',
      goal: { moves: [{ move: 'travel', to: 'A1.5' }] },
      may: [{ move: 'travel', to: { any: ['A1.5', 'D1.5', 'A1.3'] } }],
      show: ['place:A1.5', 'plan:window-seat'],
      mistakes: [
        { move: { move: 'travel', to: 'D1.5' }, text: 'income' },
        { move: { move: 'travel', to: 'A1.3' }, text: 'store' },
      ],
    },
    { text: 'contact', goal: { moves: [{ move: 'takeContact' }] }, may: [{ move: 'takeContact' }] },
    {
      text: 'hire',
      goal: { moves: [{ move: 'putContact', where: 'space' }] },
      mistakes: [{ move: { move: 'putContact', where: 'box' }, text: 'sentAway' }],
    },
    { text: 'endTurn', goal: { moves: [{ move: 'endTurn' }] }, may: [{ move: 'endTurn' }] },
  ],
};
