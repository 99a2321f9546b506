import type { GuideKey } from './en.ts';

export const GUIDE: Readonly<Record<GuideKey, string>> = {
  'guide.forget': 'О чём забывают',
  'guide.lessons': 'Учиться играя',
  'guide.print': 'Напечатать памятку',
  'guide.title': '{game} вкратце',
  'guide.goal': 'Цель',
  'guide.turn': 'Ход',
  'guide.score': 'За что дают очки',
  'guide.end': 'Конец игры',
  'guide.rules': 'Все правила',
};
