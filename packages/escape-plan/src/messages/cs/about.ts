import type { ABOUT as ENGLISH } from '../en/about.ts';

export const ABOUT: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'game.name': 'Escape Plan',
  'game.pitch': 'Posbírej svůj podíl, vyhni se policii a do tří dnů zmiz z města. 1 až 5 hráčů.',
};
