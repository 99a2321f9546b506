import { expect, test } from 'vitest';
import { escapePlan } from '../definition.ts';
import { packOf } from '../geography.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame } from '../testing/table.ts';
import type { City } from './city.ts';
import { joinsOf, tilesBeside } from './joins.ts';
import { matchedEdges } from './placing.ts';
import { EXAMPLE, soundTile } from './testing/exampleTile.ts';

const tiles = { '00': soundTile({ ...EXAMPLE, id: '00' }) };
const city: City = [{ tile: '00', rotation: 0, q: 0, r: 0 }];

test('D7, T3: edges that face the same terrain: edge j faces edge 2 - j', () => {
  // The three edges of the north side are industrial, commercial, commercial. The tile above faces them with three
  // industrial edges.
  const over = { tile: '00', rotation: 0, q: 0, r: -1 };
  expect(joinsOf(tiles, city, over)).toEqual([{ tile: '00', terrain: 'industrial', side: 3, edge: 2 }]);
  expect(joinsOf(tiles, city, { ...over, q: 5 })).toEqual([]);
  expect(joinsOf(tiles, city, { ...over, tile: 'unknown' })).toEqual([]);
});

test('the tiles that touch a hex', () => {
  expect(tilesBeside(city, { q: 0, r: -1 })).toEqual(['00']);
  expect(tilesBeside(city, { q: 0, r: -2 })).toEqual([]);
});

test('D7: every legal placement has as many joins as the rules count matched edges', () => {
  const game = newGame(3, 'joins', [], escapePlan.packs.names()[0]?.hash);
  let placed = 0;
  playUntil(game, 'joins', ({ match, state }) => {
    const printed = packOf(state).tiles;
    for (const move of match.decision?.moves ?? []) {
      if (move.move !== 'placeTile') continue;
      const { tile, q, r, rotation } = move;
      const legal = { tile, q, r, rotation: rotation as City[number]['rotation'] };
      expect(joinsOf(printed, state.city, move)).toHaveLength(matchedEdges(printed, state.city, legal));
      placed += 1;
    }
    return placed > 500;
  });
  expect(placed).toBeGreaterThan(500);
});
