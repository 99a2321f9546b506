import { type Chance, drawBelow } from './chance.ts';
import type { Game } from './game.ts';
import type { SeatId, Shape, Viewer } from './shape.ts';

/**
 * A face-down pile. The cards are stored without an order, and each draw picks one at random. Once somebody has seen
 * the top card, it is fixed, and the deck records who has seen it.
 */
export interface Deck {
  cards: string[];
  /** The top card, once somebody has seen it. */
  top: string[];
  seenBy: SeatId[];
}

export const newDeck = (cards: readonly string[]): Deck => ({ cards: [...cards], top: [], seenBy: [] });

export const copyDeck = ({ cards, top, seenBy }: Deck): Deck => ({
  cards: cards.slice(),
  top: top.slice(),
  seenBy: seenBy.slice(),
});

export const deckSize = ({ cards, top }: Deck): number => cards.length + top.length;

/** The top card, if this viewer knows it. */
export const topFor = ({ top, seenBy }: Deck, viewer: Viewer): string | undefined =>
  viewer !== 'spectator' && seenBy.includes(viewer) ? top[0] : undefined;

/** Takes the top card and makes it public. */
export function drawCard<G extends Shape>(game: Game<G>, deck: Deck): string {
  deck.seenBy = [];
  return game.drawFrom(deck.top.length > 0 ? deck.top : deck.cards);
}

/** One seat looks at the top card, which stays in place. If the seat already knows the card, nothing changes. */
export function lookAtTop<G extends Shape>(game: Game<G>, deck: Deck, seat: SeatId): void {
  if (deck.seenBy.includes(seat)) return;
  deck.top = [game.drawFrom(deck.top.length > 0 ? deck.top : deck.cards)];
  deck.seenBy.push(seat);
}

/** Used by `determinise`. Draws the top card again if this viewer has not seen it. */
export function dreamDeck(deck: Deck, viewer: Viewer, dream: Chance, mix: (deck: Deck) => void = () => {}): void {
  const unseen = deck.top.length > 0 && topFor(deck, viewer) === undefined;
  if (unseen) deck.cards.push(...deck.top);
  mix(deck);
  deck.cards.sort(); // the result must not depend on the order of the cards
  if (unseen) deck.top = deck.cards.splice(drawBelow(dream, deck.cards.length), 1);
}
