import type { GuideKey } from './en.ts';

export const GUIDE: Readonly<Record<GuideKey, string>> = {
  'guide.forget': 'O czym łatwo zapomnieć',
  'guide.lessons': 'Ucz się, grając',
  'guide.print': 'Drukuj przewodnik',
  'guide.title': '{game} w skrócie',
  'guide.goal': 'Cel',
  'guide.turn': 'Tura',
  'guide.score': 'Za co są punkty',
  'guide.end': 'Koniec gry',
  'guide.rules': 'Wszystkie zasady',
};
