import { viewFor } from '@getaway/kernel';
import { playAtRandom } from '@getaway/kernel/testing';
import { expect, test } from 'vitest';
import { escapePlan } from '../definition.ts';
import { eventFor } from '../events.ts';
import { newGame } from '../testing/table.ts';
import type { View } from '../view.ts';
import { viewAfter } from './playback.ts';

/** The parts of a view that playback updates event by event. */
function followed(view: View): object {
  const { day, part, turnOrder, city, display, sites, patrol, cubes, escaped, automata } = view;
  const hired = Object.entries(view.headquarters).filter(([, { marker }]) => marker !== 'nobody');
  const standing = Object.entries(view.officers).filter(([, officers]) => officers.length > 0);
  const seats = view.seats.map(({ at, notoriety, discs, wounds, handcuffs, cash, contacts }) => ({
    at,
    notoriety,
    discs,
    wounds,
    handcuffs,
    cash,
    contacts: contacts.map(({ card }) => card),
  }));
  const figures = Object.values(automata).map(({ at, notoriety, discs, contacts }) => ({
    at,
    notoriety,
    discs,
    contacts,
  }));
  const row = view.contactDeck > 0 ? view.contactRow : [];
  const officers = Object.fromEntries(standing);
  const closed = view.closed;
  return {
    calendar: { day, part, turnOrder, escaped },
    map: { city, display, sites, patrol, cubes, closed, officers, hired },
    people: { seats, figures, row },
  };
}

test.each([1, 2, 3, 4, 5])('following a random game event by event gives the same views: %i players', (players) => {
  for (const round of [0, 1, 2]) {
    const seed = `playback ${players} ${round}`;
    const { match } = newGame(players, seed);
    const viewers = [0, 'spectator'] as const;
    let followedTo = 0;
    playAtRandom(match, seed, {
      play(move) {
        const before = viewers.map((viewer) => viewFor(escapePlan, match.state, viewer));
        const { events } = match.play(move);
        if (match.state.over) return; // at the end, everything is revealed at once
        for (const [i, viewer] of viewers.entries()) {
          const view = events.map((event) => eventFor(event, viewer)).reduce(viewAfter, before[i] as View);
          expect(followed(view)).toEqual(followed(viewFor(escapePlan, match.state, viewer)));
        }
        followedTo += events.length;
      },
    });
    expect(followedTo).toBeGreaterThan(100);
  }
});
