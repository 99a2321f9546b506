import type { PLAYBACK as ENGLISH } from './en.ts';

export const PLAYBACK: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'digest.title': 'Od twojej ostatniej tury',
  'digest.first': 'Przed twoją pierwszą turą',
  'digest.now': 'Co się dzieje',
  'digest.dismiss': 'Schowaj',
  'digest.whole': 'Pokaż wszystko',

  'playback.slower': 'Wolniej',
  'playback.hint': 'Naciśnij planszę, aby pominąć.',
  'playback.skip': 'Pomiń',
  'playback.skipToTurn': 'Przejdź do swojej tury',
  'playback.replay': 'Odtwórz na planszy',
  'playback.replaySince': 'Odtwórz od swojej ostatniej tury',

  'past.title': 'Oglądasz wcześniejszą chwilę',
  'past.where': 'Krok {moment} z {moments}',
  'past.earlier': 'Krok wcześniej',
  'past.later': 'Krok później',
  'past.slider': 'Moment gry',
  'past.back': 'Wróć do gry',
  'past.nothing': 'Oglądasz wcześniejszy moment gry: tu niczego nie wybierzesz.',

  'keys.past': 'Przy oglądaniu przeszłości: krok wcześniej lub później',
  'keys.replay': 'Odtwórz wszystko od swojej ostatniej tury',
  'keys.skip': 'Pomiń to, co jest pokazywane',
};
