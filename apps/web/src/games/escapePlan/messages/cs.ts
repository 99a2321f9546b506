import { CITY } from '../city/messages/cs.ts';
import { PANELS } from '../panels/messages/cs/index.ts';
import type { TABLE as ENGLISH } from './en.ts';

export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...PANELS,
  ...CITY,
  'waits.turn': 'co v tomto tahu dělat',
  'waits.journey': 'kam jít',
  'waits.officers': 'co s policisty',
  'waits.tile': 'který díl přidat',
  'waits.contact': 'který kontakt vybrat',
  'waits.asset': 'kterou výhodu odemknout',
  'waits.exit': 'jak zaplatit u výjezdu',
  'waits.visit': 'co dělat v lokaci',
  'players.1': 'Sólo hraješ proti Poručíkovi.',
  'players.2': 'Ve dvou se k lovu přidá Inspektorka.',
};
