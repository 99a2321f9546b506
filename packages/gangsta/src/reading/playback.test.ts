import { viewFor } from '@getaway/kernel';
import { playAtRandom } from '@getaway/kernel/testing';
import { expect, test } from 'vitest';
import { gangsta } from '../definition.ts';
import { eventFor } from '../events.ts';
import { newGame } from '../testing/table.ts';
import type { View } from '../view.ts';
import { viewAfter } from './playback.ts';

/** The parts of a view that playback updates event by event. */
const followed = ({ chapter, turn, seats, jobs, pool, snitches, lost, jobDeck, henchmanDeck, endedBy }: View) => ({
  chapter,
  endedBy,
  turn: turn.seat,
  jobs,
  pool,
  snitches,
  lost,
  discards: [jobDeck.discards, henchmanDeck.discards],
  seats: seats.map(({ money, gang, hospital, doneByChapter, resource }) => ({
    money,
    gang,
    hospital,
    doneByChapter,
    resource,
  })),
});

test.each([
  [2, {}],
  [3, { resources: true }],
  [4, { families: true }],
  [5, { resources: true, families: true }],
])('following a random game event by event gives the same views: %i players, %o', (players, options) => {
  const seed = `playback ${players}`;
  const { match } = newGame(players, seed, options);
  const viewers = [0, 'spectator'] as const;
  let followedTo = 0;
  playAtRandom(match, seed, {
    play(move) {
      const before = viewers.map((viewer) => viewFor(gangsta, match.state, viewer));
      const { events } = match.play(move);
      for (const [i, viewer] of viewers.entries()) {
        const view = events.map((event) => eventFor(event, viewer)).reduce(viewAfter, before[i] as View);
        expect(followed(view)).toEqual(followed(viewFor(gangsta, match.state, viewer)));
      }
      followedTo += events.length;
    },
  });
  expect(followedTo).toBeGreaterThan(100);
});
