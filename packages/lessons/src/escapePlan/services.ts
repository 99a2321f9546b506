import { cityOfDay, SITES } from './city.ts';
import { type EscapePlanLesson, ownTurns, RIVALS, ROW } from './lesson.ts';

/** A lesson about a gang, the hospital, the church and an exit that is not blocked. */
export const SERVICES: EscapePlanLesson = {
  id: 'services',
  rivals: RIVALS,
  rules: ['L8', 'L12', 'L13', 'L14', 'X5'],
  start: {
    plan: {
      seats: [{ at: 'S2.5', plan: 'low-tide', cash: 10, notoriety: 4, wounds: 2 }, {}, {}],
      city: cityOfDay(2),
      sites: SITES,
      row: ROW,
      day: 2,
      patrol: { 1: 2, 3: 1 },
      from: ownTurns(4),
    },
    before: [{ seat: 0, move: { move: 'setOut' } }],
  },
  steps: [
    {
      text: 'gang',
      goal: { moves: [{ move: 'travel', to: 'S2.2' }] },
      may: [{ move: 'travel', to: 'S2.2' }],
      show: ['place:S2.2'],
    },
    {
      text: 'member',
      goal: { moves: [{ move: 'useMember', does: 'loseNotoriety' }] },
      may: [{ move: 'useMember' }, { move: 'endTurn' }],
      show: ['token:cubes'],
      mistakes: [{ move: { move: 'endTurn' }, text: 'keptMember' }],
      after: [
        { seat: 0, move: { move: 'endTurn' } },
        { seat: 0, move: { move: 'setOut' } },
      ],
    },
    {
      text: 'hospital',
      goal: { moves: [{ move: 'travel', to: 'S1.4' }] },
      may: [{ move: 'travel', to: 'S1.4' }],
      show: ['place:S1.4'],
    },
    {
      text: 'heal',
      goal: { moves: [{ move: 'heal', wounds: 2 }] },
      may: [{ move: 'heal' }, { move: 'decline' }],
      show: ['token:wounds'],
      mistakes: [{ move: {}, text: 'stillHurt' }],
      after: [
        { seat: 0, move: { move: 'endTurn' } },
        { seat: 0, move: { move: 'setOut' } },
      ],
    },
    {
      text: 'church',
      goal: { moves: [{ move: 'travel', to: 'B1.4' }] },
      may: [{ move: 'travel', to: 'B1.4' }],
      show: ['place:B1.4'],
    },
    {
      text: 'donate',
      goal: { moves: [{ move: 'payChurch' }] },
      may: [{ move: 'payChurch' }, { move: 'decline' }],
      mistakes: [{ move: { move: 'decline' }, text: 'kept' }],
      after: [
        { seat: 0, move: { move: 'decline' } },
        { seat: 0, move: { move: 'takeContact' } },
        { seat: 0, move: { move: 'putContact', where: 'space' } },
        { seat: 0, move: { move: 'endTurn' } },
        { seat: 0, move: { move: 'setOut' } },
      ],
    },
    {
      text: 'exit',
      goal: { moves: [{ move: 'travel', to: 'C2.4' }] },
      may: [{ move: 'travel', to: 'C2.4' }],
      show: ['exit:3', 'place:C2.4'],
    },
    {
      text: 'income',
      goal: { moves: [{ move: 'receiveIncome' }] },
      may: [{ move: 'receiveIncome' }, { move: 'decline' }],
      mistakes: [{ move: { move: 'decline' }, text: 'noIncome' }],
    },
  ],
};
