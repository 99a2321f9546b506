import type { DatabaseSync } from 'node:sqlite';
import { numberIn, textIn } from '../rows.ts';

/** Counts a commit. This statement is part of every transaction whose writes are acknowledged. */
export const COUNT_COMMIT = "UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = 'commits'";

/** Whether the database counts its commits. A database of an older version does not. */
export const isCounted = (db: DatabaseSync): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'identity'").get() !== undefined;

/** The database's id and its number of commits. */
export function commitsIn(db: DatabaseSync): { readonly store: string; readonly count: number } {
  const row = db.prepare("SELECT store, seq FROM identity, sqlite_sequence WHERE name = 'commits'").get() ?? {};
  return { store: textIn(row, 'store'), count: numberIn(row, 'seq') };
}
