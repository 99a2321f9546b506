import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keepOwn, makeOwnFile, makeOwnFolder } from '../../base/ownFiles.ts';
import { StoreError } from '../port.ts';
import { reasonOf } from '../sentences.ts';

/** How long to wait for another program that looks into the file. */
const PATIENCE_MS = 5000;

export const fileIn = (data: string): string => join(data, 'getaway.sqlite');

/** Before anybody opens it. SQLite makes the files beside it as open as this one is. */
export function makeOwn(file: string): void {
  makeOwnFile(file);
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (existsSync(beside)) keepOwn(beside);
}

/**
 * So many pages come into the log before they are put into the file, and whoever commits next waits for that. SQLite's own measure
 * is an eighth; but under load most pages are the same few again and again, and of those only the last is put in.
 */
const PAGES_IN_LOG = 8192;
const LONGEST_LOG = 64 * 1024 * 1024;

/** Opens the one connection that writes. */
export function openWriting(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: PATIENCE_MS, enableForeignKeyConstraints: true });
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${PAGES_IN_LOG}`);
  db.exec(`PRAGMA journal_size_limit = ${LONGEST_LOG}`);
  return db;
}

/** A migration may put one table in place of another, so what belongs to what is looked at only in the end. */
export const openMigrating = (file: string): DatabaseSync =>
  new DatabaseSync(file, { timeout: PATIENCE_MS, enableForeignKeyConstraints: false });

export const openReading = (file: string): DatabaseSync =>
  new DatabaseSync(file, { readOnly: true, timeout: PATIENCE_MS });

/**
 * Only one process may have the file, for only it tells those who listen. The lock is SQLite's own on an empty file beside it:
 * the system takes it back however the process ends, and no number of a process is ever taken for another's.
 */
export function takeLock(data: string): () => void {
  makeOwnFolder(data);
  const file = join(data, 'getaway.lock');
  makeOwnFile(file);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new StoreError(
      'inUse',
      `Another process keeps its games in ${data} (${reasonOf(error)}). Stop it, or choose another folder by DATA_DIR.`,
    );
  }
  return () => lock.close();
}
