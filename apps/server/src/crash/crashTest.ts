import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileIn } from '../store/sqlite/file.ts';

/** Something that keeps its promises although it is killed again and again. */
export interface CrashTest {
  /** Lets it work, kills it at some moment without a warning, and remembers what it had promised by then. */
  kill(): Promise<void>;
  /** Which promises are broken. */
  faults(): Promise<readonly string[]>;
  /** What was seen, in a sentence. */
  sum(): string;
}

/** Kills it so many times, and looks after each; stops at the first fault. The folder stays if there is one. */
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

/** What the database itself says of its file. */
function damageIn(data: string): readonly string[] {
  if (!existsSync(fileIn(data))) return []; // it is kept elsewhere
  using db = new DatabaseSync(fileIn(data));
  const found = db.prepare('PRAGMA integrity_check').all();
  return found.map(({ integrity_check: fault }) => String(fault)).filter((fault) => fault !== 'ok');
}
