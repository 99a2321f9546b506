import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ICON_NAMES } from '../src/icons/names.ts';
import { roundPath } from './roundPath.ts';

const ID = 'virtual:game-icons';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** Bundles only the icons in use, each as the path of its 512-unit square. */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
      const paths = Object.entries(ICON_NAMES).map(([name, original]) => {
        const path = /^<path fill="currentColor" d="([^"]*)"\/>$/u.exec(icons[original]?.body ?? '')?.[1];
        if (path === undefined) throw new Error(`game-icons has no icon ${original} that consists of one path`);
        return [name, roundPath(path)];
      });
      return `export const PATHS = ${JSON.stringify(Object.fromEntries(paths))};`;
    },
  };
}
