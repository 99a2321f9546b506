import type { LearnedGame } from '../../learned/learnedGame.ts';

/** Loaded on demand. The documents say how they were trained. */
export const NETS: LearnedGame<never>['nets'] = {};
