import type { DatabaseSync } from 'node:sqlite';
import { numberIn, textIn } from '../rows.ts';

/** Part of every transaction whose writes are acknowledged. */
export const COUNT_COMMIT = "UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = 'commits'";

/** A program of an older version has not counted. */
export const isCounted = (db: DatabaseSync): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'identity'").get() !== undefined;

/** Which database this is, and how many commits it has. */
export function commitsIn(db: DatabaseSync): { readonly store: string; readonly count: number } {
  const row = db.prepare("SELECT store, seq FROM identity, sqlite_sequence WHERE name = 'commits'").get() ?? {};
  return { store: textIn(row, 'store'), count: numberIn(row, 'seq') };
}
