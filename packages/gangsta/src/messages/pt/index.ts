import { EVENTS } from './events.ts';
import { MOVES, STEPS } from './moves.ts';
import { NAMES } from './names.ts';
import { WORDS } from './words.ts';

/** Everything that Gangsta! says in Portuguese, spelt and addressing its readers as in Brazil. */
export const MESSAGES = { ...NAMES, ...EVENTS, ...MOVES, ...STEPS, ...WORDS } as const;
