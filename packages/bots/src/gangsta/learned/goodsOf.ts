import type { State } from '@getaway/gangsta/features';
import type { Goods } from '../../learned/learnedGame.ts';

/**
 * Money and available members. M3: if nobody is available, everybody can act, so this counts as if all members were
 * available.
 */
export function goodsOf(state: State, seat: number): Goods {
  const { money = 0, gang = [] } = state.seats[seat] ?? {};
  const nobody = gang.every(({ available }) => !available);
  const seats = state.seats.map((one, i) =>
    i === seat ? { ...one, money: 0, gang: gang.map((member) => ({ ...member, available: true })) } : one,
  );
  return {
    goods: [money, ...gang.map(({ available }) => (available || nobody ? 1 : 0))],
    rest: JSON.stringify({ ...state, seats, chance: 0 }),
  };
}
