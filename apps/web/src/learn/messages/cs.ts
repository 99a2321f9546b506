import type { Catalogue } from '@getaway/text';
import type { LearnKey } from './en.ts';

export const LEARN: Catalogue<LearnKey> = {
  'learn.title': 'Jak se hraje {game}',
  'learn.about': 'Krátké lekce u skutečného stolu. Kdykoli můžeš odejít a pokračovat později.',
  'learn.minutes': '{minutes, plural, one {# minuta} few {# minuty} many {# minuty} other {# minut}}',
  'learn.total':
    'Kurz trvá asi {course, plural, one {# minutu} few {# minuty} many {# minuty} other {# minut}}, lekce navíc {extras, plural, one {další # minutu} few {další # minuty} many {další # minuty} other {dalších # minut}}.',
  'learn.start': 'Začít',
  'learn.continue': 'Pokračovat krokem {step}/{of}',
  'learn.again': 'Zahrát znovu',
  'learn.done': 'Hotovo',
  'learn.course': 'Kurz',
  'learn.extras': 'Navíc',
  'learn.first': 'První partie',
  'learn.firstAbout':
    'Celá partie proti slabším botům. Než hru poznáš, najdeš v dlouhých seznamech možností nahoře pár návrhů.',
  'learn.firstBegin': 'Začít první partii',
  'learn.guide': 'Průvodce a pravidla',
  'learn.you': 'Ty',
  'coach.title': 'Lekce',
  'coach.step': 'Krok {step}/{of}',
  'coach.marked': 'Označeno na stole: {things}.',
  'coach.strayed': 'Tvůj krok: {choice}.{hasEffects, select, true { Co by následovalo:} other {}}',
  'coach.undo': 'Vrátit a vybrat znovu',
  'coach.back': 'O krok zpět',
  'coach.leave': 'Opustit lekci',
  'coach.over': 'Lekce hotová',
  'coach.next': 'Další lekce: {title}',
};
