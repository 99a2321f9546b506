import { EVENTS } from './events.en.ts';
import { MOVES, STEPS } from './moves.en.ts';
import { NAMES } from './names.en.ts';
import { WORDS } from './words.en.ts';

/** Everything that Escape Plan says in English. */
export const ENGLISH = { ...NAMES, ...EVENTS, ...MOVES, ...STEPS, ...WORDS } as const;
