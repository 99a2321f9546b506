import { mkdirSync } from 'node:fs';
import { Committer, type Write } from '../store/sqlite/commit.ts';
import { SqliteDatabase } from '../store/sqlite/database.ts';
import { fileIn, openReading, openWriting } from '../store/sqlite/file.ts';
import { FreshLines } from '../store/sqlite/freshLines.ts';
import { migrateSqlite } from '../store/sqlite/migrations.ts';
import { Tables } from '../store/tables.ts';

/** The store without its writer thread, for comparison only. */
export async function openOnThisThread(data: string): Promise<{ readonly tables: Tables; close(): Promise<void> }> {
  mkdirSync(data, { recursive: true });
  const file = fileIn(data);
  const db = openWriting(file);
  migrateSqlite(db);
  const committer = new Committer(db);
  const fresh = new FreshLines(db);
  let queue: { readonly piece: Write; readonly resolve: (changed: number) => void }[] = [];
  const commit = (): void => {
    const batch = queue;
    queue = [];
    const outcomes = committer.commit(batch.map(({ piece }) => piece));
    for (const [i, { resolve }] of batch.entries()) {
      const outcome = outcomes[i];
      resolve(typeof outcome === 'number' ? outcome : 0);
    }
    fresh.settleSome();
  };
  const database = new SqliteDatabase(
    openReading(file),
    (piece) =>
      new Promise((resolve) => {
        if (queue.push({ piece, resolve }) === 1) setImmediate(commit);
      }),
  );
  return { tables: new Tables(database), close: () => Promise.resolve(db.close()) };
}
