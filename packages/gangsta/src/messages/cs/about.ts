import type { ABOUT as ENGLISH } from '../en/about.ts';

export const ABOUT: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'game.name': 'Gangsta!',
  'game.pitch': 'Dej dohromady gang, dělej kšefty, umlč práskače. 2 až 4 hráči.',
};
