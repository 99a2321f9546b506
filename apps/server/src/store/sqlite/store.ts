import { Documents } from '../documents.ts';
import { People } from '../people.ts';
import { type Store, StoreError } from '../port.ts';
import { reasonOf } from '../sentences.ts';
import { Tables } from '../tables.ts';
import { backupTo } from './backup.ts';
import { SqliteDatabase } from './database.ts';
import { fileIn, makeOwn, openMigrating, openReading, takeLock } from './file.ts';
import { migrateSqlite } from './migrations.ts';
import { Writer } from './writer.ts';

/** Everything in one file of the folder; this process has it alone. */
export async function openSqlite(data: string): Promise<Store> {
  const unlock = takeLock(data);
  const file = fileIn(data);
  try {
    makeOwn(file);
    migrate(file);
    const writer = await Writer.open(file);
    const reading = openReading(file);
    const database = new SqliteDatabase(reading, (piece) => writer.write(piece));
    return {
      tables: new Tables(database),
      people: new People(database),
      packs: new Documents(database, 'packs'),
      keys: new Documents(database, 'keys'),
      listen: (hear) => database.listen(hear),
      async check() {
        await database.write([{ text: TOUCH, values: [] }]);
      },
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

/** Changes nothing, but has to go through the disk. */
const TOUCH = 'UPDATE migrations SET at = at WHERE number = 1';

function migrate(file: string): void {
  try {
    using db = openMigrating(file);
    migrateSqlite(db);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError('unavailable', `The database ${file} can't be opened: ${reasonOf(error)}.`, { cause: error });
  }
}
