import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensurePrivateFolder, makePrivate } from '../../base/privateFiles.ts';
import { StoreError } from '../port.ts';
import { commitsIn, isCounted } from './commits.ts';
import { fileIn, openReading, takeLock } from './file.ts';
import { readWitness, type WitnessState, witnessIn } from './witness.ts';

const MAX_NAMED = 20;

/** If the database has lost acknowledged writes, throws an error that names the missing data. Changes nothing. */
export function checkForLoss(data: string): void {
  const witnessed = readWitness(witnessIn(data));
  if (witnessed === undefined) return;
  const missing = missingIn(fileIn(data), witnessed);
  if (missing === undefined) return;
  throw new StoreError(
    'damaged',
    `${missing} Nothing was changed. Put a copy in its place and remove getaway.witness, or run \`getaway admin accept-loss\`: it puts the damaged files aside and lets the server continue with the rest.`,
  );
}

function missingIn(file: string, { store, commits, tables }: WitnessState): string | undefined {
  const acknowledged = `${commits} commits were acknowledged, of ${tables.size} tables lately.`;
  if (!existsSync(file)) return `The database ${file} is missing: ${acknowledged}`;
  if (statSync(file).size === 0) return `The database ${file} is empty: ${acknowledged}`;
  using db = openReading(file);
  const known = isCounted(db) ? commitsIn(db) : undefined;
  if (known?.store !== store) return `${file} is not the database that the server used here before: ${acknowledged}`;
  const { count } = known;
  if (count >= commits) return undefined;
  const linesOf = db.prepare('SELECT lines FROM tables WHERE id = ?1');
  const short = [...tables].flatMap(([id, { lines, commit }]) => {
    const there = Number(linesOf.get(id)?.lines ?? 0);
    return commit <= count || there >= lines ? [] : [`the table ${id} has ${there} of ${lines} lines`];
  });
  const named = short.slice(0, MAX_NAMED).join(', ') || 'no lines of a table are missing';
  const more = short.length > MAX_NAMED ? ` and ${short.length - MAX_NAMED} more tables` : '';
  return `The database ${file} has lost acknowledged writes: it has ${count} of ${commits} commits; ${named}${more}.`;
}

/**
 * Accepts the remaining data as complete, at the request of an admin. First copies all files into a new folder and
 * returns its path. Returns undefined if nothing is missing.
 */
export function acceptLoss(data: string): string | undefined {
  const unlock = takeLock(data);
  try {
    checkForLoss(data);
    return undefined;
  } catch (error) {
    if (!(error instanceof StoreError && error.trouble === 'damaged')) throw error;
    const aside = newFolderAside(data);
    const file = fileIn(data);
    for (const found of [file, `${file}-wal`, witnessIn(data)]) if (existsSync(found)) copyOwn(found, aside);
    rmSync(witnessIn(data), { force: true });
    return aside;
  } finally {
    unlock();
  }
}

export function newFolderAside(data: string): string {
  const aside = join(data, `damaged-${new Date().toISOString().replaceAll(/[:.]/gu, '-')}`);
  ensurePrivateFolder(aside);
  return aside;
}

/**
 * Lists all faults of the SQLite file, one sentence each. Includes differences from the witness, the second record of
 * writes.
 */
export function fileFaults(data: string): readonly string[] {
  const faults: string[] = [];
  try {
    checkForLoss(data);
  } catch (error) {
    if (!(error instanceof StoreError && error.trouble === 'damaged')) throw error;
    faults.push(error.message);
  }
  const file = fileIn(data);
  if (!existsSync(file) || statSync(file).size === 0) return faults;
  using db = openReading(file);
  const found = db.prepare('PRAGMA integrity_check').all();
  const said = found.map(({ integrity_check: fault }) => String(fault)).filter((fault) => fault !== 'ok');
  return [...faults, ...said.map((fault) => `SQLite says of ${file}: ${fault}.`)];
}

function copyOwn(file: string, folder: string): void {
  const copy = join(folder, basename(file));
  copyFileSync(file, copy);
  makePrivate(copy);
}
