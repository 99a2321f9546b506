import type { Event } from '@getaway/escape-plan';
import type { SoundName } from '../../../game.ts';

/** Events that others tell as much as. */
export const TRIFLES: ReadonlySet<Event['type']> = new Set([
  'turnBegan',
  'turnEnded',
  'contactRevealed',
  'contactChosen',
  'turnedUp',
  'officersArrived',
  'itemStored',
  'tileKept',
  'evadingEnded',
  'notorietyGained',
  'notorietyLost',
  'paid',
  'discReturned',
  'memberReturned',
]);

/** I3, J3. Cards that lead nowhere; and where automata are was said by the card that led there. */
export const isTrifle = (event: Event): boolean =>
  (event.type === 'automatonRevealed' && !event.fits) || (event.type === 'visited' && typeof event.who !== 'number');

/** Events that begin something new in the log. */
export const HEADLINES: ReadonlySet<Event['type']> = new Set(['dayBegan', 'partBegan', 'turnBegan']);

const SOUNDS: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  tilePlaced: 'card',
  tileTurnedUp: 'card',
  patrolRevealed: 'card',
  contactPlaced: 'card',
  contactReplaced: 'card',
  contactUsed: 'card',
  automatonRevealed: 'card',
  tilesDrawn: 'card',
  itemStored: 'card',
  assetUnlocked: 'card',
  assetBoxed: 'card',
  paid: 'coin',
  received: 'coin',
  travelled: 'step',
  officerMoved: 'step',
  wounded: 'alarm',
  handcuffsTaken: 'alarm',
  lineCrossed: 'alarm',
  arrested: 'alarm',
  exitBlocked: 'alarm',
  dayBegan: 'bell',
  partBegan: 'bell',
  escaped: 'win',
};

export const soundOf = ({ type }: Event): SoundName | undefined => SOUNDS[type];
