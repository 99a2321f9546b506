import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { setLanguage } from '../games/setLanguage.ts';
import { LANGUAGES } from '../messages/languages.ts';
import { readCommand } from '../terminal/input.ts';
import { widthOf } from '../terminal/layout.ts';
import { fakeTerminal, newEscape } from '../testing/tables.ts';
import { playGame } from './turn.ts';

afterEach(() => setLanguage('en', GAMES));

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const KEYS = ASCII.filter((key) => key === key.toLowerCase() && readCommand(key, 0).do !== 'ask');

test.each(LANGUAGES)('in %s, the help has a line for every key', async (language) => {
  await setLanguage(language, GAMES);
  const typed = ['?', 'q'];
  const { terminal, screens } = fakeTerminal({ answer: () => typed.shift() });
  await playGame(newEscape({ seed: 'x', players: [{ name: 'Ada' }] }), terminal);
  const lines = screens.flat().filter((line) => /^\S {8}\S/u.test(line));
  expect(lines.map(([key = '']) => key).sort()).toEqual(KEYS.toSorted());
  expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
});
