import { TEXT as ESCAPE_PLAN } from '@getaway/escape-plan/catalogues';
import { TEXT as GANGSTA } from '@getaway/gangsta/catalogues';
import { gameText } from './text.ts';

/** The text of each game. This record defines which games exist. */
export const TEXTS = { gangsta: gameText(GANGSTA), 'escape-plan': gameText(ESCAPE_PLAN) } as const;

export type GameId = keyof typeof TEXTS;
