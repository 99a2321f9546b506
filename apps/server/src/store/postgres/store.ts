import { Documents } from '../documents.ts';
import { fillChains } from '../fillChains.ts';
import { People } from '../people.ts';
import type { Store } from '../port.ts';
import { probe } from '../probe.ts';
import { type StorageWatch, watched } from '../storageWatch.ts';
import { Tables } from '../tables.ts';
import { poolOf, transact, troubleOf } from './connection.ts';
import { PostgresDatabase } from './database.ts';
import { PostgresListener } from './listener.ts';
import { migratePostgres } from './migrations.ts';

/** Opens a store in a PostgreSQL database that several processes may share. */
export async function openPostgres(databaseUrl: string, watch?: StorageWatch): Promise<Store> {
  const pool = poolOf(databaseUrl);
  try {
    await transact(pool, (client) => migratePostgres(client));
    const postgres = new PostgresDatabase(pool);
    const database = watched(postgres, watch);
    await fillChains(database);
    const listener = await PostgresListener.open(databaseUrl);
    return {
      tables: new Tables(database),
      people: new People(database),
      packs: new Documents(database, 'packs'),
      keys: new Documents(database, 'keys'),
      listen: (hear) => listener.listen(hear),
      check: () => probe(database),
      async close() {
        await postgres.idle();
        await listener.close();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw troubleOf(error);
  }
}
