import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A prepared measurement: facts about its task, and a function that measures once. */
interface Prepared<Ready, Reading> {
  readonly ready: Ready;
  readonly sample: () => Reading;
}

/** Runs in the measuring process. It receives one task, warms up, and then measures once for every message. */
export function serve<Task, Ready, Reading>(
  prepare: (task: Task) => Prepared<Ready, Reading> | Promise<Prepared<Ready, Reading>>,
): void {
  const begin = async (task: Task): Promise<void> => {
    const { ready, sample } = await prepare(task);
    process.on('message', () => process.send?.(sample()));
    process.send?.(ready ?? 'ready');
  };
  process.once('message', (task: Task) => void begin(task));
}

export interface Probe<Ready, Reading> {
  readonly ready: Ready;
  sample(): Promise<Reading>;
  stop(): void;
}

/** Starts a measuring process and waits until it has warmed up. Between measurements, the process is idle. */
export async function startProbe<Task extends object, Ready, Reading>(
  script: 'speed.ts' | 'cost.ts' | 'listing.ts' | 'against.ts',
  task: Task,
): Promise<Probe<Ready, Reading>> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), [], { execArgv: ['--expose-gc'] });
  const ready = (await ask(child, task)) as Ready;
  return {
    ready,
    sample: async () => (await ask(child, 'sample')) as Reading,
    stop: () => child.disconnect(),
  };
}

/** Sends one message to a process and returns its answer. */
export async function ask(child: ChildProcess, message: object | string): Promise<unknown> {
  const stopped = new AbortController();
  const options = { signal: stopped.signal };
  const answered = once(child, 'message', options).then(([answer]: unknown[]) => answer);
  const died = once(child, 'exit', options).then(([code]) => {
    throw new Error(`a measuring process ended with code ${String(code)}`);
  });
  died.catch(() => {}); // prevents an unhandled rejection if the other promise wins the race
  child.send(message);
  try {
    return await Promise.race([answered, died]);
  } finally {
    stopped.abort();
  }
}
