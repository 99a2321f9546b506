import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { newDatabase } from '../testing/postgres.ts';
import { openStore, type StoreLocation } from './open.ts';
import type { Store } from './port.ts';
import { transact } from './postgres/connection.ts';
import { migratePostgres, POSTGRES_MIGRATIONS } from './postgres/migrations.ts';
import { fileIn, openMigrating } from './sqlite/file.ts';
import { migrateSqlite, SQLITE_MIGRATIONS } from './sqlite/migrations.ts';
import { FIXTURES } from './suite/fixtures.ts';
import { troubleOf } from './suite/scene.ts';

/** Direct access to a database, to write what an older version would have written. */
interface Raw {
  readonly place: StoreLocation;
  readonly migrations: readonly string[];
  migrate(migrations: readonly string[]): Promise<void>;
  run(sql: string): Promise<void>;
  count(table: string): Promise<number>;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function sqlite(): Promise<Raw> {
  const data = mkdtempSync(join(tmpdir(), 'getaway-versions-'));
  folders.push(data);
  const use = async <T>(deed: (db: DatabaseSync) => T): Promise<T> => {
    using db = openMigrating(fileIn(data));
    return deed(db);
  };
  return {
    place: { data },
    migrations: SQLITE_MIGRATIONS,
    migrate: (migrations) => use((db) => migrateSqlite(db, migrations)),
    // The two databases write the bytes of a key in different ways.
    run: (sql) => use((db) => db.exec(sql.replace("'ada', '', 3", "'ada', x'', 3"))),
    count: (table) => use((db) => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n)),
  };
}

async function postgres(): Promise<Raw> {
  const databaseUrl = await newDatabase();
  const use = async <T>(deed: (client: pg.ClientBase) => Promise<T>): Promise<T> => {
    const pool = new pg.Pool({ connectionString: databaseUrl });
    try {
      return await transact(pool, async (client) => {
        await client.query('SET LOCAL search_path = getaway');
        return deed(client);
      });
    } finally {
      await pool.end();
    }
  };
  return {
    place: { data: '', databaseUrl },
    migrations: POSTGRES_MIGRATIONS,
    migrate: (migrations) => use((client) => migratePostgres(client, migrations)),
    run: (sql) => use(async (client) => void (await client.query(sql))),
    count: (table) =>
      use(async (client) => {
        const { rows } = await client.query<{ readonly n: string }>(`SELECT count(*) AS n FROM ${table}`);
        return Number(rows[0]?.n);
      }),
  };
}

async function findsEverything({ tables, people, packs, keys }: Store): Promise<void> {
  expect(await tables.heading('t')).toEqual({
    id: 't',
    game: 'gangsta',
    state: 'playing',
    listed: true,
    created: 5,
    changed: 6,
    about: '{"names":["Ada"]}',
    host: 'ada',
  });
  expect(await tables.heading('old')).not.toHaveProperty('host'); // that version did not store the host
  expect(await tables.lines('t')).toEqual([expect.stringContaining('opened'), 'Zażółć 🂡']);
  expect(await tables.snapshot('t')).toEqual({ lines: 2, document: '{"state":1}' });
  expect(await tables.seats('t')).toEqual([{ seat: 1, person: 'ada', linkHash: 'link' }]);
  expect(await tables.chat('t', 9)).toEqual([{ at: 7, person: 'ada', name: 'Ada', text: 'hi' }]);
  expect(await tables.note('t', 'ada')).toBe('noted');
  expect(await people.byDevice('device')).toEqual({ id: 'ada', name: 'Ada', created: 4, alerts: '{}' });
  const nameless = { label: '', added: 0 };
  expect(await people.passkey('key')).toEqual({
    id: 'key',
    person: 'ada',
    publicKey: new Uint8Array(),
    counter: 3,
    ...nameless,
  });
  expect(await people.devicesOf('ada')).toEqual([{ hash: 'device', ...nameless, seen: 0 }]);
  expect(await tables.listOf('ada')).toMatchObject([{ id: 't' }]); // nobody has removed this table from their list
  expect(await packs.get('pack')).toBe('{"cards":[]}');
  expect(await packs.get('server-keys-1')).toBeUndefined();
  expect(await keys.get('server')).toBe('{"push":1}');
  expect(await tables.append('t', 2, ['third'])).toBe(true);
}

