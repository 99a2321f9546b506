import type { Database } from './database.ts';
import { StoreError } from './port.ts';

/** Notified of successful and failed database requests. */
export interface StorageWatch {
  failed(error: StoreError): void;
  wrote(): void;
}

/** Wraps a database and reports its failures. A request that is refused because it is invalid is not a failure. */
export function watched(database: Database, watch: StorageWatch | undefined): Database {
  if (watch === undefined) return database;
  const onError = (error: unknown): never => {
    if (error instanceof StoreError && error.trouble === 'unavailable') watch.failed(error);
    throw error;
  };
  const onWritten = <T extends number | boolean>(changed: T): T => {
    if (changed) watch.wrote(); // a write that changes nothing may not reach the disk
    return changed;
  };
  return {
    lineTables: database.lineTables,
    read: (...asked) => database.read(...asked).catch(onError),
    write: (...asked) => database.write(...asked).then(onWritten, onError),
    append: (...asked) => database.append(...asked).then(onWritten, onError),
  };
}
