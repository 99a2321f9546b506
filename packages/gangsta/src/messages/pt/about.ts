import type { ABOUT as ENGLISH } from '../en/about.ts';

export const ABOUT: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'game.name': 'Gangsta!',
  'game.pitch': 'Monte sua quadrilha, dê golpes e mantenha os delatores de bico fechado. De 2 a 4 jogadores.',
};
