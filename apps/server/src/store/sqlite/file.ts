import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ensurePrivateFile, ensurePrivateFolder, makePrivate } from '../../base/privateFiles.ts';
import { StoreError } from '../port.ts';
import { reasonOf } from '../sentences.ts';

/** How long to wait for another program that reads the file. */
const PATIENCE_MS = 5000;

export const fileIn = (data: string): string => join(data, 'getaway.sqlite');

/** Makes the file private before it is opened. SQLite gives its additional files the same mode. */
export function makeDatabasePrivate(file: string): void {
  ensurePrivateFile(file);
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (existsSync(beside)) makePrivate(beside);
}

/**
 * The number of pages in the log that triggers a checkpoint, for which the next commit has to wait. It is eight times
 * SQLite's default, because under load most pages are written again and again, and a checkpoint copies only the last
 * version of each.
 */
const PAGES_IN_LOG = 8192;
const LONGEST_LOG = 64 * 1024 * 1024;

/** Opens the only writing connection. */
export function openWriting(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: PATIENCE_MS, enableForeignKeyConstraints: true });
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${PAGES_IN_LOG}`);
  db.exec(`PRAGMA journal_size_limit = ${LONGEST_LOG}`);
  return db;
}

/** Opens a connection for migrations. They may replace a table, so foreign keys are checked only at the end. */
export const openMigrating = (file: string): DatabaseSync =>
  new DatabaseSync(file, { timeout: PATIENCE_MS, enableForeignKeyConstraints: false });

export const openReading = (file: string): DatabaseSync =>
  new DatabaseSync(file, { readOnly: true, timeout: PATIENCE_MS });

/**
 * Only one process may use the file, because only that process notifies its listeners. The lock is SQLite's own lock on
 * an empty file beside the database. The system releases it however the process ends, and no process id can be mistaken
 * for another.
 */
export function takeLock(data: string): () => void {
  ensurePrivateFolder(data);
  const file = join(data, 'getaway.lock');
  ensurePrivateFile(file);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new StoreError(
      'inUse',
      `Another process uses the data in ${data} (${reasonOf(error)}). Stop it, or choose another folder with DATA_DIR.`,
    );
  }
  return () => lock.close();
}
