import { expect, test } from 'vitest';
import { gangstaAdapter } from './gangsta/adapter.ts';
import { heroWins, newGame } from './testing/games.ts';

// One dream per decision, fewer than the default, keeps the suite fast.
test.each([
  { games: 12, players: 2, options: {}, atLeast: 10 },
  { games: 10, players: 2, options: { families: true, resources: true }, atLeast: 8 },
  { games: 6, players: 3, options: {}, atLeast: 4 },
  { games: 6, players: 4, options: { resources: true }, atLeast: 4 },
])(
  'steady beats random: $players players, $options',
  ({ games, players, options, atLeast }) => {
    let wins = 0;
    for (let i = 0; i < games; i += 1)
      if (heroWins(newGame(`strength ${i}`, { players, options }), i % players, gangstaAdapter)) wins += 1;
    expect(wins).toBeGreaterThanOrEqual(atLeast);
  },
  30_000,
);
