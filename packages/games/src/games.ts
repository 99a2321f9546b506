import * as escapePlanText from '@getaway/escape-plan/catalogues';
import * as gangstaText from '@getaway/gangsta/catalogues';
import { game } from './game.ts';

/** Every game there is. A new one is a line here; the compiler names the screens that have to draw it. */
export const GAMES = {
  gangsta: game({
    definition: async () => (await import('@getaway/gangsta')).gangsta,
    adapter: async () => (await import('@getaway/bots/adapters/gangsta')).gangstaAdapter,
    text: gangstaText,
  }),
  'escape-plan': game({
    definition: async () => (await import('@getaway/escape-plan')).escapePlan,
    adapter: async () => (await import('@getaway/bots/adapters/escapePlan')).escapePlanAdapter,
    text: escapePlanText,
  }),
} as const;

export type GameId = keyof typeof GAMES;
