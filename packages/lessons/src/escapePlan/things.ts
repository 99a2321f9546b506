import { cityOfDay, SITES } from './city.ts';
import { type EscapePlanLesson, ownTurns, RIVALS } from './lesson.ts';

/** A lesson about using contacts and assets. It also teaches that a rest makes used contacts ready again. */
export const THINGS: EscapePlanLesson = {
  id: 'things',
  rivals: RIVALS,
  rules: ['A2', 'A3', 'X1', 'X6', 'U1'],
  start: {
    plan: {
      seats: [
        { at: 'A1.3', plan: 'window-seat', cash: 8, notoriety: 3, contacts: ['whitewash-wilma'], items: ['cap'] },
        {},
        {},
      ],
      city: cityOfDay(1),
      sites: SITES,
      row: ['haymaker-hank'],
      from: ownTurns(1),
    },
  },
  steps: [
    {
      text: 'useContact',
      goal: { moves: [{ move: 'useContact', card: 'whitewash-wilma' }] },
      may: [{ move: 'useContact' }, { move: 'rest' }],
      show: ['contact:whitewash-wilma'],
      mistakes: [{ move: { move: 'rest' }, text: 'tooEarly' }],
    },
    {
      text: 'rest',
      goal: { moves: [{ move: 'rest' }] },
      may: [{ move: 'rest' }, { move: 'setOut' }],
      show: ['contact:whitewash-wilma'],
      mistakes: [{ move: { move: 'setOut' }, text: 'notReady' }],
    },
    { text: 'unlock', goal: { moves: [{ move: 'unlock' }] }, may: [{ move: 'unlock' }] },
    {
      text: 'useAsset',
      goal: { moves: [{ move: 'useAsset', asset: 'takeDisc' }] },
      may: [{ move: 'useAsset', asset: 'takeDisc' }, { move: 'endTurn' }],
      mistakes: [{ move: { move: 'endTurn' }, text: 'unused' }],
    },
    { text: 'endTurn', goal: { moves: [{ move: 'endTurn' }] }, may: [{ move: 'endTurn' }] },
  ],
};
