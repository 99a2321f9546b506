import type { GuideKey } from './en.ts';

export const GUIDE: Readonly<Record<GuideKey, string>> = {
  'guide.forget': 'Na co se snadno zapomíná',
  'guide.lessons': 'Učit se hraním',
  'guide.print': 'Vytisknout průvodce',
  'guide.title': '{game} ve zkratce',
  'guide.goal': 'Cíl hry',
  'guide.turn': 'Tah',
  'guide.score': 'Za co jsou body',
  'guide.end': 'Konec hry',
  'guide.rules': 'Všechna pravidla',
};
