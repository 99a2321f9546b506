import { type Remote, wrap } from 'comlink';
import type { WorkerApi } from '../worker/main.ts';

/** The worker in which the games run. */
export const tables: Remote<WorkerApi> = wrap<WorkerApi>(
  new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' }),
);
