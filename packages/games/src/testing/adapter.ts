import type { Adapter } from '@getaway/bots';
import type { Pickpockets } from '@getaway/kernel/testing';

/** The bot of the test game has one goal: every purse taken from the street counts. */
export const pickpocketsAdapter: Adapter<Pickpockets> = {
  worth: (view) => -(view as { readonly deck: { readonly size: number } }).deck.size,
  plans: () => [(_view, { moves }) => moves.find(({ move }) => move === 'grab') ?? (moves[0] as Pickpockets['move'])],
  isNewTurn: (before, now) => before.seat !== now.seat,
};
