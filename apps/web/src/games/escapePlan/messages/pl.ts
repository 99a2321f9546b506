import { CITY } from '../city/messages/pl.ts';
import { PANELS } from '../panels/messages/pl/index.ts';
import type { TABLE as ENGLISH } from './en.ts';

/** What the table in the browser says in Polish beyond the game's own words. */
export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...PANELS,
  ...CITY,
  'players.1': 'Solo grasz przeciw Porucznikowi.',
  'players.2': 'Przy dwóch graczach do pościgu dołącza Inspektorka.',
};
