import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGES = globSync(['*.md', 'docs/*.md', '{apps,packages}/*/*.md', 'bench/*.md', 'deploy/*.md'], { cwd: ROOT });

const LINK = /\]\((?<target>[^)\s]+)\)/gu;
/** Matches a path from the root, in backquotes. Placeholders such as `<game>` and patterns do not match. */
const PATH = /`(?<target>(?:apps|bench|docs|packages|scripts)\/[\w./-]+)`/gu;
/** Matches a source file in backquotes. Its path may be relative to the root or to any other folder. */
const FILE = /`(?<target>[\w./-]+\.(?:ts|tsx|js|css))`/gu;
const FILES = globSync('**/*.{ts,tsx,js,css}', { cwd: ROOT, exclude: ['**/node_modules', '.cache'] });

const textOf = (page: string): string => readFileSync(join(ROOT, page), 'utf8');
const targetsIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(({ groups }) => groups?.target ?? '');

/** The anchors of a page's headings, in the form that GitHub uses. */
const anchorsOf = (page: string): readonly string[] =>
  [...textOf(page).matchAll(/^#+ (?<heading>.+)$/gmu)].map(({ groups }) =>
    (groups?.heading ?? '')
      .toLowerCase()
      .replaceAll(/[^\w\s-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isBroken(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  return !existsSync(join(ROOT, file)) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
}
const localLinksIn = (page: string): readonly string[] =>
  targetsIn(textOf(page), LINK).filter((target) => !target.startsWith('http'));

test('every page of the project is checked', () => {
  const links = PAGES.flatMap((page) => localLinksIn(page));
  expect(PAGES.length).toBeGreaterThan(15);
  expect(links.length).toBeGreaterThan(40);
});

test.each(PAGES)('every link in %s leads somewhere', (page) => {
  expect(localLinksIn(page).filter((target) => isBroken(page, target))).toEqual([]);
});

test.each(PAGES)('every path in %s exists', (page) => {
  expect(targetsIn(textOf(page), PATH).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

/**
 * The pages that may name only existing files. The tutorial has its own test, because it names files that its reader
 * writes.
 */
const DESCRIBING = PAGES.filter((page) => page !== 'docs/your-first-game.md');

test.each(DESCRIBING)('every file that %s names exists', (page) => {
  expect(
    targetsIn(textOf(page), FILE).filter((name) => !FILES.some((file) => `/${file}`.endsWith(`/${name}`))),
  ).toEqual([]);
});
