import { CITY } from '../city/messages/pl.ts';
import { PANELS } from '../panels/messages/pl/index.ts';
import type { TABLE as ENGLISH } from './en.ts';

export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...PANELS,
  ...CITY,
  'waits.turn': 'co zrobić w tej turze',
  'waits.journey': 'dokąd iść',
  'waits.officers': 'co z policjantami',
  'waits.tile': 'który kafelek dodać',
  'waits.contact': 'który kontakt wybrać',
  'waits.asset': 'który atut odblokować',
  'waits.exit': 'jak zapłacić przy wyjeździe',
  'waits.visit': 'co zrobić w obiekcie',
  'players.1': 'Solo grasz przeciw Porucznikowi.',
  'players.2': 'Przy dwóch graczach do pościgu dołącza Inspektorka.',
};
