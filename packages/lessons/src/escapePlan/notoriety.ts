import { cityOfDay, SITES } from './city.ts';
import { type EscapePlanLesson, ownTurns, RIVALS, ROW } from './lesson.ts';

/** A lesson about gaining notoriety, and about the effect of crossing a line. */
export const NOTORIETY: EscapePlanLesson = {
  id: 'notoriety',
  rivals: RIVALS,
  rules: ['L1', 'N1', 'N2', 'N3'],
  start: {
    plan: {
      seats: [
        { at: 'A1.3', plan: 'window-seat', notoriety: 2 },
        { at: 'A1.5', visited: ['nightclub'] },
        { at: 'D1.5', visited: ['bar'] },
      ],
      city: cityOfDay(1),
      sites: SITES,
      row: ROW,
      officers: { S2: ['local'], D1: ['federal'], B3: ['swat'] },
      from: ownTurns(1),
    },
    before: [{ seat: 0, move: { move: 'setOut' } }],
  },
  steps: [
    {
      text: 'meet',
      goal: { moves: [{ move: 'travel', to: 'A1.5' }] },
      may: [{ move: 'travel', to: 'A1.5' }],
      show: ['place:A1.5'],
    },
    {
      text: 'contact',
      goal: { moves: [{ move: 'takeContact' }] },
      may: [{ move: 'takeContact' }],
      show: ['token:cubes'],
      after: [{ seat: 0, move: { move: 'putContact', where: 'space' } }],
    },
    {
      text: 'endTurn',
      goal: { moves: [{ move: 'endTurn' }] },
      may: [{ move: 'endTurn' }],
      show: ['row:3'],
      after: [
        { seat: 1, move: { move: 'moveOfficer' } },
        { seat: 2, move: { move: 'moveOfficer' } },
      ],
    },
    { text: 'unlock', goal: { moves: [{ move: 'unlock' }] }, may: [{ move: 'unlock' }] },
  ],
};
