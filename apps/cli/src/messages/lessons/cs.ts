import type { Catalogue } from '@getaway/text';
import type { LESSONS as ENGLISH } from './en.ts';

export const LESSONS: Catalogue<keyof typeof ENGLISH> = {
  'learn.about': 'naučit se hru v lekcích: {games}',
  'learn.heading': '{game}: lekce',
  'learn.line': '{title} ({minutes} min){finished, select, true { · hotovo} other {}}',
  'learn.which': '1-{count} vybrat lekci, q konec > ',
  'learn.step': 'Lekce „{title}“, krok {step}/{of}',
  'learn.marked': 'Označeno: {things}.',
  'learn.input': '{count, plural, =1 {1} other {1-#}} vybrat, u zpět, r pravidla, t stůl, ? pomoc, q odejít > ',
  'learn.strayed': 'Tvůj krok: {choice}.{hasEffects, select, true { Co by následovalo:} other {}}',
  'learn.undo': 'Enter: vrátit a vybrat znovu > ',
  'learn.left': 'Postup je uložený. Pokračování: getaway learn {game}',
  'learn.none': 'Lekce {lesson} neexistuje. Na výběr: {lessons}.',
  'learn.learner': 'Hráč',
  'lessons.about': 'zkontrolovat lekce',
  'lessons.aboutCheck':
    'zkontrolovat všechny lekce, nebo jednu ze souboru: formát, texty, řešení a každou chybnou možnost',
  'lessons.line':
    '{game} {lesson}: {choices, plural, one {# krok} few {# kroky} many {# kroku} other {# kroků}}, {words, plural, one {# slovo} few {# slova} many {# slova} other {# slov}}, {minutes} min',
  'lessons.total': '{game}: {minutes} min bez lekcí navíc.',
  'lessons.whichGame': 'Doplň --game, protože lekce neříká, ke které hře patří. Na výběr: {games}.',
  'lessons.good':
    '{count, plural, one {# lekce je v pořádku.} few {# lekce jsou v pořádku.} many {# lekce je v pořádku.} other {# lekcí je v pořádku.}}',
  'lessons.bad': '{count, plural, one {# chyba.} few {# chyby.} many {# chyby.} other {# chyb.}}',
  'advice.win': 'šance na výhru asi {percent}\u00a0%, náskok {lead}',
  'advice.lead': 'náskok {lead}',
  'advice.against': 'Oproti plánu {plan}: {differences}.',
  'advice.leadInstead': 'náskok {own} místo {other}',
  'advice.winInstead': 'šance na výhru {own}\u00a0% místo {other}\u00a0%',
  'advice.spares': 'S plánem {plan}: {danger}',
  'advice.same': 'Zhruba stejně dobré jako plán {plan}.',
  'advice.none': 'Tady není co porovnávat.',
  'advice.people': 'Když hraje víc lidí, rádce neradí.',
};
