import { cityOfDay, SITES } from './city.ts';
import { type EscapePlanLesson, RIVALS, ROW } from './lesson.ts';

/** A lesson about the patrol and the growing city. The learner places a tile, and a business opens. */
export const GROWTH: EscapePlanLesson = {
  id: 'growth',
  rivals: RIVALS,
  rules: ['D4', 'D6', 'D7', 'D8', 'D10'],
  start: {
    plan: {
      seats: [{ plan: 'window-seat' }, {}, {}],
      city: cityOfDay(0),
      sites: SITES,
      row: ROW,
      display: ['A1', 'B3', 'C2', 'D1'],
      officers: { A1: ['local'], B3: ['swat'], C2: ['federal'], D1: ['federal', 'swat'], S2: ['local'] },
      from: 'day',
    },
  },
  steps: [
    {
      text: 'place',
      goal: { moves: [{ move: 'placeTile', tile: 'A1', q: 1, r: 0 }] },
      may: [
        { move: 'placeTile', tile: 'A1', q: 1, r: 0 },
        { move: 'placeTile', tile: 'D1', q: 1, r: 0 },
      ],
      show: ['tile:A1'],
      mistakes: [{ move: { move: 'placeTile', tile: 'D1' }, text: 'officers' }],
    },
    {
      text: 'open',
      goal: { moves: [{ move: 'openHaunt', haunt: 'casino' }] },
      may: [{ move: 'openHaunt', haunt: { any: ['casino', 'restaurant', 'nightclub'] } }],
      show: ['haunt:casino', 'plan:window-seat'],
      mistakes: [{ move: { move: 'openHaunt' }, text: 'worthLess' }],
      after: [
        { seat: 1, move: { move: 'placeTile', tile: 'B3' } },
        { seat: 1, move: { move: 'openHaunt' } },
        { seat: 2, move: { move: 'placeTile', tile: 'D1' } },
        { seat: 2, move: { move: 'openHaunt' } },
      ],
    },
    { text: 'last', goal: { moves: [{ move: 'placeTile', tile: 'C2' }] }, show: ['tile:C2'] },
  ],
};
