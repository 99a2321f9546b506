export const FORMS = {
  'skill.leader#inside': 'líder',
  'skill.mercenary#inside': 'mercenário',
  'skill.informer#inside': 'informante',
  'skill.sniper#inside': 'atirador',
  'skill.brawler#inside': 'brigão',
  'skill.hacker#inside': 'hacker',
  'skill.leader#count': '{count, plural, one {um líder} many {# líderes} other {# líderes}}',
  'skill.mercenary#count': '{count, plural, one {um mercenário} many {# mercenários} other {# mercenários}}',
  'skill.informer#count': '{count, plural, one {um informante} many {# informantes} other {# informantes}}',
  'skill.sniper#count': '{count, plural, one {um atirador} many {# atiradores} other {# atiradores}}',
  'skill.brawler#count': '{count, plural, one {um brigão} many {# brigões} other {# brigões}}',
  'skill.hacker#count': '{count, plural, one {um hacker} many {# hackers} other {# hackers}}',
} as const satisfies Record<string, string>;
