import type { Catalogue } from '@getaway/text';
import type { LearnKey } from './en.ts';

export const LEARN: Catalogue<LearnKey> = {
  'learn.title': 'Jak się gra: {game}',
  'learn.about': 'Krótkie lekcje przy prawdziwym stole. W każdej chwili możesz wyjść i dokończyć później.',
  'learn.minutes': '{minutes, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}}',
  'learn.total':
    'Kurs trwa około {course, plural, one {# minuty} few {# minut} many {# minut} other {# minuty}}, lekcje dodatkowe jeszcze {extras, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
  'learn.start': 'Zacznij',
  'learn.continue': 'Kontynuuj od kroku {step} z {of}',
  'learn.again': 'Zagraj ponownie',
  'learn.done': 'Ukończona',
  'learn.course': 'Kurs',
  'learn.extras': 'Lekcje dodatkowe',
  'learn.first': 'Pierwsza partia',
  'learn.firstAbout':
    'Cała partia przeciw słabszym botom. Dopóki poznajesz grę, długie listy opcji zaczynają się od podpowiedzi.',
  'learn.firstBegin': 'Zacznij pierwszą partię',
  'learn.guide': 'Przewodnik i zasady',
  'learn.you': 'Ty',
  'coach.title': 'Lekcja',
  'coach.step': 'Krok {step} z {of}',
  'coach.marked': 'Zaznaczone na stole: {things}.',
  'coach.strayed': 'Twoja decyzja: {choice}.{hasEffects, select, true { Co by z niej wynikło:} other {}}',
  'coach.undo': 'Cofnij i wybierz ponownie',
  'coach.back': 'Krok wstecz',
  'coach.leave': 'Wyjdź z lekcji',
  'coach.over': 'Lekcja ukończona',
  'coach.next': 'Następna lekcja: {title}',
};
