import type { ABOUT as ENGLISH } from '../en/about.ts';

export const ABOUT: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'game.name': 'Гангста!',
  'game.pitch': 'Соберите банду, проворачивайте дела, затыкайте рты стукачам. От 2 до 4 игроков.',
};
