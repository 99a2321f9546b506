import { expect, test } from 'vitest';
import { gangstaAdapter } from './gangsta/adapter.ts';
import { heroWins, newGame } from './testing/games.ts';

// To be fast, the tests play few games and let bots imagine one state per decision. Even so, a bot that is no better
// than random passes all four tests with a probability below 1 in 10,000.
test.each([
  { games: 6, players: 2, options: {}, atLeast: 5 },
  { games: 4, players: 2, options: { families: true, resources: true }, atLeast: 4 },
  { games: 4, players: 3, options: {}, atLeast: 3 },
  { games: 4, players: 4, options: { resources: true }, atLeast: 3 },
])('steady beats random: $players players, $options', ({ games, players, options, atLeast }) => {
  let wins = 0;
  for (let i = 0; i < games; i += 1)
    if (heroWins(newGame(`strength ${i}`, { players, options }), i % players, gangstaAdapter)) wins += 1;
  expect(wins).toBeGreaterThanOrEqual(atLeast);
});
