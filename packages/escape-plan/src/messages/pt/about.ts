import type { ABOUT as ENGLISH } from '../en/about.ts';

export const ABOUT: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'game.name': 'Escape Plan',
  'game.pitch': 'Recolha sua parte, despiste os agentes e suma da cidade em três dias. De 1 a 5 jogadores.',
};
