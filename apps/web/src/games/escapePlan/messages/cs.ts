import { CITY } from '../city/messages/cs.ts';
import { PANELS } from '../panels/messages/cs/index.ts';
import type { TABLE as ENGLISH } from './en.ts';

/** What the table in the browser says in Czech beyond the game's own words. */
export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...PANELS,
  ...CITY,
  'players.1': 'Sólo hraješ proti Poručíkovi.',
  'players.2': 'Ve dvou se k lovu přidá Inspektorka.',
};
