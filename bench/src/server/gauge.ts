import { isMainThread } from 'node:worker_threads';

/** The resources that a server process has used. */
export interface Reading {
  readonly core: number;
  /** `heap` is the live heap with buffers, in bytes. */
  readonly heap: number;
  readonly resident: number;
}

// The measured servers load this module before their own code. So all are measured in the same way, and their own code
// need not be changed.
if (isMainThread) {
  process.on('message', (what) => process.send?.(read({ collectGarbage: what === 'memory' })));
  process.on('disconnect', () => process.exit()); // a server must not outlive the benchmark
}

function read({ collectGarbage }: { readonly collectGarbage: boolean }): Reading {
  if (collectGarbage) for (let i = 0; i < 3; i += 1) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { core: (user + system) / 1e6, heap: heapUsed + external, resident: rss };
}
