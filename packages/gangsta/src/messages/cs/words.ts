import type { WORDS as ENGLISH } from '../en/words.ts';

export const WORDS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'seat.you': 'Ty',
  'seat.youInside': 'ty',
  'winner.nobody': 'nikdo',
  'resource.hidden': 'trumf',
  'card.hidden': 'karta',

  'deck.jobs': 'balíček kšeftů',
  'deck.henchmen': 'balíček kumpánů',

  'reason.leaders': 'za lídry',
  'reason.job': 'za kšeft',
  'reason.partnership': 'za spolupráci',
  'reason.opportunity': 'jako vyrovnávací příjem',
  'reason.counterfeitPress': 'čerstvě z tiskárny',
  'reason.blackMarket': 'na černém trhu',

  'cause.assassination': 'atentát',
  'cause.gangWar': 'válka gangů',
  'cause.snitch': 'nezaplacený práskač',

  'end.members': 'gang má devět členů',
  'endOf.members': '{seatIs, select, you {tvůj gang má devět členů} other {{seat} má v gangu devět členů}}',
  'end.snitches': 'promluvil třetí práskač',
  'end.idleness': 'deset kol se jen pasovalo',

  'status.secret': 'v tajnosti',
  'status.inactive': 'neaktivní',
  'status.active': 'aktivní',
  'status.stopped': 'zastaveno, vliv zůstává',
  'status.worthless': 'zastaveno, bez ceny',

  'score.jobs': 'Hotové kšefty',
  'score.members': 'Členové',
  'score.richest': 'Nejbohatší',
  'score.resource': 'Trumf',
  'score.largestGang': 'Největší gang',
  'score.families': 'Rodiny',
  'score.total': 'Vliv',

  'option.families': 'Rodiny: příbuzní jsou o $1 levnější a za každou rodinu je na konci odměna',
  'option.resources': 'Trumfy: každý dostane tajně dva a jeden si nechá lícem nahoru',
  'option.openJobs': 'Otevřené kšefty: každý vidí, kdo má které hotové',

  'letter.leader': 'L',
  'letter.mercenary': 'Ž',
  'letter.informer': 'I',
  'letter.sniper': 'O',
  'letter.brawler': 'R',
  'letter.hacker': 'H',
};
