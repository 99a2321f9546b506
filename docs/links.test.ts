import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/your-first-game.md'];

const LINK = /\]\((?<target>[^)\s]+)\)/gu;
/** A path from the root, in code marks. Placeholders such as `<game>` and patterns are not paths. */
const PATH = /`(?<target>(?:apps|bench|docs|packages|scripts)\/[\w./-]+)`/gu;

const textOf = (page: string): string => readFileSync(join(ROOT, page), 'utf8');
const targetsIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(({ groups }) => groups?.target ?? '');

/** The anchor of a heading, as GitHub makes it. */
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

test.each(PAGES)('every link in %s leads somewhere', (page) => {
  const links = targetsIn(textOf(page), LINK).filter((target) => !target.startsWith('http'));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((target) => isBroken(page, target))).toEqual([]);
});

test.each(PAGES)('every path in %s exists', (page) => {
  expect(targetsIn(textOf(page), PATH).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
