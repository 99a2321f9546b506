import { expect, test } from 'vitest';
import type { Player } from '../port.ts';
import { seatsFit } from './seats.ts';

const game = { botNamed: (name: string): string | undefined => (name === 'steady' ? name : undefined) };
const isFit = (...players: readonly Player[]): boolean => seatsFit(game, players, { seatCount: 2 });

test('there is one player for each seat, and the game has every bot', () => {
  expect(isFit({ name: 'Ada' }, { name: 'Ben', bot: 'steady' })).toBe(true);
  expect(isFit({ name: 'Ada' })).toBe(false);
  expect(isFit({ name: 'Ada' }, { name: 'Ben', bot: 'genius' })).toBe(false);
});

test('people have distinct names, and so do bots, but a bot may have the name of a person', () => {
  expect(isFit({ name: 'Ada' }, { name: ' Ada' })).toBe(false);
  expect(isFit({ name: 'Bot 2', bot: 'steady' }, { name: 'Bot 2', bot: 'steady' })).toBe(false);
  expect(isFit({ name: 'Bot 2' }, { name: 'Bot 2', bot: 'steady' })).toBe(true);
});
