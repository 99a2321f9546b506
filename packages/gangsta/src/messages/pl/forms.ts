export const FORMS = {
  'skill.leader#inside': 'lider',
  'skill.mercenary#inside': 'najemnik',
  'skill.informer#inside': 'informator',
  'skill.sniper#inside': 'snajper',
  'skill.brawler#inside': 'zabijaka',
  'skill.hacker#inside': 'haker',
  'skill.leader#count': '{count, plural, =1 {lider} one {# lider} few {# liderów} many {# liderów} other {# lidera}}',
  'skill.mercenary#count':
    '{count, plural, =1 {najemnik} one {# najemnik} few {# najemników} many {# najemników} other {# najemnika}}',
  'skill.informer#count':
    '{count, plural, =1 {informator} one {# informator} few {# informatorów} many {# informatorów} other {# informatora}}',
  'skill.sniper#count':
    '{count, plural, =1 {snajper} one {# snajper} few {# snajperów} many {# snajperów} other {# snajpera}}',
  'skill.brawler#count':
    '{count, plural, =1 {zabijaka} one {# zabijaka} few {# zabijaków} many {# zabijaków} other {# zabijaki}}',
  'skill.hacker#count': '{count, plural, =1 {haker} one {# haker} few {# hakerów} many {# hakerów} other {# hakera}}',
} as const satisfies Record<string, string>;
