import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const KEPT = /\.(?:js|css|html|svg|png|woff2|webmanifest)$/u;
/** Vite puts a hash into the name of every file in this folder, so the address alone identifies the content. */
const HASHED = 'assets/';

/** Gives the service worker the list of files to keep for offline play. */
export function precache(): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const worker = join(dir, WORKER);
      const source = readFileSync(worker, 'utf8');
      if (!source.includes('PRECACHED'))
        throw new Error(`${WORKER} does not contain PRECACHED, which the list of files replaces`);
      writeFileSync(worker, source.replace('PRECACHED', JSON.stringify(filesToKeep(dir))));
    },
  };
}

function filesToKeep(folder: string): { url: string; revision: string | null }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && KEPT.test(entry.name) && entry.name !== WORKER)
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = relative(folder, file).replaceAll(sep, '/');
      const revision = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
      return { url: `/${path}`, revision: path.startsWith(HASHED) ? null : revision };
    });
}
