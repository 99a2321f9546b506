/** Skills as they are written in the middle of a sentence. */
export const FORMS = {
  'skill.leader#inside': 'lider',
  'skill.mercenary#inside': 'najemnik',
  'skill.informer#inside': 'informator',
  'skill.sniper#inside': 'snajper',
  'skill.brawler#inside': 'zabijaka',
  'skill.hacker#inside': 'haker',
} as const satisfies Record<string, string>;
