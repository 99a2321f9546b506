export interface Repeated {
  readonly rounds: number;
  /**
   * Seconds of a core: the time that all threads of the process spent on a processor, collecting garbage and compiling
   * included. What else the machine does hardly changes it.
   */
  readonly core: number;
  /** Seconds by the clock on the wall. */
  readonly wall: number;
}

/** Does something again and again, for at least that many milliseconds. */
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
