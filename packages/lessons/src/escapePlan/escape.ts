import { cityOfDay, SITES } from './city.ts';
import { type EscapePlanLesson, RIVALS } from './lesson.ts';

/** A lesson about day 3: the open exit, the officers on the way and at the exit, and the escape. */
export const ESCAPE: EscapePlanLesson = {
  id: 'escape',
  rivals: RIVALS,
  rules: ['D4', 'F1', 'F2', 'F3', 'F4', 'G2'],
  start: {
    plan: {
      seats: [
        {
          at: 'A1.5',
          plan: 'window-seat',
          cash: 14,
          notoriety: 3,
          items: ['cap', 'vest'],
          unlocked: ['moveFederal', 'moveLocal'],
          visited: ['nightclub', 'bar', 'safeHouse2', 'restaurant', 'gym'],
        },
        { at: 'B2.3' },
        { at: 'B1.4' },
      ],
      city: cityOfDay(3),
      sites: SITES,
      officers: { A1: ['local'], C2: ['federal'], S2: ['swat'], A2: ['swat', 'local'], B2: ['federal'] },
      day: 3,
      part: 'evening',
      patrol: { 1: 2, 2: 2, 3: 1 },
    },
    before: [{ seat: 0, move: { move: 'setOut' } }],
  },
  steps: [
    {
      text: 'declare',
      goal: { moves: [{ move: 'travel', to: 'C2.4', escape: true }] },
      may: [{ move: 'travel', to: { any: ['C2.4', 'C2.2'] } }],
      show: ['exit:3', 'place:C2.4'],
      mistakes: [
        { move: { move: 'travel', to: 'C2.4', escape: false }, text: 'onlyVisit' },
        { move: { move: 'travel', to: 'C2.2' }, text: 'tooLate' },
      ],
    },
    {
      text: 'evade',
      goal: { moves: [{ move: 'useEquipment', equipment: 'cap' }] },
      may: [{ move: 'useEquipment', equipment: 'cap' }, { move: 'endEvading' }],
      show: ['officer:local@A1'],
      mistakes: [{ move: { move: 'endEvading' }, text: 'wounded' }],
    },
    {
      text: 'evadeExit',
      goal: { moves: [{ move: 'useEquipment', equipment: 'vest' }] },
      may: [{ move: 'useEquipment', equipment: 'vest' }, { move: 'endEvading' }],
      show: ['officer:federal@C2'],
      mistakes: [{ move: { move: 'endEvading' }, text: 'wounded' }],
    },
    { text: 'pay', goal: { moves: [{ move: 'payEscape' }] }, may: [{ move: 'payEscape' }, { move: 'endEvading' }] },
  ],
};
