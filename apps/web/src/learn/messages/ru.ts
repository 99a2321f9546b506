import type { Catalogue } from '@getaway/text';
import type { LearnKey } from './en.ts';

export const LEARN: Catalogue<LearnKey> = {
  'learn.title': 'Научиться: {game}',
  'learn.about': 'Короткие уроки за настоящим столом. Можно выйти в любой момент и продолжить позже.',
  'learn.minutes': '{minutes, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}',
  'learn.total':
    'Курс занимает около {course, plural, one {# минуты} few {# минут} many {# минут} other {# минуты}}, дополнения — ещё {extras, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.',
  'learn.start': 'Начать',
  'learn.continue': 'Продолжить с шага {step} из {of}',
  'learn.again': 'Пройти ещё раз',
  'learn.done': 'Пройден',
  'learn.course': 'Курс',
  'learn.extras': 'Дополнительно',
  'learn.first': 'Первая партия',
  'learn.firstAbout':
    'Целая партия против слабых ботов. Пока вы новичок, длинные списки вариантов начинаются с подсказок.',
  'learn.firstBegin': 'Начать первую партию',
  'learn.guide': 'Памятка и правила',
  'learn.you': 'Вы',
  'coach.title': 'Урок',
  'coach.step': 'Шаг {step} из {of}',
  'coach.marked': 'Отмечено на столе: {things}.',
  'coach.strayed': 'Ваше решение: {choice}.{hasEffects, select, true { К чему оно ведёт:} other {}}',
  'coach.undo': 'Отменить и выбрать снова',
  'coach.back': 'На шаг назад',
  'coach.leave': 'Выйти из урока',
  'coach.over': 'Урок пройден',
  'coach.next': 'Следующий урок: {title}',
};
