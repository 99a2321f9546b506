import type { PLAYBACK as ENGLISH } from './en.ts';

export const PLAYBACK: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'digest.title': 'С вашего прошлого хода',
  'digest.first': 'До вашего первого хода',
  'digest.now': 'Что происходит',
  'digest.dismiss': 'Убрать',
  'digest.whole': 'Показать всё',

  'playback.slower': 'Медленнее',
  'playback.hint': 'Нажмите на поле, чтобы пропустить.',
  'playback.skip': 'Пропустить',
  'playback.skipToTurn': 'Сразу к вашему ходу',
  'playback.replay': 'Повторить на поле',
  'playback.replaySince': 'Повторить с вашего прошлого хода',

  'past.title': 'Просмотр прошлых ходов',
  'past.where': 'Шаг {moment} из {moments}',
  'past.earlier': 'На шаг раньше',
  'past.later': 'На шаг позже',
  'past.slider': 'Момент партии',
  'past.back': 'К текущему ходу',
  'past.nothing': 'Это просмотр: выбирать здесь нельзя.',

  'keys.past': 'При просмотре прошлого: на шаг раньше или позже',
  'keys.replay': 'Показать ещё раз всё с вашего прошлого хода',
  'keys.skip': 'Пропустить показ',
};
