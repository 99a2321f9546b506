import { packOf } from '../geography.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';

/** X3, X4, X6, X9. Whether a move heals a wound at once. */
export function heals(view: Pick<View, 'pack'>, move: Move): boolean {
  switch (move.move) {
    case 'useFirstAid':
      return true;
    case 'useAsset':
      return move.asset === 'heal';
    case 'useFixer':
      return move.fixer === 'firstAidKit';
    case 'useContact':
      return packOf(view).contacts.get(move.card)?.kind === 'medic';
    default:
      return false;
  }
}
