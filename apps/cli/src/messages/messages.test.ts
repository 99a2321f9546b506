import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOTS } from '@getaway/games/aboutBots/messages/en';
import { expect, test } from 'vitest';
import { TABLE as ESCAPE_TABLE } from '../games/escapePlan/en.ts';
import { TABLE } from '../games/gangsta/en.ts';
import { SHELL } from './en.ts';
import { LANGUAGES } from './languages.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The catalogues contain every key, so only the other files show which keys are used. */
const CATALOGUES: ReadonlySet<string> = new Set(LANGUAGES.map((language) => `${language}.ts`));
const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !CATALOGUES.has(basename(file)))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');
/** Keys that the code builds from a kind and an id. A search for the whole key does not find them. */
const COMPOSED = /^(?:fault|input|short|word|letter|code|quick|undo)\./u;

test('every message of the program and the tables is used', () => {
  // Another package uses the texts about bots, and tests that all of them are used.
  const keys = Object.keys({ ...SHELL, ...TABLE, ...ESCAPE_TABLE });
  expect(
    keys.filter((key) => !COMPOSED.test(key) && !Object.hasOwn(BOTS, key) && !sources.includes(`'${key}'`)),
  ).toEqual([]);
});
