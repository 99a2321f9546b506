import { EVENTS } from './events.ts';
import { MOVES, STEPS } from './moves.ts';
import { NAMES } from './names.ts';
import { WORDS } from './words.ts';

/** The Russian text of Escape Plan. */
export const MESSAGES = { ...NAMES, ...EVENTS, ...MOVES, ...STEPS, ...WORDS } as const;
