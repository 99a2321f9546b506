import type { Catalogue } from '@getaway/text';
import type { LESSONS as ENGLISH } from './en.ts';

export const LESSONS: Catalogue<keyof typeof ENGLISH> = {
  'learn.about': 'научиться игре на уроках: {games}',
  'learn.heading': '{game}: уроки',
  'learn.line': '{title} ({minutes} мин){finished, select, true { · пройден} other {}}',
  'learn.which': '1-{count} выбрать урок, q выход > ',
  'learn.step': 'Урок «{title}», шаг {step} из {of}',
  'learn.marked': 'Отмечено: {things}.',
  'learn.input': '{count, plural, =1 {1} other {1-#}} выбрать, u отмена, r правила, t стол, ? инфо, q выход > ',
  'learn.strayed': 'Ваше решение: {choice}.{hasEffects, select, true { К чему оно ведёт:} other {}}',
  'learn.undo': 'Enter: отменить и выбрать снова > ',
  'learn.left': 'Прогресс сохранён. Продолжить: getaway learn {game}',
  'learn.none': 'Урока {lesson} нет; есть {lessons}.',
  'learn.learner': 'Игрок',
  'lessons.about': 'проверить уроки',
  'lessons.aboutCheck': 'проверить все уроки или один из файла: форму, тексты, решение и каждый неверный вариант',
  'lessons.line':
    '{game} {lesson}: {choices, plural, one {# решение} few {# решения} many {# решений} other {# решения}}, {words, plural, one {# слово} few {# слова} many {# слов} other {# слова}}, {minutes} мин',
  'lessons.total': '{game}: {minutes} мин без дополнительных.',
  'lessons.whichGame': 'Добавьте --game: в уроке не указано, к какой он игре. Доступны: {games}.',
  'lessons.good':
    '{count, plural, one {# урок в порядке.} few {# урока в порядке.} many {# уроков в порядке.} other {# урока в порядке.}}',
  'lessons.bad': '{count, plural, one {# ошибка.} few {# ошибки.} many {# ошибок.} other {# ошибки.}}',
  'advice.win': 'около {percent}\u00a0% на победу, отрыв {lead}',
  'advice.lead': 'отрыв {lead}',
  'advice.against': 'По сравнению с планом {plan}: {differences}.',
  'advice.leadInstead': 'отрыв {own} вместо {other}',
  'advice.winInstead': '{own}\u00a0% на победу вместо {other}\u00a0%',
  'advice.spares': 'С планом {plan}: {danger}',
  'advice.same': 'Примерно так же хорошо, как план {plan}.',
  'advice.none': 'Здесь нечего сравнивать.',
  'advice.people': 'Когда за столом больше одного человека, советника нет.',
};
