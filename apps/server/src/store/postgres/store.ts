import { Documents } from '../documents.ts';
import { People } from '../people.ts';
import { type Store, StoreError } from '../port.ts';
import { textIn } from '../rows.ts';
import { Tables } from '../tables.ts';
import { poolOf, transact, troubleOf } from './connection.ts';
import { PostgresDatabase } from './database.ts';
import { Ears } from './ears.ts';
import { migratePostgres } from './migrations.ts';

/** A PostgreSQL that several processes may share. */
export async function openPostgres(databaseUrl: string): Promise<Store> {
  const pool = poolOf(databaseUrl);
  try {
    await transact(pool, (client) => migratePostgres(client));
    const database = new PostgresDatabase(pool);
    const ears = await Ears.open(databaseUrl);
    return {
      tables: new Tables(database),
      people: new People(database),
      packs: new Documents(database, 'packs'),
      keys: new Documents(database, 'keys'),
      listen: (hear) => ears.listen(hear),
      async check() {
        const [row] = await database.read('SHOW transaction_read_only', []);
        if (row !== undefined && textIn(row, 'transaction_read_only') === 'on')
          throw new StoreError('unavailable', 'The database can only be read.');
      },
      async close() {
        await database.idle();
        await ears.close();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw troubleOf(error);
  }
}
