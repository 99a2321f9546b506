import type { WORDS as ENGLISH } from '../en/words.ts';

export const WORDS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'seat.you': 'Ty',
  'seat.youInside': 'ty',
  'winner.nobody': 'nikt',
  'resource.hidden': 'zasób',
  'card.hidden': 'karta',

  'deck.jobs': 'talia skoków',
  'deck.henchmen': 'talia zbirów',

  'reason.leaders': 'za liderów',
  'reason.job': 'za skok',
  'reason.partnership': 'za udział we wspólnym skoku',
  'reason.opportunity': 'dochodu wyrównawczego',
  'reason.counterfeitPress': 'prosto z drukarni',
  'reason.blackMarket': 'na czarnym rynku',

  'cause.assassination': 'zamach',
  'cause.gangWar': 'wojna gangów',
  'cause.snitch': 'nieopłacony kapuś',

  'end.members': 'jeden z gangów liczy dziewięć osób',
  'endOf.members': '{seatIs, select, you {twój gang liczy dziewięć osób} other {{seat} ma w gangu dziewięć osób}}',
  'end.snitches': 'sypnął już trzeci kapuś',
  'end.idleness': 'przez dziesięć rund wszyscy tylko pasowali',

  'status.secret': 'w sekrecie',
  'status.inactive': 'nieaktywny',
  'status.active': 'aktywny',
  'status.stopped': 'nieczynny, ale liczy się na koniec',
  'status.worthless': 'nieczynny, bez wartości',

  'score.jobs': 'Wykonane skoki',
  'score.members': 'Ludzie',
  'score.richest': 'Najbogatszy gracz',
  'score.resource': 'Zasób',
  'score.largestGang': 'Największy gang',
  'score.families': 'Rodziny',
  'score.total': 'Wpływy',

  'option.families': 'Rodziny: krewniacy są o $1 tańsi, a na koniec każda rodzina daje premię',
  'option.resources': 'Zasoby: każdy dostaje w tajemnicy dwa i zachowuje jeden, odkryty',
  'option.openJobs': 'Jawne skoki: wszyscy widzą, kto jakie skoki wykonał',

  'letter.leader': 'L',
  'letter.mercenary': 'N',
  'letter.informer': 'I',
  'letter.sniper': 'S',
  'letter.brawler': 'Z',
  'letter.hacker': 'H',
};
