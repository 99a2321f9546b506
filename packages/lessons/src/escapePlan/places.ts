import { cityOfDay, SITES } from './city.ts';
import { type EscapePlanLesson, ownTurns, RIVALS, ROW } from './lesson.ts';

/** A lesson about a safe house and the clinic. */
export const PLACES: EscapePlanLesson = {
  id: 'places',
  rivals: RIVALS,
  rules: ['L5', 'L6', 'L11'],
  start: {
    plan: {
      seats: [{ at: 'D1.5', plan: 'low-tide', cash: 12, notoriety: 2, wounds: 1, visited: ['bar'] }, {}, {}],
      city: cityOfDay(2),
      sites: SITES,
      row: ROW,
      day: 2,
      keysAbove: { safeHouse1: ['green', 'black', 'brown'] },
      from: ownTurns(2),
    },
    before: [{ seat: 0, move: { move: 'setOut' } }],
  },
  steps: [
    {
      text: 'safeHouse',
      goal: { moves: [{ move: 'travel', to: 'B3.4' }] },
      may: [{ move: 'travel', to: { any: ['B3.4', 'B3.3'] } }],
      show: ['place:B3.4'],
      mistakes: [{ move: { move: 'travel' }, text: 'station' }],
    },
    { text: 'key', goal: { moves: [{ move: 'takeKey' }] }, may: [{ move: 'takeKey' }] },
    {
      text: 'fixer',
      goal: { moves: [{ move: 'buyFixer' }] },
      may: [{ move: 'buyFixer' }, { move: 'decline' }],
      mistakes: [{ move: { move: 'decline' }, text: 'noFixer' }],
      after: [
        { seat: 0, move: { move: 'endTurn' } },
        { seat: 0, move: { move: 'setOut' } },
      ],
    },
    {
      text: 'clinic',
      goal: { moves: [{ move: 'travel', to: 'D1.4' }] },
      may: [{ move: 'travel', to: 'D1.4' }],
      show: ['place:D1.4'],
    },
    {
      text: 'unlock',
      goal: { moves: [{ move: 'unlock' }] },
      may: [{ move: 'unlock' }, { move: 'decline' }],
      mistakes: [{ move: { move: 'decline' }, text: 'noAsset' }],
    },
    {
      text: 'heal',
      goal: { moves: [{ move: 'heal' }] },
      may: [{ move: 'heal' }, { move: 'decline' }],
      show: ['token:wounds'],
      mistakes: [{ move: { move: 'decline' }, text: 'stillHurt' }],
    },
  ],
};
