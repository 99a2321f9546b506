/** Skills as they are written in the middle of a sentence. */
export const FORMS = {
  'skill.leader#inside': 'лидер',
  'skill.mercenary#inside': 'наёмник',
  'skill.informer#inside': 'информатор',
  'skill.sniper#inside': 'снайпер',
  'skill.brawler#inside': 'громила',
  'skill.hacker#inside': 'хакер',
} as const satisfies Record<string, string>;
