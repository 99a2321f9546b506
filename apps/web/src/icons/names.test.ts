import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PAGE_ICONS } from './names.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

const folders = globSync('games/*/icons/names.ts', { cwd: SOURCE });
const ofGames = await Promise.all(
  folders.map(async (file) => {
    const { ICONS } = (await import(`${SOURCE}${file}`)) as { readonly ICONS: Readonly<Record<string, string>> };
    return { where: `${dirname(dirname(file))}/`, icons: { ...PAGE_ICONS, ...ICONS } };
  }),
);
const ALL: object = Object.assign({}, ...ofGames.map(({ icons }) => icons));

test.each([
  ...ofGames,
  { where: 'table/', icons: PAGE_ICONS },
  { where: '{home,learn,online,practice,replay,statistics}/', icons: PAGE_ICONS },
])('the icons that $where names are loaded before they are shown', ({ where, icons }) => {
  const files = globSync(`${where}**/*.{ts,tsx}`, { cwd: SOURCE });
  const named = files.flatMap((file) =>
    [
      ...readFileSync(`${SOURCE}${file}`, 'utf8').matchAll(/(?:<Icon(?:Body)? name=|\bicon(?:=|: ))["'](\w+)["']/gu),
    ].map(([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ name }) => name in ALL && !(name in icons))).toEqual([]);
});
