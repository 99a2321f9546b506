import type { GuideKey } from './en.ts';

export const GUIDE: Readonly<Record<GuideKey, string>> = {
  'guide.forget': 'O que as pessoas esquecem',
  'guide.lessons': 'Aprender jogando',
  'guide.print': 'Imprimir o guia',
  'guide.title': '{game} em resumo',
  'guide.goal': 'O objetivo',
  'guide.turn': 'Um turno',
  'guide.score': 'Como pontuar',
  'guide.end': 'O fim',
  'guide.rules': 'Todas as regras',
};
