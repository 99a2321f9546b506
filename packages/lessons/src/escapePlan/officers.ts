import { cityOfDay, SITES } from './city.ts';
import { type EscapePlanLesson, RIVALS, ROW } from './lesson.ts';

/** A lesson about equipment, a wound, first aid, and officers on the tiles that the thief leaves on a journey. */
export const OFFICERS: EscapePlanLesson = {
  id: 'officers',
  rivals: RIVALS,
  rules: ['E2', 'E3', 'E4', 'E5', 'X2', 'X4'],
  start: {
    plan: {
      seats: [{ at: 'S2.5', plan: 'window-seat', items: ['cap'] }, {}, {}],
      city: cityOfDay(1),
      sites: SITES,
      row: ROW,
      officers: { S2: ['local', 'federal'], A1: ['swat'], C2: ['swat'] },
    },
    before: [{ seat: 0, move: { move: 'setOut' } }],
  },
  steps: [
    {
      text: 'travel',
      goal: { moves: [{ move: 'travel', to: 'A1.1', left: ['S2'], cans: 0 }] },
      may: [{ move: 'travel', to: { any: ['A1.1', 'B3.3'] } }],
      show: ['place:A1.1', 'tile:S2'],
      mistakes: [{ move: { move: 'travel', to: 'B3.3' }, text: 'moreOfficers' }],
    },
    {
      text: 'evade',
      goal: { moves: [{ move: 'useEquipment', equipment: 'cap', officer: 'local' }] },
      may: [{ move: 'useEquipment' }, { move: 'endEvading' }],
      show: ['officer:local@S2'],
      mistakes: [{ move: { move: 'endEvading' }, text: 'tooEarly' }],
    },
    {
      text: 'wound',
      goal: { moves: [{ move: 'endEvading' }] },
      may: [{ move: 'endEvading' }],
      show: ['officer:federal@S2'],
    },
    {
      text: 'takeWound',
      goal: { moves: [{ move: 'takeWound' }] },
      may: [{ move: 'takeWound' }],
      show: ['token:wounds'],
    },
    {
      text: 'firstAid',
      goal: { moves: [{ move: 'useFirstAid' }] },
      may: [{ move: 'useFirstAid' }, { move: 'endTurn' }],
      show: ['token:wounds'],
      mistakes: [{ move: { move: 'endTurn' }, text: 'stillHurt' }],
    },
    { text: 'endTurn', goal: { moves: [{ move: 'endTurn' }] }, may: [{ move: 'endTurn' }] },
  ],
};
