import { pursuersOn } from '../evade.ts';
import { seatOf } from '../figures.ts';
import type { Frame } from '../frames.ts';
import type { State } from '../state.ts';
import { coverOf, leavingOf } from './cover.ts';
import { mayGetMore } from './reserves.ts';

/** E4. Whether this is an evade step in which the player can do nothing against the officers. */
export function isForced(state: State, frame: Frame): boolean {
  if (frame.step !== 'evade') return false;
  const held = seatOf(state, frame.seat);
  return coverOf(state, held, leavingOf(state, frame.tiles, pursuersOn)).covered === 0 && !mayGetMore(state, held);
}
