import type { State } from '@getaway/gangsta/features';
import type { Goods } from '../../learned/learnedGame.ts';

/** Money. P1: an available member is not always better than an activated one, because rivals can send it on a job. */
export function goodsOf(state: State, seat: number): Goods {
  const seats = state.seats.map((one, i) => (i === seat ? { ...one, money: 0 } : one));
  return { goods: [state.seats[seat]?.money ?? 0], rest: JSON.stringify({ ...state, seats, chance: 0 }) };
}
