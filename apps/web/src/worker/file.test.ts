import { expect, test } from 'vitest';
import { readFile } from './file.ts';

const file = (more: object = {}): object => ({
  format: 'getaway-game',
  version: 1,
  players: [{ name: 'Ada' }, { name: 'Ben', bot: 'steady' }],
  journal: { game: 'gangsta' },
  ...more,
});

test('a file that is nested too deeply is refused by a sentence of its own', () => {
  const deep = `${'['.repeat(500_000)}${']'.repeat(500_000)}`;
  const text = JSON.stringify(file({ position: { x: 'HERE' } })).replace('"HERE"', deep);
  expect(readFile(text)).toEqual({ trouble: { what: 'tooDeep' } });
  expect(readFile(JSON.stringify(file()))).toMatchObject({ ok: { game: 'gangsta' } });
  expect(readFile('no json')).toEqual({ trouble: { what: 'notAGame' } });
});

test('what nobody can see in a name out of a file is shown by a sign', () => {
  const text = JSON.stringify(file({ players: [{ name: 'A\u202Eda' }, { name: '\u3164' }] }));
  expect(readFile(text)).toMatchObject({ ok: { players: [{ name: 'A\uFFFDda' }, { name: '\uFFFD' }] } });
});
