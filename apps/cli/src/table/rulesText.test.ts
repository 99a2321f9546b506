import { expect, test } from 'vitest';
import { spokenBy } from '../games/voice.ts';
import { gameCalled } from '../testing/tables.ts';
import { rulesText } from './rulesText.ts';

const spoken = spokenBy(gameCalled('gangsta'));

test.each([
  ['a5', /^\nA\. Actions\nA5 {2}You can announce a job only if/u],
  ['N', /^\nN\. Snitches\nN1 .*\nN5 /su],
  ['snitch', /^\nN\. Snitches\nN1 {2}When a snitch is revealed/u],
])('rules are found by %s', (wanted, expected) => expect(rulesText(spoken, wanted, 80)?.join('\n')).toMatch(expected));

test('a search without matches returns undefined', () => expect(rulesText(spoken, 'xyzzy', 80)).toBeUndefined());
