import type { LearnedGame } from '../../learned/learnedGame.ts';

/** The nets by number of players, loaded on demand. Each file also says how its net was trained. */
export const NETS: LearnedGame<never>['nets'] = {
  2: async () => (await import('./nets/gangsta-2.json', { with: { type: 'json' } })).default,
  3: async () => (await import('./nets/gangsta-3.json', { with: { type: 'json' } })).default,
  4: async () => (await import('./nets/gangsta-4.json', { with: { type: 'json' } })).default,
  5: async () => (await import('./nets/gangsta-5.json', { with: { type: 'json' } })).default,
};
