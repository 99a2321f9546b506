import type { State } from '@getaway/escape-plan/features';
import type { Goods } from '../../learned/learnedGame.ts';

/** Cash, health, and cards and tiles that are ready to be used. */
export function goodsOf(state: State, seat: number): Goods {
  const own = state.seats[seat];
  if (own === undefined) throw new Error(`no seat ${seat}`);
  const { cash, wounds, contacts, items } = own;
  const rest = {
    ...own,
    cash: 0,
    wounds: 0,
    contacts: contacts.map(({ card }) => card),
    items: items.map((item) => ({ ...item, faceUp: true })),
  };
  const isReady = (one: object): number => ('faceUp' in one && one.faceUp === true ? 1 : 0);
  return {
    goods: [cash, -wounds, ...contacts.map(isReady), ...items.map(isReady)],
    rest: JSON.stringify({ ...state, seats: state.seats.map((one, i) => (i === seat ? rest : one)), chance: 0 }),
  };
}
