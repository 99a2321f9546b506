import { countAssetsAt, mayTakeHandcuffs } from '../assets.ts';
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
 * E4, E5, E8. How many wounds can be taken without asking the player anything else. `moves` are the moves of the wound
 * step. The count can end early at a wound that brings handcuffs:
 * - If the player can heal, the count ends before this wound.
 * - If several assets could go to the box, the count ends after this wound, because the player has to choose one.
 * - If contacts are the only things that the player can use, the count ends after this wound. The handcuffs may cover
 *   the last usable contact, and then the step asks nothing more.
 */
export function woundsAtOnce(
  wounds: number,
  view: Pick<View, 'pack' | 'handcuffs'>,
  held: SeatView,
  moves: readonly Move[],
): number {
  const canHeal = moves.some((move) => heals(view, move));
  const staysAsked = moves.some(({ move }) => move !== 'useContact' && move !== 'takeWound');
  let { wounds: red, handcuffs } = held;
  let assets = countAssetsAt(held, 'contact');
  for (let taken = 0; taken < wounds; taken += 1) {
    if (red < WOUND_CUBES) {
      red += 1;
      continue;
    }
    if (canHeal) return taken;
    const supply = view.handcuffs - (handcuffs - held.handcuffs);
    if (!mayTakeHandcuffs({ pack: view.pack, handcuffs: supply }, { handcuffs })) return wounds; // rule R7
    if (assets > 1 || !staysAsked) return taken + 1;
    assets = 0;
    handcuffs += 1;
    red -= 1;
  }
  return wounds;
}
