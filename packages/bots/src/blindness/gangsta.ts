import type { Gangsta } from '@getaway/gangsta/view';
import { topFor } from '@getaway/kernel';
import { gangstaAdapter } from '../gangsta/adapter.ts';
import { type BlindGame, rivalsOf } from './trials.ts';

/** Rule R8. */
export const gangstaBlind: Omit<BlindGame<Gangsta>, 'definition'> = {
  adapter: gangstaAdapter,
  gap: 12,
  preferred: ['look', 'recruit', 'learn'],
  secrets: {
    jobsDone: (state, seat) => rivalsOf(state.seats, seat).map(({ done }) => done),
    resourcesOfOthers: (state, seat) => rivalsOf(state.seats, seat).map(({ dealt, resource }) => [dealt, resource]),
    resourcesOfNobody: ({ box }) => box,
    jobDeck: ({ jobDeck }) => jobDeck.cards,
    topCards: ({ jobDeck, henchmanDeck }, seat) =>
      [jobDeck, henchmanDeck].map((deck) => topFor(deck, seat) ?? deck.top),
    jobsGone: ({ gone }) => gone,
    drawsToCome: ({ chance }) => chance,
  },
};
