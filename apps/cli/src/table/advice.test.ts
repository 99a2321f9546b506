import { expect, test } from 'vitest';
import { fakeTerminal, newEscape, newSession } from '../testing/tables.ts';
import { playGame } from './turn.ts';

const ADA = { name: 'Ada' };

async function typed(lines: string[], players: readonly { readonly name: string; readonly bot?: string }[]) {
  const { terminal, screens } = fakeTerminal({ answer: () => lines.shift() });
  await playGame(newSession({ seed: 'advice', players }), terminal);
  return screens.flat().join('\n');
}

test('the key h compares plans: what each will do, and what the bot expects of it', async () => {
  const text = await typed(['h', 'q'], [ADA, { name: 'Slick', bot: 'random' }]);
  expect(text).toMatch(/^1\. .*\d+% chance to win, lead -?\d+/mu);
  expect(text).toMatch(/^3\. /mu);
});

test('plans that begin with the same choice are told apart', async () => {
  const lines = ['h', 'q'];
  const { terminal, screens } = fakeTerminal({ columns: 200, answer: () => lines.shift() });
  const players = [ADA, { name: 'Slick', bot: 'random' }, { name: 'Rook', bot: 'random' }];
  await playGame(newEscape({ seed: 'tiles', players }), terminal);
  const plans = screens.flat().filter((line) => /^\d\. /u.test(line));
  const names = plans.map((line) => line.slice(3, line.lastIndexOf(': ')));
  expect(names).toHaveLength(3);
  expect(names.join(' ')).toContain('Place');
  expect(new Set(names).size).toBe(3);
});

test('there is no adviser where several people play', async () =>
  expect(await typed(['', 'h', 'q'], [ADA, { name: 'Ben' }])).toContain(
    'There’s no adviser when several people play.',
  ));
