import { deckSize } from '@getaway/kernel';
import type { DeckName } from './events.ts';
import type { Game } from './shape.ts';
import type { State } from './state.ts';

/** R4. If the deck is empty, reshuffles the discards. Returns whether there is a card to draw. */
export function reshuffleIfEmpty(game: Game, name: DeckName): boolean {
  const { deck, discards } = pileOf(game.state, name);
  if (deckSize(deck) > 0) return true;
  if (discards.length === 0) return false;
  deck.cards.push(...discards.splice(0));
  game.emit({ type: 'deckRenewed', deck: name });
  return true;
}

/** R4. Whether the deck has a card, or would have one after reshuffling its discards. */
export function mayDraw(state: State, name: DeckName): boolean {
  const { deck, discards } = pileOf(state, name);
  return deckSize(deck) + discards.length > 0;
}

export const pileOf = (state: State, name: DeckName) =>
  name === 'jobs'
    ? { deck: state.jobDeck, discards: state.jobDiscards }
    : { deck: state.henchmanDeck, discards: state.henchmanDiscards };
