/** Skills as they are written in the middle of a sentence. */
export const FORMS = {
  'skill.leader#inside': 'leader',
  'skill.mercenary#inside': 'mercenary',
  'skill.informer#inside': 'informer',
  'skill.sniper#inside': 'sniper',
  'skill.brawler#inside': 'brawler',
  'skill.hacker#inside': 'hacker',
} as const satisfies Record<string, string>;
