export interface Repeated {
  readonly rounds: number;
  /**
   * CPU seconds of all threads, including garbage collection and compilation. Other processes hardly affect this
   * figure.
   */
  readonly core: number;
  readonly wall: number;
}

/** Repeats the work for at least `least` milliseconds. */
export function repeat(work: () => void, least: number): Repeated {
  const cpu = process.cpuUsage();
  const start = performance.now();
  let rounds = 0;
  do {
    work();
    rounds += 1;
  } while (performance.now() - start < least);
  const wall = (performance.now() - start) / 1e3;
  const { user, system } = process.cpuUsage(cpu);
  return { rounds, core: (user + system) / 1e6, wall };
}
