import { viewFor } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { escapePlan } from '../definition.ts';
import { distancesTo, geographyOf } from '../geography.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame } from '../testing/table.ts';
import { tilesApart } from './apart.ts';

test('T5: the distance between two tiles is the one that the rules use', () => {
  const game = newGame(3, 'apart');
  playUntil(game, 'apart', () => false);
  const { state } = game.match;
  const view = viewFor(escapePlan, state, 'spectator');
  const { tiles } = geographyOf(state);
  for (const to of tiles) {
    const far = distancesTo(state, to);
    for (const [i, from] of tiles.entries()) expect(tilesApart(view, from, to)).toBe(far[i]);
  }
  expect(tiles.length).toBeGreaterThan(10);
  expect(tilesApart(view, tiles[0] ?? '', 'nowhere')).toBeUndefined();
});
