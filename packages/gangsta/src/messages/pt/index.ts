import { EVENTS } from './events.ts';
import { MOVES, STEPS } from './moves.ts';
import { NAMES } from './names.ts';
import { WORDS } from './words.ts';

/** The Portuguese text of Gangsta!, in Brazilian spelling and form of address. */
export const MESSAGES = { ...NAMES, ...EVENTS, ...MOVES, ...STEPS, ...WORDS } as const;
