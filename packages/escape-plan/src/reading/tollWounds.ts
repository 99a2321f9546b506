import { LIEUTENANT_WOUNDS } from '../evade.ts';
import { packOf } from '../geography.ts';
import type { Seat, State } from '../state.ts';
import { isOn } from './onTile.ts';

/** J4, J12. The wounds from the Lieutenant for leaving these tiles, if the player can't pay him. */
export function tollWounds(state: State, { cash }: Pick<Seat, 'cash'>, tiles: readonly string[]): number {
  return cash < packOf(state).prices.lieutenant && isLieutenantOn(state, tiles) ? LIEUTENANT_WOUNDS : 0;
}

export const isLieutenantOn = ({ automata: { lieutenant } }: State, tiles: readonly string[]): boolean =>
  lieutenant !== undefined && tiles.some((tile) => isOn(lieutenant.at, tile));
