import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Matches a record type that must have an entry for each game. Casts do not count. */
const PER_GAME = /(?<!Partial<|as Readonly<)\bRecord<\s*GameId\b/u;

const sources = ['apps', 'bench', 'docs', 'packages', 'scripts'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/u.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

test('CONTRIBUTING lists every file that a new game has to touch', () => {
  const page = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const listed = [...page.slice(page.indexOf('## A game')).matchAll(/`(?<path>[\w-]+\/[\w./-]+)`/gu)].map(
    ({ groups }) => groups?.path ?? '',
  );
  const touched = sources.filter((file) => PER_GAME.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(touched).not.toEqual([]);
  // A listed folder stands for all files in it. The folder of a whole package is too vague and does not count.
  const folders = listed.filter((path) => path.split('/').length > 3);
  const isListed = (file: string): boolean =>
    listed.includes(file) || folders.some((path) => file.startsWith(`${path}/`));
  expect(touched.filter((file) => !isListed(file))).toEqual([]);
});
