import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { JOB_THINGS } from '../src/games/gangsta/cards/jobThings.ts';
import { PAGE_ICONS } from '../src/icons/names.ts';
import { roundPath } from './roundPath.ts';

/** The page's icons have the id `virtual:icons/page`. Those of a game have the name of its folder instead of `page`. */
const ICONS = 'virtual:icons/';
const THINGS = 'virtual:job-things';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/**
 * Bundles only the icons in use, as SVG paths in a square of 512 units. The many pictures of jobs are in a separate
 * file, because the table can be used without them.
 */
export function gameIcons(): Plugin {
  let isBuilt = false;
  return {
    name: 'game-icons',
    configResolved({ command }) {
      isBuilt = command === 'build';
    },
    resolveId: (id) => (id.startsWith(ICONS) || id === THINGS ? `\0${id}` : undefined),
    async load(id) {
      if (id.startsWith(`\0${ICONS}`)) {
        const icons = await iconsOf(id.slice(1 + ICONS.length));
        return `export const PATHS = ${JSON.stringify(pathsOf(icons))};`;
      }
      if (id !== `\0${THINGS}`) return undefined;
      const symbols = Object.entries(pathsOf(JOB_THINGS)).map(
        ([job, path]) => `<symbol id="${job}" viewBox="0 0 512 512"><path fill="currentColor" d="${path}"/></symbol>`,
      );
      const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
      if (!isBuilt)
        return `export const DRAWING = ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)};`;
      const file = this.emitFile({ type: 'asset', name: 'jobs.svg', source });
      return `export const DRAWING = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

async function iconsOf(folder: string): Promise<Readonly<Record<string, string>>> {
  if (folder === 'page') return PAGE_ICONS;
  const file = new URL(`../src/games/${folder}/icons/names.ts`, import.meta.url);
  const { ICONS: icons } = (await import(file.href)) as { readonly ICONS: Readonly<Record<string, string>> };
  return icons;
}

function pathsOf(names: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  const paths = Object.entries(names).map(([name, original]) => {
    const path = /^<path fill="currentColor" d="([^"]*)"\/>$/u.exec(icons[original]?.body ?? '')?.[1];
    if (path === undefined) throw new Error(`game-icons has no icon ${original} that consists of one path`);
    return [name, roundPath(path)] as const;
  });
  return Object.fromEntries(paths);
}
