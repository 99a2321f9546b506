import { CITY } from '../city/messages/ru.ts';
import { PANELS } from '../panels/messages/ru/index.ts';
import type { TABLE as ENGLISH } from './en.ts';

export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...PANELS,
  ...CITY,
  'waits.turn': 'что делать в этот ход',
  'waits.journey': 'куда идти',
  'waits.officers': 'что делать с копами',
  'waits.tile': 'какой квартал добавить',
  'waits.contact': 'какой контакт выбрать',
  'waits.asset': 'какой актив разблокировать',
  'waits.exit': 'как заплатить на выезде',
  'waits.visit': 'что делать в локации',
  'players.1': 'В одиночку вы играете против Лейтенанта.',
  'players.2': 'При двух игроках в погоню включается Инспектор.',
};
