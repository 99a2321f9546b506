import { TEXT as ESCAPE_PLAN } from '@getaway/escape-plan/catalogues';
import { TEXT as GANGSTA } from '@getaway/gangsta/catalogues';
import { gameText } from './text.ts';

/** What each game says. This is also the list of the games: the other records are over its ids. */
export const TEXTS = { gangsta: gameText(GANGSTA), 'escape-plan': gameText(ESCAPE_PLAN) } as const;

export type GameId = keyof typeof TEXTS;
