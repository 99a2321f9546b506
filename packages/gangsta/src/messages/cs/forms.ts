export const FORMS = {
  'skill.leader#inside': 'lídr',
  'skill.mercenary#inside': 'žoldák',
  'skill.informer#inside': 'informátor',
  'skill.sniper#inside': 'ostřelovač',
  'skill.brawler#inside': 'rváč',
  'skill.hacker#inside': 'hacker',
  'skill.leader#count': '{count, plural, =1 {lídr} one {# lídr} few {# lídři} many {# lídra} other {# lídrů}}',
  'skill.mercenary#count':
    '{count, plural, =1 {žoldák} one {# žoldák} few {# žoldáci} many {# žoldáka} other {# žoldáků}}',
  'skill.informer#count':
    '{count, plural, =1 {informátor} one {# informátor} few {# informátoři} many {# informátora} other {# informátorů}}',
  'skill.sniper#count':
    '{count, plural, =1 {ostřelovač} one {# ostřelovač} few {# ostřelovači} many {# ostřelovače} other {# ostřelovačů}}',
  'skill.brawler#count': '{count, plural, =1 {rváč} one {# rváč} few {# rváči} many {# rváče} other {# rváčů}}',
  'skill.hacker#count':
    '{count, plural, =1 {hacker} one {# hacker} few {# hackeři} many {# hackera} other {# hackerů}}',
} as const satisfies Record<string, string>;
