import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ensurePrivateFile, ensurePrivateFolder, makePrivate } from '../../base/privateFiles.ts';
import { StoreError } from '../port.ts';
import { reasonOf } from '../sentences.ts';

/** How long to wait for another program that has locked the file. */
const PATIENCE_MS = 5000;

export const fileIn = (data: string): string => join(data, 'getaway.sqlite');

/** Makes the database file private before it is opened. SQLite gives its log files the same mode. */
export function makeDatabasePrivate(file: string): void {
  ensurePrivateFile(file);
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (existsSync(beside)) makePrivate(beside);
}

/**
 * When SQLite's log has this many pages, SQLite starts a checkpoint, which copies the log into the database. A commit
 * waits for the checkpoint. The number is eight times SQLite's default: a checkpoint copies each changed page only
 * once, so rarer checkpoints copy less.
 */
const PAGES_IN_LOG = 8192;
const LONGEST_LOG = 64 * 1024 * 1024;

/** Opens the only connection that writes. */
export function openWriting(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: PATIENCE_MS, enableForeignKeyConstraints: true });
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${PAGES_IN_LOG}`);
  db.exec(`PRAGMA journal_size_limit = ${LONGEST_LOG}`);
  return db;
}

/**
 * Opens a connection for migrations. Foreign keys are checked only at the end, because a migration may replace a table.
 */
export const openMigrating = (file: string): DatabaseSync =>
  new DatabaseSync(file, { timeout: PATIENCE_MS, enableForeignKeyConstraints: false });

export const openReading = (file: string): DatabaseSync =>
  new DatabaseSync(file, { readOnly: true, timeout: PATIENCE_MS });

/**
 * Takes the lock of the data folder. Only one process may use the database, because a process notifies only its own
 * listeners. The lock is an SQLite lock on an empty file, so the system releases it when the process ends.
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
