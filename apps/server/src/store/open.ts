import type { Store } from './port.ts';
import { openPostgres } from './postgres/store.ts';
import { openSqlite } from './sqlite/store.ts';
import type { StorageWatch } from './watched.ts';

export interface StoreLocation {
  /** The folder for the file, where no database is named. */
  readonly data: string;
  /** A PostgreSQL that several processes may share. */
  readonly databaseUrl?: string | undefined;
}

/** Opens the store and brings it to the newest version; throws a StoreError with a sentence for people if it can't be used. */
export function openStore({ data, databaseUrl = '' }: StoreLocation, watch?: StorageWatch): Promise<Store> {
  return databaseUrl === '' ? openSqlite(data, watch) : openPostgres(databaseUrl, watch);
}
