import { type Signal, signal } from '@preact/signals';
import { type Remote, wrap } from 'comlink';
import type { WorkerApi } from '../worker/main.ts';

const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });

/** Something broke where the games run: what is asked of it may never be answered. */
export const workerBroke: Signal<boolean> = signal(false);
worker.addEventListener('error', () => {
  workerBroke.value = true;
});

/** The worker in which the games run. */
export const tables: Remote<WorkerApi> = wrap<WorkerApi>(worker);
