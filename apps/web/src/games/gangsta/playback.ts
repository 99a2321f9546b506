import { viewAfter } from '@getaway/gangsta/reading';
import type { Event, Gangsta } from '@getaway/gangsta/view';
import type { IconName } from '../../icons/names.ts';
import type { EventKind } from '../../table/beats.ts';
import type { Flight, GamePlayback } from '../../table/gamePlayback.ts';

const KINDS: Readonly<Partial<Record<Event['type'], EventKind>>> = {
  turnBegan: 'lead',
  chapterBegan: 'lead',
  resourceShown: 'note',
  resourceActivated: 'step',
  jobLaid: 'note',
  henchmanLaid: 'note',
  topLookedAt: 'step',
  gangSynchronised: 'step',
  memberMobilised: 'note',
  gangMobilised: 'step',
  memberMadeAvailable: 'step',
  henchmanRecruited: 'card',
  jobAnnounced: 'card',
  memberActivated: 'note',
  memberDistracted: 'step',
  jobDone: 'card',
  moneyStolen: 'pay',
  henchmanLost: 'moment',
  henchmanHospitalised: 'moment',
  henchmanTakenBack: 'card',
  skillLearned: 'step',
  extraTurnEarned: 'step',
  extraTurnDeclined: 'step',
  passed: 'step',
  jobDiscarded: 'card',
  henchmanDiscarded: 'card',
  chapterEnded: 'moment',
  gangWarFought: 'moment',
  snitchRevealed: 'moment',
};

/** Income at the end of a chapter is shown on the chapter's poster, all other income as a payment. */
const kindOf = (event: Event): EventKind =>
  event.type === 'incomeReceived' ? (event.reason === 'opportunity' ? 'with' : 'pay') : (KINDS[event.type] ?? 'with');

const ICONS: Readonly<Partial<Record<Event['type'], IconName>>> = {
  henchmanLost: 'assassinate',
  henchmanHospitalised: 'hospital',
  chapterEnded: 'members',
  gangWarFought: 'mercenary',
  snitchRevealed: 'snitch',
};

const gang = (seat: number): string =>
  `.gs-own[data-seat="${seat}"] .gs-money, .gs-rival[data-seat="${seat}"] .gs-money`;
const card = (id: string): string => `[data-card="${id}"]`;
const BANK = '.gs-strip';

const money = (sum: number, way: Pick<Flight, 'from' | 'to'>): Flight => ({
  icon: 'money',
  text: ({ say }) => say('sign.money', { sum }),
  isMoney: true,
  ...way,
});
const paid = (seat: number, cost: number): readonly Flight[] =>
  cost > 0 ? [money(cost, { from: gang(seat), to: BANK })] : [];
const henchman = (id: string, way: Pick<Flight, 'from' | 'to'>): Flight => ({
  icon: 'recruit',
  text: ({ name }) => name('henchman', id),
  ...way,
});
const job = (id: string, way: Pick<Flight, 'from' | 'to'>): Flight => ({
  icon: 'jobDone',
  text: ({ say }) => say(`job.${id}`),
  ...way,
});

function flightsOf(event: Event): readonly Flight[] {
  switch (event.type) {
    case 'incomeReceived':
      return [money(event.sum, { from: BANK, to: gang(event.seat) })];
    case 'moneyStolen':
      return [money(event.sum, { from: gang(event.from), to: gang(event.seat) })];
    case 'snitchPaid':
      return paid(event.seat, event.paid);
    case 'memberMobilised':
    case 'gangMobilised':
      return paid(event.seat, event.cost);
    case 'jobAnnounced':
      return paid(event.seat, event.cost);
    case 'henchmanRecruited':
      return [
        henchman(event.henchman, { from: card(event.henchman), to: gang(event.seat) }),
        ...paid(event.seat, event.cost),
      ];
    case 'jobDone':
      return [job(event.job, { from: card(event.job), to: gang(event.seat) })];
    case 'jobDiscarded':
      return [job(event.job, { from: card(event.job), to: '.gs-deck[data-deck="jobs"]' })];
    case 'henchmanDiscarded':
      return [henchman(event.henchman, { from: card(event.henchman), to: '.gs-deck[data-deck="henchmen"]' })];
    case 'jobLaid':
      return [job(event.job, { from: '.gs-deck[data-deck="jobs"]', to: card(event.job) })];
    case 'henchmanLaid':
      return [henchman(event.henchman, { from: '.gs-deck[data-deck="henchmen"]', to: card(event.henchman) })];
    case 'henchmanLost':
    case 'henchmanHospitalised':
      return [henchman(event.henchman, { from: gang(event.seat) })];
    default:
      return [];
  }
}

export const playback: GamePlayback<Gangsta> = {
  kindOf,
  viewAfter,
  causes: new Map([
    ['turnBegan', 'actor'],
    ['jobAnnounced', 'actor'],
    ['chapterEnded', 'everybody'],
    ['gangWarFought', 'everybody'],
    ['snitchRevealed', 'everybody'],
  ]),
  iconOf: ({ type }) => ICONS[type] ?? 'snitch',
  isGood: ({ type }) => type === 'chapterEnded',
  flightsOf,
};
