import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { setLanguage } from '../games/setLanguage.ts';
import { spokenBy } from '../games/voice.ts';
import { gameCalled } from '../testing/tables.ts';
import { rulesText } from './rulesText.ts';

afterEach(() => setLanguage('en', GAMES));

const spoken = spokenBy(gameCalled('gangsta'));

test.each([
  ['a5', /^\nA\. Actions\nA5 {2}You can announce a job only if/u],
  ['N', /^\nN\. Snitches\nN1 .*\nN5 /su],
  ['snitch', /^\nN\. Snitches\nN1 {2}When a snitch is revealed/u],
])('rules are found by %s', (wanted, expected) => expect(rulesText(spoken, wanted, 80)?.join('\n')).toMatch(expected));

test('a search without matches returns undefined', () => expect(rulesText(spoken, 'xyzzy', 80)).toBeUndefined());

test.each([
  ['en', 'gangsta', 'how do I win', 'G2'],
  ['pt', 'gangsta', 'DENUNCIANTES', 'N1'],
  ['cs', 'escape-plan', 'jak vyhraju', 'G2'],
  ['ru', 'gangsta', 'стукача', 'N1'],
  ['pl', 'escape-plan', 'czarny', 'C4'],
] as const)('in %s, the rules of %s are searched in readers’ words: %s', async (language, game, wanted, rule) => {
  await setLanguage(language, GAMES);
  expect(rulesText(spokenBy(gameCalled(game)), wanted, 80)?.join('\n')).toMatch(new RegExp(`^${rule} `, 'mu'));
});
