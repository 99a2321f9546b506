import { isMainThread } from 'node:worker_threads';

/** The resources that a server process has used. */
export interface Reading {
  /** CPU seconds of all threads of the process. */
  readonly core: number;
  /** Memory in bytes. `heap` is the live heap with buffers, and `resident` is all memory of the process. */
  readonly heap: number;
  readonly resident: number;
}

// This module is loaded into both servers before their own code. So both are measured in the same way, and their code
// stays unchanged.
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