describe.each([
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
] as const)('%s', (_, make) => {
  test.each(POSTGRES_MIGRATIONS.map((__, i) => i + 1))(
    'a database of version %i is opened with all its data',
    async (n) => {
      const raw = await make();
      await raw.migrate(raw.migrations.slice(0, n));
      await raw.run(FIXTURES[n - 1]!);
      const store = await openStore(raw.place);
      await findsEverything(store);
      await store.close();
      expect(await raw.count('migrations')).toBe(raw.migrations.length);
      expect(await raw.count('tables WHERE chain IS NULL')).toBe(0);
      await raw.run("UPDATE lines SET line = 'changed' WHERE table_id = 't' AND number = 1");
      const damaged = await openStore(raw.place);
      expect(await troubleOf(damaged.tables.lines('t'))).toBe('damaged');
      expect(await damaged.tables.lines('old')).toHaveLength(1);
      await damaged.close();
    },
  );

  test('both databases have the same versions, each with a fixture', async () => {
    expect((await make()).migrations).toHaveLength(FIXTURES.length);
  });

  test('later migrations run once and in order on existing data', async () => {
    const raw = await make();
    const later = [
      ...raw.migrations,
      "ALTER TABLE packs ADD COLUMN kind text NOT NULL DEFAULT 'house'",
      "UPDATE packs SET kind = 'own'; CREATE TABLE extra (id integer)",
    ];
    await raw.migrate(raw.migrations);
    await raw.run(FIXTURES[raw.migrations.length - 1]!);
    await raw.migrate(later.slice(0, -1));
    await raw.migrate(later);
    await raw.migrate(later);
    expect(await raw.count("packs WHERE kind = 'own'")).toBe(1);
    expect(await raw.count('migrations')).toBe(later.length);
  });

  test('a failed migration leaves no changes', async () => {
    const raw = await make();
    await raw.migrate(raw.migrations);
    const faulty = [...raw.migrations, 'CREATE TABLE half (id integer)', 'CREATE TABLE lines (id integer)'];
    await expect(raw.migrate(faulty)).rejects.toThrow(/lines/u);
    expect(await raw.count('migrations')).toBe(raw.migrations.length);
    await expect(raw.count('half')).rejects.toThrow(/half/u);
    await (await openStore(raw.place)).close();
  });

  test('a database of a newer program is refused with a message and not changed', async () => {
    const raw = await make();
    await raw.migrate([...raw.migrations, 'CREATE TABLE future (id integer)']);
    const version = raw.migrations.length;
    expect(await troubleOf(openStore(raw.place))).toBe('newer');
    await expect(openStore(raw.place)).rejects.toThrow(
      `A newer Getaway wrote this database: it has version ${version + 1}, this program knows version ${version}.`,
    );
    expect(await raw.count('future')).toBe(0);
    expect(await raw.count('migrations')).toBe(version + 1);
  });
});

test('SQLite: after an update, old and new lines that have not been moved yet are read once each', async () => {
  const raw = await sqlite();
  await raw.migrate(raw.migrations.slice(0, 5));
  await raw.run(FIXTURES[4]!);
  await raw.run("INSERT INTO fresh_lines (table_id, number, line) VALUES ('t', 2, 'third')");
  await raw.run("UPDATE tables SET lines = 3 WHERE id = 't'");
  const store = await openStore(raw.place);
  const many = Array.from({ length: 20 }, (_, i) => Array.from({ length: 500 }, (__, j) => `${i} ${j}`));
  for (const [i, lines] of many.entries()) expect(await store.tables.append('t', 3 + 500 * i, lines)).toBe(true);
  // The migration has moved the line `third` to its permanent place. Some later lines have been copied to theirs, but
  // are also still among the new lines.
  const kept = await store.tables.lines('t', 2);
  expect(kept).toEqual(['third', ...many.flat()]);
  await store.close();
});

test('processes that start together on an empty PostgreSQL all find it ready', async () => {
  const databaseUrl = await newDatabase();
  const stores = await Promise.all(Array.from({ length: 5 }, () => openStore({ data: '', databaseUrl })));
  await Promise.all(stores.map((store) => store.check()));
  await Promise.all(stores.map((store) => store.close()));
});
