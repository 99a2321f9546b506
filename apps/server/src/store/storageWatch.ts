import type { Database } from './database.ts';
import { StoreError } from './port.ts';

/** Gets reports about successful and failed writes to the database. */
export interface StorageWatch {
  failed(error: StoreError): void;
  wrote(): void;
}

/** Wraps a database and reports its failures to `watch`. A refused request is not a failure. */
export function watched(database: Database, watch: StorageWatch | undefined): Database {
  if (watch === undefined) return database;
  const onError = (error: unknown): never => {
    if (error instanceof StoreError && error.trouble === 'unavailable') watch.failed(error);
    throw error;
  };
  const onWritten = <T extends number | boolean>(changed: T): T => {
    if (changed) watch.wrote(); // a write without changes may not reach the disk, so it does not show that the disk works
    return changed;
  };
  return {
    lineTables: database.lineTables,
    read: (...asked) => database.read(...asked).catch(onError),
    write: (...asked) => database.write(...asked).then(onWritten, onError),
    append: (...asked) => database.append(...asked).then(onWritten, onError),
  };
}
