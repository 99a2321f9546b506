import { TABLES } from 'virtual:workers';
import { type Signal, signal } from '@preact/signals';
import { type Remote, wrap } from 'comlink';
import type { WorkerApi } from '../worker/main.ts';

const worker = new Worker(TABLES, { type: 'module' });

/** Whether the worker has crashed. Calls to it might then never be answered. */
export const hasWorkerCrashed: Signal<boolean> = signal(false);
worker.addEventListener('error', () => {
  hasWorkerCrashed.value = true;
});

/** The worker that runs the games. */
export const tables: Remote<WorkerApi> = wrap<WorkerApi>(worker);
