import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { openStore } from '../open.ts';
import { fileIn } from '../sqlite/file.ts';

const LONGEST_LIFE_MS = 150;

/** How many lines each table was promised to have. */
export type Promised = Map<string, number>;

/** Lets a process append until it is killed at some moment, and writes down what it promised. */
export async function killOnce(data: string, promised: Promised): Promise<void> {
  const appender = fileURLToPath(new URL('./appender.ts', import.meta.url));
  const child = spawn(process.execPath, [appender, data], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = new Promise<NodeJS.Signals | null>((resolve) => child.on('exit', (_, signal) => resolve(signal)));
  for await (const line of createInterface(child.stdout)) {
    const [table = '', lines] = line.split(' ');
    if (line === 'open') setTimeout(() => child.kill('SIGKILL'), Math.random() * LONGEST_LIFE_MS);
    else promised.set(table, Number(lines));
  }
  if ((await exit) !== 'SIGKILL') throw new Error('the appender ended by itself');
}

/** What is wrong with the file after that; nothing, if all promises were kept. */
export async function faultsIn(data: string, promised: Promised): Promise<readonly string[]> {
  const faults: string[] = [];
  using db = new DatabaseSync(fileIn(data));
  for (const { integrity_check: found } of db.prepare('PRAGMA integrity_check').all())
    if (found !== 'ok') faults.push(String(found));
  const store = await openStore({ data });
  for (const [table, least] of promised) {
    const lines = await store.tables.lines(table);
    if (lines.length < least) faults.push(`${table} has ${lines.length} lines, and ${least} were promised`);
    if (lines.some((line, i) => !line.startsWith(`line ${i}`))) faults.push(`${table} has lines out of order`);
    // Two lines and the heading are written in one piece.
    if (lines.length % 2 === 0) faults.push(`${table} has half of an append`);
    const about = (await store.tables.heading(table))?.about;
    if (about !== String(lines.length)) faults.push(`${table} says ${about} and has ${lines.length} lines`);
  }
  await store.close();
  return faults;
}
