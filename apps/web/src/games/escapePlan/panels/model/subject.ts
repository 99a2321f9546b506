import type { Move } from '@getaway/escape-plan/moves';
import type { Subject } from '../../../../table/explain/subject.ts';

/** What a move is about: the card, the tile or the place that it names. */
export function subjectOf(move: Move): Subject | undefined {
  switch (move.move) {
    case 'useContact':
    case 'takeContact':
    case 'replaceContact':
      return { kind: 'contact', id: move.card };
    case 'buyFixer':
    case 'useFixer':
      return { kind: 'fixer', id: move.fixer };
    case 'buyEquipment':
    case 'useEquipment':
      return { kind: 'equipment', id: move.equipment };
    case 'useAsset':
    case 'unlock':
      return { kind: 'asset', id: move.asset };
    case 'openLocker':
      return { kind: 'locker', id: move.locker };
    case 'takeKey':
      return { kind: 'key', id: move.colour };
    case 'useKey':
      return move.colour === 'master' ? { kind: 'asset', id: 'masterKey' } : { kind: 'key', id: move.colour };
    case 'openHaunt':
      return { kind: 'haunt', id: move.haunt };
    case 'placeTile':
      return { kind: 'tile', id: move.tile };
    case 'travel':
      return { kind: 'place', id: move.to };
    case 'rest':
      return { kind: 'token', id: 'rest' };
    case 'useFirstAid':
      return { kind: 'token', id: 'firstAid' };
    case 'useMember':
      return { kind: 'token', id: 'member' };
    case 'takeCan':
    case 'returnCan':
      return { kind: 'token', id: 'can' };
    case 'takeDisc':
      return { kind: 'token', id: 'disc' };
    case 'receiveIncome':
      return { kind: 'token', id: 'income' };
    case 'takeExitTile':
      return { kind: 'exitTile', id: '' };
    default:
      return undefined;
  }
}
