import { expect, test } from 'vitest';
import { moneyChange } from './money.ts';
import { playOut } from './testing/playOut.ts';
import { newGame } from './testing/table.ts';

test.each([2, 3, 4, 5])('money changes only by events, with %i players', (players) => {
  const { match } = newGame(players, 'money', { resources: true, families: true });
  while (match.decision !== undefined) {
    const before = match.state.seats.map(({ money }) => money);
    playOut(match, `move ${match.number}`, 1);
    for (const [seat, { money }] of match.state.seats.entries())
      expect(money).toBe((before[seat] ?? 0) + moneyChange(match.events, seat));
  }
  expect(match.result).toBeDefined();
});
