import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as readings from '../entries/reading.ts';

const FOLDER = join(import.meta.dirname, '..');
const tests = globSync('**/*.test.ts', { cwd: FOLDER })
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  .join('\n');
const names = Object.entries(readings).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));

test('every reading is named in a test of this package', () => {
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`, 'u').test(tests))).toEqual([]);
});
