import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { JOB_THINGS } from '../src/games/gangsta/cards/jobThings.ts';
import { ESCAPE_PLAN_ICONS, GANGSTA_ICONS, PAGE_ICONS } from '../src/icons/names.ts';
import { roundPath } from './roundPath.ts';

const ICONS = new Map<string, Readonly<Record<string, string>>>([
  ['virtual:icons/page', PAGE_ICONS],
  ['virtual:icons/gangsta', GANGSTA_ICONS],
  ['virtual:icons/escapePlan', ESCAPE_PLAN_ICONS],
]);
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
    resolveId: (id) => (ICONS.has(id) || id === THINGS ? `\0${id}` : undefined),
    load(id) {
      const icons = ICONS.get(id.slice(1));
      if (icons !== undefined) return `export const PATHS = ${JSON.stringify(pathsOf(icons))};`;
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
