import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileIn } from '../store/sqlite/file.ts';

/** Something that keeps its promises although it is killed again and again. */
export interface Ordeal {
  /** Lets it work, kills it at some moment without a warning, and remembers what it had promised by then. */
  kill(): Promise<void>;
  /** Which promises are broken. */
  faults(): Promise<readonly string[]>;
  /** What was seen, in a sentence. */
  sum(): string;
}

/** Kills it so many times, and looks after each; stops at the first fault. The folder stays if there is one. */
export async function endure(
  times: number,
  begin: (data: string) => Ordeal,
): Promise<{ readonly faults: readonly string[]; readonly sum: string }> {
  const data = mkdtempSync(join(tmpdir(), 'getaway-crash-'));
  const ordeal = begin(data);
  for (let time = 1; time <= times; time += 1) {
    await ordeal.kill();
    const faults = [...damageIn(data), ...(await ordeal.faults())];
    if (faults.length > 0) return { faults: [`after ${time} kills, in ${data}:`, ...faults], sum: ordeal.sum() };
  }
  rmSync(data, { recursive: true });
  return { faults: [], sum: ordeal.sum() };
}

/** What the database itself says of its file. */
function damageIn(data: string): readonly string[] {
  if (!existsSync(fileIn(data))) return []; // it is kept elsewhere
  using db = new DatabaseSync(fileIn(data));
  const found = db.prepare('PRAGMA integrity_check').all();
  return found.map(({ integrity_check: fault }) => String(fault)).filter((fault) => fault !== 'ok');
}
