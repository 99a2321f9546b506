/** Skills as they are written in the middle of a sentence. */
export const FORMS = {
  'skill.leader#inside': 'líder',
  'skill.mercenary#inside': 'mercenário',
  'skill.informer#inside': 'informante',
  'skill.sniper#inside': 'atirador',
  'skill.brawler#inside': 'brigão',
  'skill.hacker#inside': 'hacker',
} as const satisfies Record<string, string>;
