import { cityOfDay, SITES } from './city.ts';
import { type EscapePlanLesson, RIVALS } from './lesson.ts';

/** A lesson about a store: a gas can, equipment and a locker. */
export const STORE: EscapePlanLesson = {
  id: 'store',
  rivals: RIVALS,
  rules: ['L6', 'L9', 'L10', 'V4'],
  start: {
    plan: {
      seats: [
        {
          at: 'A1.5',
          plan: 'window-seat',
          cash: 6,
          notoriety: 3,
          contacts: ['kitchen-table-kofi'],
          keys: ['green'],
          visited: ['nightclub'],
        },
        {},
        {},
      ],
      city: cityOfDay(1),
      sites: SITES,
      officers: { S2: ['local'], C2: ['federal'] },
    },
    before: [{ seat: 0, move: { move: 'setOut' } }],
  },
  steps: [
    {
      text: 'travel',
      goal: { moves: [{ move: 'travel', to: 'S2.5' }] },
      may: [{ move: 'travel', to: { any: ['S2.5', 'S2.2'] } }],
      show: ['place:S2.5'],
      mistakes: [{ move: { move: 'travel' }, text: 'otherPlace' }],
    },
    {
      text: 'can',
      goal: { moves: [{ move: 'takeCan' }] },
      may: [{ move: 'takeCan' }, { move: 'decline' }],
      mistakes: [{ move: { move: 'decline' }, text: 'noCan' }],
    },
    {
      text: 'buy',
      goal: {
        moves: [
          { move: 'buyEquipment', equipment: 'cap' },
          { move: 'buyEquipment', equipment: 'gasMask' },
        ],
      },
      may: [{ move: 'buyEquipment' }],
      show: ['officer:local@S2'],
      mistakes: [{ move: { move: 'buyEquipment' }, text: 'otherOfficer' }],
      after: [{ seat: 0, move: { move: 'decline' } }],
    },
    {
      text: 'locker',
      goal: { moves: [{ move: 'openLocker', locker: 'green', key: 'green' }] },
      may: [{ move: 'openLocker' }, { move: 'decline' }],
      mistakes: [{ move: { move: 'decline' }, text: 'noLocker' }],
    },
    {
      text: 'keep',
      goal: { moves: [{ move: 'keepTile', value: 90 }] },
      mistakes: [{ move: { move: 'keepTile', value: 0 }, text: 'empty' }],
      after: [{ seat: 0, move: { move: 'putItem' } }],
    },
  ],
};
