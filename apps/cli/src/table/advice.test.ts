import { expect, test } from 'vitest';
import { fakeTerminal, newSession } from '../testing/tables.ts';
import { playGame } from './turn.ts';

const ADA = { name: 'Ada' };

/** Returns what is printed after these lines were typed. */
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

test('there is no adviser where several people play', async () =>
  expect(await typed(['', 'h', 'q'], [ADA, { name: 'Ben' }])).toContain(
    'There’s no adviser when several people play.',
  ));
