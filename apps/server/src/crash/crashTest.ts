import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileIn } from '../store/sqlite/file.ts';

/** Tests a program by killing it again and again. After each kill, no acknowledged data may be missing. */
export interface CrashTest {
  /** Lets the program run, kills it at a random moment, and records what the program had acknowledged. */
  kill(): Promise<void>;
  /** What was lost or damaged, one sentence for each fault. */
  faults(): Promise<readonly string[]>;
  sum(): string;
}

/** Kills the program this many times and checks its data after each kill. After a fault, stops and keeps the folder. */
export async function runCrashTest(
  times: number,
  begin: (data: string) => CrashTest,
): Promise<{ readonly faults: readonly string[]; readonly sum: string }> {
  const data = mkdtempSync(join(tmpdir(), 'getaway-crash-'));
  const crashTest = begin(data);
  for (let time = 1; time <= times; time += 1) {
    await crashTest.kill();
    const faults = [...damageIn(data), ...(await crashTest.faults())];
    if (faults.length > 0) return { faults: [`after ${time} kills, in ${data}:`, ...faults], sum: crashTest.sum() };
  }
  rmSync(data, { recursive: true });
  return { faults: [], sum: crashTest.sum() };
}

function damageIn(data: string): readonly string[] {
  if (!existsSync(fileIn(data))) return []; // there is no file if the data is in PostgreSQL
  using db = new DatabaseSync(fileIn(data));
  const found = db.prepare('PRAGMA integrity_check').all();
  return found.map(({ integrity_check: fault }) => String(fault)).filter((fault) => fault !== 'ok');
}
