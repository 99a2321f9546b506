import { cityOfDay, SITES } from './city.ts';
import { type EscapePlanLesson, ownTurns, RIVALS, ROW } from './lesson.ts';

/** A lesson about movement points, terrain and the subway. */
export const TRAVEL: EscapePlanLesson = {
  id: 'travel',
  rivals: RIVALS,
  rules: ['V1', 'V2', 'V5', 'V8'],
  start: {
    plan: {
      seats: [{ at: 'S2.5', plan: 'window-seat' }, {}, {}],
      city: cityOfDay(2),
      sites: SITES,
      row: ROW,
      day: 2,
      from: ownTurns(2),
    },
    before: [{ seat: 0, move: { move: 'setOut' } }],
  },
  steps: [
    {
      text: 'walk',
      goal: { moves: [{ move: 'travel', to: 'A1.1', cans: 0 }] },
      may: [{ move: 'travel', to: { any: ['A1.1', 'S2.2'] } }],
      show: ['place:A1.1'],
      mistakes: [{ move: { move: 'travel', to: 'S2.2' }, text: 'near' }],
    },
    {
      text: 'endTurn',
      goal: { moves: [{ move: 'endTurn' }] },
      may: [{ move: 'endTurn' }],
      after: [{ seat: 0, move: { move: 'setOut' } }],
    },
    {
      text: 'subway',
      goal: { moves: [{ move: 'travel', to: 'C3.5' }] },
      may: [{ move: 'travel', to: { any: ['C3.5', 'D3.3', 'S1.1'] } }],
      show: ['place:C3.5', 'place:D3.3'],
      mistakes: [{ move: { move: 'travel' }, text: 'station' }],
    },
    { text: 'lastTurn', goal: { moves: [{ move: 'endTurn' }] }, may: [{ move: 'endTurn' }] },
  ],
};
