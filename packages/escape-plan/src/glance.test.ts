import { viewFor } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { escapePlan } from './definition.ts';
import { glance } from './glance.ts';
import { playUntil } from './testing/playOut.ts';
import { newGame } from './testing/table.ts';

test.each([1, 2, 3, 5])('R17: a glance shows exactly what the view shows: %i players', (players) => {
  const game = newGame(players, `glance ${players}`);
  let positions = 0;
  const compare = (): boolean => {
    positions += 1;
    for (let seat = 0; seat < players; seat += 1)
      expect(glance(game.state, seat)).toEqual(viewFor(escapePlan, game.state, seat));
    return false;
  };
  playUntil(game, 'moves', compare);
  compare();
  expect(game.state.over).toBe(true);
  expect(positions).toBeGreaterThan(50);
});
