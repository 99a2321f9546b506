import { expect, test } from 'vitest';
import { readGameFile } from './gameFile.ts';

const file = (more: object = {}): object => ({
  format: 'getaway-game',
  version: 1,
  players: [{ name: 'Ada' }, { name: 'Ben', bot: 'steady' }],
  journal: { game: 'gangsta' },
  ...more,
});

test('a file that is nested too deeply is refused with its own sentence', () => {
  const deep = `${'['.repeat(500_000)}${']'.repeat(500_000)}`;
  const text = JSON.stringify(file({ position: { x: 'HERE' } })).replace('"HERE"', deep);
  expect(readGameFile(text)).toEqual({ fault: { because: 'tooDeep' } });
  expect(readGameFile(JSON.stringify(file()))).toMatchObject({ ok: { game: 'gangsta' } });
  expect(readGameFile('no json')).toEqual({ fault: { because: 'notAGame' } });
});

test('invisible characters in a name from a file are replaced by a sign', () => {
  const text = JSON.stringify(file({ players: [{ name: 'A\u202Eda' }, { name: '\u3164' }] }));
  expect(readGameFile(text)).toMatchObject({ ok: { players: [{ name: 'A\uFFFDda' }, { name: '\uFFFD' }] } });
});
