import { packOf } from '../geography.ts';
import type { Move } from '../moves.ts';
import type { SeatView, View } from '../view.ts';
import { WOUND_CUBES } from '../wounds.ts';

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

/**
 * E4, E5, E8. How many wounds can be taken before the player has to be asked. Handcuffs may need a choice, and a move
 * that heals may be used in between.
 */
export function woundsAtOnce(wounds: number, view: Pick<View, 'pack'>, held: SeatView, moves: readonly Move[]): number {
  const canHeal = moves.some((move) => heals(view, move));
  return Math.min(wounds, WOUND_CUBES - held.wounds + (canHeal ? 0 : 1));
}
