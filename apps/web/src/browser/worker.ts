import { TABLES } from 'virtual:workers';
import { type Signal, signal } from '@preact/signals';
import { type Remote, wrap } from 'comlink';
import type { WorkerApi } from '../worker/main.ts';

const worker = new Worker(TABLES, { type: 'module' });

/** Whether the worker has crashed. A crashed worker answers no calls. */
export const hasWorkerCrashed: Signal<boolean> = signal(false);
worker.addEventListener('error', () => {
  hasWorkerCrashed.value = true;
});

export const tables: Remote<WorkerApi> = wrap<WorkerApi>(worker);
