import type { ABOUT as ENGLISH } from '../en/about.ts';

export const ABOUT: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'game.name': 'План побега',
  'game.pitch': 'Соберите свою долю, уйдите от копов и через три дня исчезните из города. От 1 до 5 игроков.',
};
