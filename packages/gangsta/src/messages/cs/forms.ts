/** Skills as they are written in the middle of a sentence. */
export const FORMS = {
  'skill.leader#inside': 'lídr',
  'skill.mercenary#inside': 'žoldák',
  'skill.informer#inside': 'informátor',
  'skill.sniper#inside': 'ostřelovač',
  'skill.brawler#inside': 'rváč',
  'skill.hacker#inside': 'hacker',
} as const satisfies Record<string, string>;
