import { existsSync } from 'node:fs';
import { Documents } from '../store/documents.ts';
import { openStore, type StoreLocation } from '../store/open.ts';
import { type Store, StoreError } from '../store/port.ts';
import { SqliteDatabase } from '../store/sqlite/database.ts';
import { fileIn, openReading } from '../store/sqlite/file.ts';
import { checkVersion } from '../store/sqlite/migrations.ts';
import { Tables } from '../store/tables.ts';

interface ReadOnlyStore extends Pick<Store, 'tables' | 'packs'> {
  close(): Promise<void>;
}

/** Opens a store for reading. This needs no lock, so a running server can keep writing. */
export async function openToRead(place: StoreLocation): Promise<ReadOnlyStore> {
  if ((place.databaseUrl ?? '') !== '') {
    const store = await openStore(place);
    return store;
  }
  const file = fileIn(place.data);
  if (!existsSync(file)) throw new StoreError('missing', `No server has saved anything in ${place.data} yet.`);
  const db = openReading(file);
  try {
    checkVersion(db);
  } catch (error) {
    db.close();
    throw error;
  }
  const refuse = (): Promise<number> =>
    Promise.reject(new StoreError('unavailable', 'The store was opened read-only.'));
  const database = new SqliteDatabase(db, refuse);
  return {
    tables: new Tables(database),
    packs: new Documents(database, 'packs'),
    close() {
      db.close();
      return Promise.resolve();
    },
  };
}
