import type { Adapter } from '@getaway/bots';
import type { Pickpockets } from '@getaway/kernel/testing';

/** The test game's bot has one goal: to take as many purses from the street as it can. */
export const pickpocketsAdapter: Adapter<Pickpockets> = {
  worth: (view) => -(view as { readonly deck: { readonly size: number } }).deck.size,
  plans: () => [(_view, { moves }) => moves.find(({ move }) => move === 'grab') ?? (moves[0] as Pickpockets['move'])],
  isNewTurn: (before, now) => before.seat !== now.seat,
};
