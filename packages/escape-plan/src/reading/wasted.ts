import { ownOf } from '@getaway/kernel';
import { type Asset, type ContactKind, EVADE_CONTACTS, type Fixer, TRAVEL_CONTACTS } from '../content/vocabulary.ts';
import { packOf } from '../geography.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';

type Use = 'heal' | 'disc' | 'evade' | 'travel' | 'notoriety' | 'contact' | 'key';

/** X11, R37. Whether a move has no effect. An example is a disguise without any notoriety to lose. */
export function isWasted(view: View, move: Move): boolean {
  const held = ownOf(view);
  if (held === undefined) return false;
  switch (useOf(view, move)) {
    case 'heal':
      return held.wounds === 0;
    case 'disc':
      return view.discs === 0;
    case 'evade':
    case 'travel':
    case 'key':
      return true;
    case 'notoriety':
      return held.cubes.neutral + held.cubes.red === 0;
    case 'contact':
      return view.contactRow.length === 0;
    case undefined:
      return false;
  }
}

const FIXER_USES: Readonly<Partial<Record<Fixer, Use>>> = {
  firstAidKit: 'heal',
  idCard: 'disc',
  phone: 'contact',
  disguise: 'notoriety',
};
const ASSET_USES: Readonly<Partial<Record<Asset, Use>>> = {
  evadeTile: 'evade',
  masterKey: 'key', // the Master Key opens something only at a step that asks for a key
  heal: 'heal',
  takeDisc: 'disc',
};
const CONTACT_USES: Readonly<Partial<Record<ContactKind, Use>>> = {
  medic: 'heal',
  fixer: 'disc',
  spy1: 'contact',
  informer: 'notoriety',
};

/** What a move is for. Undefined for moves that `isWasted` never reports. */
function useOf(view: View, move: Move): Use | undefined {
  if ('does' in move && move.does === 'loseNotoriety') return 'notoriety';
  switch (move.move) {
    case 'useFirstAid':
      return 'heal';
    case 'useAsset':
      return move.tile === undefined ? ASSET_USES[move.asset] : undefined;
    case 'useFixer':
      return FIXER_USES[move.fixer];
    case 'useContact': {
      const kind = packOf(view).contacts.get(move.card)?.kind;
      if (kind === undefined) return undefined;
      // A travel contact carries the thief only as part of a journey, never as a separate move.
      if (TRAVEL_CONTACTS.has(kind)) return 'travel';
      if (EVADE_CONTACTS.has(kind)) return move.tile === undefined ? 'evade' : undefined;
      return CONTACT_USES[kind];
    }
    default:
      return undefined;
  }
}
