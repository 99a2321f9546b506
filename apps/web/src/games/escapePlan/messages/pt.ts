import { CITY } from '../city/messages/pt.ts';
import { PANELS } from '../panels/messages/pt/index.ts';
import type { TABLE as ENGLISH } from './en.ts';

/** Texts of the browser's table in Portuguese, added to the game's own texts. */
export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...PANELS,
  ...CITY,
  'players.1': 'Na partida solo, você enfrenta o Tenente.',
  'players.2': 'Com dois jogadores, a Inspetora entra na caçada.',
};
