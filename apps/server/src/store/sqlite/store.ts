import { Documents } from '../documents.ts';
import { fillChains } from '../fillChains.ts';
import { People } from '../people.ts';
import { type Store, StoreError } from '../port.ts';
import { probe } from '../probe.ts';
import { reasonOf } from '../sentences.ts';
import { type StorageWatch, watched } from '../storageWatch.ts';
import { Tables } from '../tables.ts';
import { backupTo } from './backup.ts';
import { SqliteDatabase } from './database.ts';
import { fileIn, makeDatabasePrivate, openMigrating, openReading, takeLock } from './file.ts';
import { checkForLoss } from './loss.ts';
import { migrateSqlite } from './migrations.ts';
import { witnessIn } from './witness.ts';
import { Writer } from './writer.ts';

/** Opens the store in the SQLite file of a folder. No other process may use the folder at the same time. */
export async function openSqlite(data: string, watch?: StorageWatch): Promise<Store> {
  const unlock = takeLock(data);
  const file = fileIn(data);
  try {
    checkForLoss(data);
    makeDatabasePrivate(file);
    migrate(file);
    const writer = await Writer.open({ database: file, witness: witnessIn(data) });
    const reading = openReading(file);
    const sqlite = new SqliteDatabase(reading, (piece) => writer.write(piece));
    const database = watched(sqlite, watch);
    await fillChains(database);
    return {
      tables: new Tables(database),
      people: new People(database),
      packs: new Documents(database, 'packs'),
      keys: new Documents(database, 'keys'),
      listen: (hear) => sqlite.listen(hear),
      check: () => probe(database),
      backup: (copy) => backupTo(file, copy),
      async close() {
        await writer.close();
        if (reading.isOpen) reading.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function migrate(file: string): void {
  try {
    using db = openMigrating(file);
    migrateSqlite(db);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError('unavailable', `The database ${file} can't be opened: ${reasonOf(error)}.`, { cause: error });
  }
}
