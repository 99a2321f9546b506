/**
 * `inside` is the name of a skill in the middle of a sentence. `gen` and `genMany` are the genitive singular and plural,
 * for messages that say which skills are missing. `count` is the name with the number of its icons, for lists.
 */
export const FORMS = {
  'skill.leader#inside': 'лидер',
  'skill.mercenary#inside': 'наёмник',
  'skill.informer#inside': 'информатор',
  'skill.sniper#inside': 'снайпер',
  'skill.brawler#inside': 'громила',
  'skill.hacker#inside': 'хакер',
  'skill.leader#gen': 'лидера',
  'skill.mercenary#gen': 'наёмника',
  'skill.informer#gen': 'информатора',
  'skill.sniper#gen': 'снайпера',
  'skill.brawler#gen': 'громилы',
  'skill.hacker#gen': 'хакера',
  'skill.leader#genMany': 'лидеров',
  'skill.mercenary#genMany': 'наёмников',
  'skill.informer#genMany': 'информаторов',
  'skill.sniper#genMany': 'снайперов',
  'skill.brawler#genMany': 'громил',
  'skill.hacker#genMany': 'хакеров',
  'skill.leader#count': '{count, plural, =1 {лидер} one {# лидер} few {# лидера} many {# лидеров} other {# лидера}}',
  'skill.mercenary#count':
    '{count, plural, =1 {наёмник} one {# наёмник} few {# наёмника} many {# наёмников} other {# наёмника}}',
  'skill.informer#count':
    '{count, plural, =1 {информатор} one {# информатор} few {# информатора} many {# информаторов} other {# информатора}}',
  'skill.sniper#count':
    '{count, plural, =1 {снайпер} one {# снайпер} few {# снайпера} many {# снайперов} other {# снайпера}}',
  'skill.brawler#count':
    '{count, plural, =1 {громила} one {# громила} few {# громилы} many {# громил} other {# громилы}}',
  'skill.hacker#count': '{count, plural, =1 {хакер} one {# хакер} few {# хакера} many {# хакеров} other {# хакера}}',
} as const satisfies Record<string, string>;
