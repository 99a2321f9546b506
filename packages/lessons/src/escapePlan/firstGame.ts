import type { Plan } from '@getaway/escape-plan/scenario';
import type { FirstGame } from '../firstGame.ts';
import { cityOfDay, SITES } from './city.ts';

/** A first game in an easy city. The game begins on the first morning, with few officers nearby. */
export const FIRST_GAME: FirstGame<Plan> = {
  players: 3,
  level: 'rookie',
  plan: {
    seats: [{}, {}, {}],
    city: cityOfDay(1),
    sites: SITES,
    officers: {
      S2: ['local'],
      A1: ['federal'],
      B3: ['swat'],
      D1: ['local'],
      C2: ['federal', 'swat'],
      A3: ['local', 'swat'],
      B1: ['federal'],
      C3: ['local', 'federal'],
      D3: ['swat'],
    },
    display: ['A3', 'B1', 'C3', 'D3'],
    patrol: { 1: 1, 2: 1 },
  },
};
