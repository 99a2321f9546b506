import type { ABOUT as ENGLISH } from '../en/about.ts';

export const ABOUT: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'game.name': 'Escape Plan',
  'game.pitch': 'Zgarnij swoją dolę, wymknij się policji i w trzy dni zniknij z miasta. 1–5 graczy.',
};
