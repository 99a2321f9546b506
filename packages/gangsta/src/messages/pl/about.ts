import type { ABOUT as ENGLISH } from '../en/about.ts';

export const ABOUT: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'game.name': 'Gangsta!',
  'game.pitch': 'Zbierz gang, rób skoki, uciszaj kapusiów. 2–4 graczy.',
};
