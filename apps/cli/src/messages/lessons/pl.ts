import type { Catalogue } from '@getaway/text';
import type { LESSONS as ENGLISH } from './en.ts';

export const LESSONS: Catalogue<keyof typeof ENGLISH> = {
  'learn.about': 'naucz się gry na lekcjach: {games}',
  'learn.heading': '{game}: lekcje',
  'learn.line': '{title} ({minutes} min){finished, select, true { · ukończona} other {}}',
  'learn.which': '1-{count} wybierz lekcję, q wyjdź > ',
  'learn.step': 'Lekcja „{title}”, krok {step} z {of}',
  'learn.marked': 'Zaznaczone: {things}.',
  'learn.input': '{count, plural, =1 {1} other {1-#}} wybierz, u cofnij, r zasady, t stół, ? info, q wyjdź > ',
  'learn.strayed': 'Twoja decyzja: {choice}.{hasEffects, select, true { Co by z niej wynikło:} other {}}',
  'learn.undo': 'Enter: cofnij i wybierz ponownie > ',
  'learn.left': 'Postęp jest zapisany. Dalej: getaway learn {game}',
  'learn.none': 'Nie ma lekcji {lesson}. Do wyboru: {lessons}.',
  'learn.learner': 'Gracz',
  'lessons.about': 'sprawdź lekcje',
  'lessons.aboutCheck':
    'sprawdź wszystkie lekcje albo jedną z pliku: formę, teksty, rozwiązanie i każdą błędną decyzję',
  'lessons.line':
    '{game} {lesson}: {choices, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}}, {words, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}}, {minutes} min',
  'lessons.total': '{game}: {minutes} min bez lekcji dodatkowych.',
  'lessons.whichGame': 'Dodaj --game, bo lekcja nie mówi, której gry uczy. Do wyboru: {games}.',
  'lessons.good':
    '{count, plural, one {# lekcja jest poprawna.} few {# lekcje są poprawne.} many {# lekcji jest poprawnych.} other {# lekcji jest poprawnych.}}',
  'lessons.bad': '{count, plural, one {# błąd.} few {# błędy.} many {# błędów.} other {# błędu.}}',
  'advice.win': 'szansa na wygraną około {percent}%, przewaga {lead}',
  'advice.lead': 'przewaga {lead}',
  'advice.against': 'W porównaniu z planem {plan}: {differences}.',
  'advice.leadInstead': 'przewaga {own} zamiast {other}',
  'advice.winInstead': 'szansa na wygraną {own}% zamiast {other}%',
  'advice.spares': 'Z planem {plan}: {danger}',
  'advice.same': 'Mniej więcej tak dobre jak plan {plan}.',
  'advice.none': 'Nie ma tu czego porównywać.',
  'advice.people': 'Gdy gra kilka osób, doradca nie działa.',
};
