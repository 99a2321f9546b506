import type { Move, View } from '@getaway/escape-plan';
import { packOf } from './signs.ts';

/** X11. Whether a thing would be used up for nothing: nobody to heal, no disc left, nobody to evade, nothing to turn up. */
export function isWasted(view: View, move: Move): boolean {
  const held = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  if (held === undefined) return false;
  const effect = effectOf(view, move);
  if (effect === 'heal') return held.wounds === 0;
  if (effect === 'disc') return view.discs === 0;
  if (effect === 'evade') return true;
  if (effect === 'notoriety') return held.cubes.neutral + held.cubes.red === 0;
  return effect === 'contact' && view.contactRow.length === 0;
}

const EVADERS: readonly string[] = ['fighter', 'boxer', 'ninja', 'stunt', 'fastCar'];

/** What a move is used for, as far as it can come to nothing. */
function effectOf(view: View, move: Move): 'heal' | 'disc' | 'evade' | 'notoriety' | 'contact' | undefined {
  switch (move.move) {
    case 'useFirstAid':
      return 'heal';
    case 'useAsset':
      if (move.asset === 'evadeTile') return move.tile === undefined ? 'evade' : undefined;
      return move.asset === 'heal' ? 'heal' : move.asset === 'takeDisc' ? 'disc' : undefined;
    case 'useFixer':
      if (move.fixer === 'firstAidKit') return 'heal';
      if (move.fixer === 'idCard') return 'disc';
      if (move.fixer === 'phone') return 'contact';
      return move.fixer === 'disguise' || move.does === 'loseNotoriety' ? 'notoriety' : undefined;
    case 'useMember':
      return move.does === 'loseNotoriety' ? 'notoriety' : undefined;
    case 'useContact': {
      const kind = packOf(view).contacts.get(move.card)?.kind;
      if (kind === 'medic') return 'heal';
      if (kind !== undefined && EVADERS.includes(kind)) return move.tile === undefined ? 'evade' : undefined;
      if (kind === 'fixer') return 'disc';
      if (kind === 'spy1') return 'contact';
      return kind === 'informer' || move.does === 'loseNotoriety' ? 'notoriety' : undefined;
    }
    default:
      return undefined;
  }
}
