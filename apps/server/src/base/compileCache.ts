import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));

/**
 * Caches compiled modules. The next start then takes less than half the time. Only modules imported after this call are
 * cached.
 */
export function cacheCompiledModules(): void {
  enableCompileCache(FOLDER);
  process.env.NODE_COMPILE_CACHE ??= FOLDER; // makes threads use the cache too
}
