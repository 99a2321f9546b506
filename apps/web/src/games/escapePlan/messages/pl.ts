import { CITY } from '../city/messages/pl.ts';
import { PANELS } from '../panels/messages/pl/index.ts';
import type { TABLE as ENGLISH } from './en.ts';

/** Texts of the browser's table in Polish, added to the game's own texts. */
export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...PANELS,
  ...CITY,
  'players.1': 'Solo grasz przeciw Porucznikowi.',
  'players.2': 'Przy dwóch graczach do pościgu dołącza Inspektorka.',
};
