import { PLAIN_LEVELS } from '@getaway/bots/levels';
import { game } from '../game.ts';
import { GAMES as OURS } from '../games.ts';
import { inEveryLanguage } from './inEveryLanguage.ts';

/** All games, and the kernel's small test game. */
export const GAMES = {
  ...OURS,
  pickpockets: game({
    definition: async () => (await import('@getaway/kernel/testing')).pickpockets,
    adapter: async () => (await import('./adapter.ts')).pickpocketsAdapter,
    levels: PLAIN_LEVELS,
    text: {
      messages: inEveryLanguage(() => import('./messages.ts')),
      rulebooks: inEveryLanguage(() => import('./rulebook.ts')),
    },
  }),
} as const;
