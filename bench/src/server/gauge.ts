import { isMainThread } from 'node:worker_threads';

/** What a server process uses, as it says itself. */
export interface Reading {
  /** Seconds that all its threads have spent on a processor. */
  readonly core: number;
  /** Bytes: what lives on the heap, with buffers; and all that the process has of the machine's memory. */
  readonly heap: number;
  readonly resident: number;
}

// Loaded into both servers before they start, so that both are read in the same way; neither of them knows of it.
if (isMainThread) {
  process.on('message', (what) => process.send?.(read({ tidy: what === 'memory' })));
  process.on('disconnect', () => process.exit()); // no server outlives the bench
}

function read({ tidy }: { readonly tidy: boolean }): Reading {
  if (tidy) for (let i = 0; i < 3; i += 1) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { core: (user + system) / 1e6, heap: heapUsed + external, resident: rss };
}
