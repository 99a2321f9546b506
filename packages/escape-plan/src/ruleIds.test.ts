import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleIdsIn } from '@getaway/kernel/testing';
import { expect, test } from 'vitest';
import { RULEBOOK } from './rulebook/en.ts';

const ids = Object.keys(RULEBOOK);
const tested = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => ruleIdsIn(readFileSync(join(import.meta.dirname, file), 'utf8')));

test('every rule of the rulebook has a test that names it', () => {
  expect(ids.filter((id) => !tested.includes(id))).toEqual([]);
});

test('no test names a rule that is not in the rulebook', () => {
  expect(tested.filter((id) => !ids.includes(id))).toEqual([]);
});
