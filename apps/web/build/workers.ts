import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const ADDRESSES = 'virtual:workers';
const WORKERS = { TABLES: 'src/worker/main.ts', BOTS: 'src/worker/bot.ts' };
const ENTRIES: ReadonlySet<string> = new Set(Object.values(WORKERS).map(pathOf));

/**
 * Builds the workers together with the page, so that they share chunks. Vite normally builds each worker separately. A
 * first visit would then load the rules of the game three times.
 */
export function workers(): Plugin {
  let isBuilt = false;
  let loadedByWorkers: ReadonlySet<string> = new Set();
  return {
    name: 'workers',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // A worker has no document, so it can't preload imported chunks.
          resolveDependencies: (_, files, { hostId }) => (loadedByWorkers.has(hostId) ? [] : files),
        },
      },
    }),
    configResolved({ command }) {
      isBuilt = command === 'build';
    },
    // Vite's helper uses `window` to report a chunk that fails to load. Workers have no `window`.
    transform: (code, id) =>
      id.includes('vite/preload-helper')
        ? code.replaceAll('window.dispatchEvent', 'globalThis.dispatchEvent')
        : undefined,
    resolveId: (id) => (id === ADDRESSES ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${ADDRESSES}`) return undefined;
      const lines = Object.entries(WORKERS).map(([name, path]) => {
        if (!isBuilt) return `export const ${name} = ${JSON.stringify(`/${path}`)};`;
        const file = this.emitFile({ type: 'chunk', id: pathOf(path), name: name.toLowerCase() });
        return `export const ${name} = import.meta.ROLLUP_FILE_URL_${file};`;
      });
      return lines.join('\n');
    },
    generateBundle: {
      order: 'pre', // before Vite writes the lists of what to preload
      handler(_, bundle) {
        loadedByWorkers = new Set(chunksOfWorkers(bundle).map(({ fileName }) => fileName));
        const styled = chunksOfWorkers(bundle).find(({ viteMetadata }) => (viteMetadata?.importedCss.size ?? 0) > 0);
        if (styled !== undefined) this.error(`a worker would load the screens in ${styled.moduleIds.join(', ')}`);
      },
    },
  };
}

/** The chunks that the workers load, at the start or on demand. */
function chunksOfWorkers(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.facadeModuleId !== null && ENTRIES.has(chunk.facadeModuleId))
      visit(chunk.fileName);
  return [...found];
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(`../${file}`, import.meta.url));
}
