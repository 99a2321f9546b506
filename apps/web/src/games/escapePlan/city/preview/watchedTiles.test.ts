import { allPursuersOn, tollOn } from '@getaway/escape-plan/reading';
import { expect, test } from 'vitest';
import { randomGame } from '../testing/randomGames.ts';
import { watchedTiles } from './watchedTiles.ts';

test.each([1, 3])('E2: only tiles on which somebody waits are marked as watched, with %i players', (players) => {
  let free = 0;
  let watched = 0;
  for (const seed of [1, 2, 3, 4])
    for (const { view, asked } of randomGame(seed, players)) {
      const { frame } = asked;
      if (frame.step !== 'evade') continue;
      const marked = watchedTiles(view, frame);
      for (const tile of frame.tiles) {
        const isWatched = allPursuersOn(view, tile).length > 0 || tollOn(view, tile) !== undefined;
        expect(marked.includes(tile)).toBe(isWatched);
        if (isWatched) watched += 1;
        else free += 1;
      }
    }
  expect(watched).toBeGreaterThan(0);
  expect(free).toBeGreaterThan(0);
});
