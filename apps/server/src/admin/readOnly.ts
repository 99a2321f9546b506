import { existsSync } from 'node:fs';
import { openStore, type Place } from '../store/open.ts';
import { StoreError, type TableStore } from '../store/port.ts';
import { SqliteDatabase } from '../store/sqlite/database.ts';
import { fileIn, openReading } from '../store/sqlite/file.ts';
import { Tables } from '../store/tables.ts';

interface Reading {
  readonly tables: TableStore;
  close(): Promise<void>;
}

/** To look into a file nobody needs to have it alone: a server may go on writing. */
export async function openToRead(place: Place): Promise<Reading> {
  if ((place.databaseUrl ?? '') !== '') {
    const store = await openStore(place);
    return { tables: store.tables, close: () => store.close() };
  }
  const file = fileIn(place.data);
  if (!existsSync(file)) throw new StoreError('missing', `No server has kept anything in ${place.data} yet.`);
  const db = openReading(file);
  const refuse = (): Promise<number> => Promise.reject(new StoreError('unavailable', 'It was opened to be read.'));
  return {
    tables: new Tables(new SqliteDatabase(db, refuse)),
    close() {
      db.close();
      return Promise.resolve();
    },
  };
}
