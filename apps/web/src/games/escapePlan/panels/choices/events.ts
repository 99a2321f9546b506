import type { Event } from '@getaway/escape-plan/view';
import type { SoundName } from '../../../../sound/sound.ts';

/** Events that start a new section in the log. */
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
