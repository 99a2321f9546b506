import type { Store } from './port.ts';
import { openPostgres } from './postgres/store.ts';
import { openSqlite } from './sqlite/store.ts';
import type { StorageWatch } from './storageWatch.ts';

export interface StoreLocation {
  /** The folder of the SQLite file. It is not used if there is a database URL. */
  readonly data: string;
  /** A PostgreSQL database that several processes may share. */
  readonly databaseUrl?: string | undefined;
}

/**
 * Opens the store and migrates it to the newest version. If the store can't be used, throws a StoreError with a
 * readable message.
 */
export function openStore({ data, databaseUrl = '' }: StoreLocation, watch?: StorageWatch): Promise<Store> {
  return databaseUrl === '' ? openSqlite(data, watch) : openPostgres(databaseUrl, watch);
}
