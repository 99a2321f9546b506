/** `inside` is the name of a skill in the middle of a sentence. `count` is the name with a number of icons. */
export const FORMS = {
  'skill.leader#inside': 'leader',
  'skill.mercenary#inside': 'mercenary',
  'skill.informer#inside': 'informer',
  'skill.sniper#inside': 'sniper',
  'skill.brawler#inside': 'brawler',
  'skill.hacker#inside': 'hacker',
  'skill.leader#count': '{count, plural, one {a leader} other {# leaders}}',
  'skill.mercenary#count': '{count, plural, one {a mercenary} other {# mercenaries}}',
  'skill.informer#count': '{count, plural, one {an informer} other {# informers}}',
  'skill.sniper#count': '{count, plural, one {a sniper} other {# snipers}}',
  'skill.brawler#count': '{count, plural, one {a brawler} other {# brawlers}}',
  'skill.hacker#count': '{count, plural, one {a hacker} other {# hackers}}',
} as const satisfies Record<string, string>;
