import { viewAfter } from '@getaway/escape-plan/reading';
import { isMinor } from '@getaway/escape-plan/text';
import type { EscapePlan, Event } from '@getaway/escape-plan/view';
import type { IconName } from '../../icons/names.ts';
import type { EventKind } from '../../table/beats.ts';
import type { Flight, GamePlayback } from '../../table/gamePlayback.ts';
import { unranked } from './panels/stage/unranked.ts';

const KINDS: Readonly<Partial<Record<Event['type'], EventKind>>> = {
  turnBegan: 'lead',
  turnOrderSet: 'lead',
  contactChosen: 'lead',
  keyUsed: 'lead',
  dayBegan: 'moment',
  partBegan: 'step',
  patrolRevealed: 'note',
  exitBlocked: 'note',
  tilePlaced: 'card',
  hauntOpened: 'step',
  rested: 'step',
  travelled: 'move',
  turnedBack: 'step',
  officerEvaded: 'note',
  wounded: 'step',
  healed: 'step',
  handcuffsTaken: 'step',
  turnedAway: 'step',
  received: 'pay',
  discTaken: 'card',
  discReturned: 'card',
  keyTaken: 'card',
  cubePlaced: 'step',
  gangHired: 'step',
  canTaken: 'card',
  tilesDrawn: 'card',
  itemReplaced: 'card',
  contactPlaced: 'card',
  contactReplaced: 'card',
  contactBoxed: 'card',
  contactUsed: 'step',
  equipmentUsed: 'step',
  fixerUsed: 'step',
  firstAidUsed: 'step',
  assetUnlocked: 'step',
  assetBoxed: 'step',
  assetUsed: 'step',
  officerMoved: 'move',
  officerRemoved: 'step',
  notorietyAdjusted: 'note',
  lineCrossed: 'moment',
  escaped: 'moment',
  arrested: 'moment',
  automatonStayed: 'step',
  automatonTookContact: 'card',
  tilesTakenUnseen: 'card',
  lieutenantShown: 'note',
  handShown: 'note',
};

function kindOf(event: Event): EventKind {
  switch (event.type) {
    case 'automatonRevealed':
      return event.fits ? 'card' : 'lead';
    case 'visited':
      return typeof event.who === 'string' ? 'move' : 'with';
    case 'evadingEnded':
      return event.wounds > 0 ? 'step' : 'with';
    case 'paid':
      return isMinor(event) ? 'lead' : 'pay';
    case 'itemStored':
      return isMinor(event) ? 'with' : 'card';
    default:
      return KINDS[event.type] ?? 'with';
  }
}

const ICONS: Readonly<Partial<Record<Event['type'], IconName>>> = {
  dayBegan: 'mayRest',
  lineCrossed: 'notoriety',
  escaped: 'exitTile',
  arrested: 'handcuffs',
};

const token = (who: number | string): string => `.thief[data-token="${who}"]`;

function flightsOf(event: Event): readonly Flight[] {
  switch (event.type) {
    case 'paid':
      return [
        {
          icon: 'money',
          text: ({ say }) => `−${say('sign.money', { sum: event.sum })}`,
          from: token(event.seat),
          isMoney: true,
        },
      ];
    case 'received':
      return [
        {
          icon: 'money',
          text: ({ say }) => `+${say('sign.money', { sum: event.sum })}`,
          to: token(event.seat),
          isMoney: true,
        },
      ];
    case 'contactPlaced':
    case 'contactReplaced':
      return [{ icon: 'contact', text: ({ name }) => name('contact', event.card), to: token(event.seat) }];
    case 'automatonTookContact':
      return [{ icon: 'contact', text: ({ name }) => name('contact', event.card), to: token(event.who) }];
    case 'automatonRevealed':
      return event.fits
        ? [{ icon: 'deck', text: ({ say }) => say(`cardPlace.${event.card}`), to: token(event.who) }]
        : [];
    case 'discTaken':
      return [{ icon: 'disc', text: () => '', to: token(event.who) }];
    case 'discReturned':
      return [{ icon: 'disc', text: () => '', from: token(event.who) }];
    case 'keyTaken':
      return [{ icon: 'key', text: () => '', to: token(event.seat) }];
    case 'canTaken':
      return [{ icon: 'can', text: () => '', to: token(event.seat) }];
    case 'tilesDrawn':
      return [{ icon: 'locker', text: () => '', to: token(event.seat) }];
    case 'wounded':
      return [{ icon: 'wound', text: () => '', to: token(event.seat) }];
    case 'handcuffsTaken':
      return [{ icon: 'handcuffs', text: () => '', to: token(event.seat) }];
    default:
      return [];
  }
}

export const playback: GamePlayback<EscapePlan> = {
  kindOf,
  viewAfter,
  causes: new Map([
    ['turnBegan', 'actor'],
    ['automatonRevealed', 'actor'],
    ['lineCrossed', 'everybody'],
  ]),
  iconOf: ({ type }) => ICONS[type] ?? 'warning',
  noteOf: (table, event) => (event.type === 'arrested' ? unranked(table, event.seat)?.why : undefined),
  isGood: ({ type }) => type === 'dayBegan' || type === 'escaped',
  flightsOf,
};
