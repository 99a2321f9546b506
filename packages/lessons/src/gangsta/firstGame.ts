import type { FirstGame } from '../firstGame.ts';

/** A game against one easy rival, without variants. */
export const FIRST_GAME: FirstGame = { players: 2, level: 'rookie' };
