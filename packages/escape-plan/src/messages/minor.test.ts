import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame } from '../testing/table.ts';
import { isMinor } from './minor.ts';

test('a summary mentions every purchase and every payment once', () => {
  const paid = (reason: Extract<Event, { readonly type: 'paid' }>['reason']): Event => ({
    type: 'paid',
    seat: 0,
    sum: 3,
    reason,
  });
  expect((['church', 'hush', 'lieutenant'] as const).map((reason) => isMinor(paid(reason)))).toEqual([
    false,
    false,
    false,
  ]);
  expect((['asset', 'contact', 'fixer', 'gang'] as const).every((reason) => isMinor(paid(reason)))).toBe(true);
  const bought: Event = { type: 'itemStored', seat: 0, item: { kind: 'fixer', tile: 'phone', faceUp: true } };
  expect(isMinor(bought)).toBe(false);
  expect(isMinor({ type: 'itemStored', seat: 0, item: { kind: 'locker', colour: 'green', value: 'hidden' } })).toBe(
    true,
  );
});

test.each([1, 2, 4])('a summary mentions every payment of a random game with %i players', (players) => {
  const game = newGame(players, 'minor');
  playUntil(game, 'minor', () => false);
  for (const [i, event] of game.events.entries()) {
    if (event.type !== 'paid' || !isMinor(event)) continue;
    const near = game.events.slice(i + 1, i + 12).filter((other) => !isMinor(other));
    expect(near.some((other) => 'seat' in other && other.seat === event.seat)).toBe(true);
  }
});
