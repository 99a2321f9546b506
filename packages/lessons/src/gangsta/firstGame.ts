import type { FirstGame } from '../firstGame.ts';

/** One easy rival, and no variants. */
export const FIRST_GAME: FirstGame = { players: 2, level: 'rookie' };
