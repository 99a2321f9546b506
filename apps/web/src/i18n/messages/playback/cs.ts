import type { PLAYBACK as ENGLISH } from './en.ts';

export const PLAYBACK: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'digest.title': 'Od tvého posledního tahu',
  'digest.first': 'Před tvým prvním tahem',
  'digest.now': 'Co se děje',
  'digest.dismiss': 'Skrýt',
  'digest.whole': 'Ukázat všechno',

  'playback.slower': 'Pomaleji',
  'playback.hint': 'Klepnutím na desku přeskočíš.',
  'playback.skip': 'Přeskočit',
  'playback.skipToTurn': 'Přeskočit na svůj tah',
  'playback.replay': 'Přehrát na desce',
  'playback.replaySince': 'Přehrát od svého posledního tahu',

  'past.title': 'Díváš se do minulosti',
  'past.where': 'Krok {moment}/{moments}',
  'past.earlier': 'O krok zpět',
  'past.later': 'O krok vpřed',
  'past.slider': 'Okamžik hry',
  'past.back': 'Zpět do hry',
  'past.nothing': 'Při pohledu zpět se vybírat nedá.',

  'keys.past': 'V minulosti: o krok zpět nebo vpřed',
  'keys.replay': 'Přehrát vše od svého posledního tahu',
  'keys.skip': 'Přeskočit, co se právě ukazuje',
};
