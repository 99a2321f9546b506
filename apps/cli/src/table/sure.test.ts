import { escapePlan } from '@getaway/escape-plan';
import { expect, test } from 'vitest';
import { fakeTerminal, newEscape, stateOf } from '../testing/tables.ts';
import { playMove, type Session } from './session.ts';
import { playGame } from './turn.ts';

/** A solo game in the last turn of day 3. The player has neither rested nor escaped so far. */
function lastTurn(): Session {
  const session = newEscape({ seed: 'last turn', players: [{ name: 'Ada' }] });
  for (let { asked } = session.table; asked !== undefined; { asked } = session.table) {
    const { day, part } = stateOf(session, escapePlan);
    const rest = asked.moves.findIndex(({ move }) => move === 'rest');
    if (day === 3 && part === 'evening' && rest >= 0) return session;
    playMove(session, asked.moves.find((move) => move.move !== 'rest' && !('escape' in move && move.escape === true))!);
  }
  throw new Error('the game is over');
}

test('F4: the terminal asks before a choice that leads to an arrest, and cancels it unless the answer is yes', async () => {
  const session = lastTurn();
  const before = session.table.number;
  const rest = String(1 + (session.table.asked?.moves.findIndex(({ move }) => move === 'rest') ?? 0));
  const answers = [rest, 'no', rest, ''];
  const { terminal, screens } = fakeTerminal({ answer: () => answers.shift() });
  await playGame(session, terminal);
  expect(session.table.number).toBe(before);
  const text = screens.flat().join('\n');
  expect(text).toContain('!! You have no turns left after this one: you’ll be arrested.');
  expect(text.match(/yes or \d+ > /gu)).toHaveLength(2);

  const sure = [rest, 'Yes'];
  await playGame(session, fakeTerminal({ answer: () => sure.shift() }).terminal);
  expect(session.table.number).toBeGreaterThan(before);
});
