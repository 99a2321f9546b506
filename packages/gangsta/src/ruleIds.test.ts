import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RULEBOOK } from './rulebook/en.ts';

/** The rules that test titles begin with: `Q13+F1+R10: the reductions add up`. */
function idsInTitles(): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const titles = texts.flatMap((text) => [...text.matchAll(TITLE)].map(({ groups }) => groups?.ids ?? ''));
  return titles.flatMap((ids) => ids.split(/, |\+/));
}

/** A title of test, describe or test.each, whose table ends with a bracket. */
const TITLE = /(?:\b(?:test|describe)|[\])])\(\s*['"`](?<ids>[A-Z]\d+(?:(?:, |\+)[A-Z]\d+)*):/g;

const ids = Object.keys(RULEBOOK);

test('every rule of the rulebook has a test that names it', () => {
  const tested = new Set(idsInTitles());
  expect(ids.filter((id) => !tested.has(id))).toEqual([]);
});

test('no test names a rule that is not in the rulebook', () => {
  expect(idsInTitles().filter((id) => !ids.includes(id))).toEqual([]);
});
