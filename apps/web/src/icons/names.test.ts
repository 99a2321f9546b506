import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ESCAPE_PLAN_ICONS, GANGSTA_ICONS, PAGE_ICONS } from './names.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const ALL = { ...PAGE_ICONS, ...GANGSTA_ICONS, ...ESCAPE_PLAN_ICONS };

test.each([
  { where: 'games/gangsta/', icons: { ...PAGE_ICONS, ...GANGSTA_ICONS } },
  { where: 'games/escapePlan/', icons: { ...PAGE_ICONS, ...ESCAPE_PLAN_ICONS } },
  { where: 'table/', icons: PAGE_ICONS },
  { where: '{home,learn,online,practice,replay,statistics}/', icons: PAGE_ICONS },
])('the icons that $where names are loaded before they are shown', ({ where, icons }) => {
  // The short guide is left out, because it loads the icons of both games.
  const files = globSync(`${where}**/*.{ts,tsx}`, { cwd: SOURCE }).filter((file) => !file.startsWith('home/guide/'));
  const named = files.flatMap((file) =>
    [
      ...readFileSync(`${SOURCE}${file}`, 'utf8').matchAll(/(?:<Icon(?:Body)? name=|\bicon(?:=|: ))["'](\w+)["']/gu),
    ].map(([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ name }) => name in ALL && !(name in icons))).toEqual([]);
});
