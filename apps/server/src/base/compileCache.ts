import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));

/**
 * Keeps what Node compiles, so that the next start takes less than half of the time. Only modules imported after this call
 * are kept. Where the folder can't be written, nothing changes.
 */
export function keepCompiled(): void {
  enableCompileCache(FOLDER);
  process.env.NODE_COMPILE_CACHE ??= FOLDER; // for threads
}
