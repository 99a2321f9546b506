import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openStore } from '../store/open.ts';
import type { CrashTest } from './crashTest.ts';

const LONGEST_LIFE_MS = 150;

/** Tests a process that appends to several tables as fast as it can and does nothing else. */
export class StoreCrashTest implements CrashTest {
  readonly #data: string;
  /** How many lines of each table the store has acknowledged. */
  readonly #promised = new Map<string, number>();
  #kills = 0;

  constructor(data: string) {
    this.#data = data;
  }

  /** The number of acknowledged lines of the table with the fewest acknowledged lines. */
  get fewest(): number {
    return Math.min(...this.#promised.values());
  }

  async kill(): Promise<void> {
    const appender = fileURLToPath(new URL('./storeAppender.ts', import.meta.url));
    const child = spawn(process.execPath, [appender, this.#data], { stdio: ['ignore', 'pipe', 'inherit'] });
    const exit = new Promise<NodeJS.Signals | null>((resolve) => child.on('exit', (_, signal) => resolve(signal)));
    for await (const line of createInterface(child.stdout)) {
      const [table = '', lines] = line.split(' ');
      if (line === 'open') setTimeout(() => child.kill('SIGKILL'), Math.random() * LONGEST_LIFE_MS);
      else this.#promised.set(table, Number(lines));
    }
    if ((await exit) !== 'SIGKILL') throw new Error('the appender ended by itself');
    this.#kills += 1;
  }

  async faults(): Promise<readonly string[]> {
    const faults: string[] = [];
    const store = await openStore({ data: this.#data });
    for (const [table, least] of this.#promised) {
      const lines = await store.tables.lines(table);
      if (lines.length < least) faults.push(`${table} has ${lines.length} lines, and ${least} were promised`);
      if (lines.some((line, i) => !line.startsWith(`line ${i}`))) faults.push(`${table} has lines out of order`);
      // After the first line, each append writes two lines and the heading in one transaction. So an even number of
      // lines means that half of an append is missing.
      if (lines.length % 2 === 0) faults.push(`${table} has half of an append`);
      const about = (await store.tables.heading(table))?.about;
      if (about !== String(lines.length)) faults.push(`${table} says ${about} and has ${lines.length} lines`);
    }
    await store.close();
    return faults;
  }

  sum(): string {
    const lines = [...this.#promised.values()].reduce((sum, count) => sum + count, 0);
    return `The store was killed ${this.#kills} times; ${lines} lines were promised.`;
  }
}
