import type { ClientBase } from 'pg';
import type { Row } from '../database.ts';
import { numberIn } from '../rows.ts';
import { missingMigrations } from '../versions.ts';

/**
 * The same tables as in SQLite, plus the column `written` with the database's own time. A listener that lost its
 * connection uses this column to find missed writes.
 */
const FIRST = `
CREATE TABLE tables (
  id text COLLATE "C" PRIMARY KEY,
  game text NOT NULL,
  state text NOT NULL,
  listed boolean NOT NULL,
  created bigint NOT NULL,
  changed bigint NOT NULL,
  about text NOT NULL,
  lines integer NOT NULL,
  written timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 80);
CREATE INDEX tables_by_state ON tables (state, changed);

CREATE TABLE lines (
  table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  number integer NOT NULL,
  line text NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE TABLE snapshots (
  table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  lines integer NOT NULL,
  document text NOT NULL
);

CREATE TABLE people (
  id text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  created bigint NOT NULL,
  alerts text NOT NULL
);

CREATE TABLE devices (
  hash text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX devices_by_person ON devices (person);

CREATE TABLE passkeys (
  id text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL
);
CREATE INDEX passkeys_by_person ON passkeys (person);

CREATE TABLE seats (
  table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat integer NOT NULL,
  person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  link_hash text NOT NULL,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person);

CREATE TABLE chat (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  at bigint NOT NULL,
  person text NOT NULL,
  name text NOT NULL,
  text text NOT NULL
);
CREATE INDEX chat_by_table ON chat (table_id, number);

CREATE TABLE notes (
  table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  text text NOT NULL,
  PRIMARY KEY (table_id, person)
);
CREATE INDEX notes_by_person ON notes (person);

CREATE TABLE packs (
  hash text COLLATE "C" PRIMARY KEY,
  document text NOT NULL
);
`;

/** Moves the server's keys to a table of their own. Before, they were stored among the packs. */
const KEYS = `
CREATE TABLE server_keys (
  name text COLLATE "C" PRIMARY KEY,
  document text NOT NULL
);
INSERT INTO server_keys (name, document) SELECT 'server', document FROM packs WHERE hash = 'server-keys-1';
DELETE FROM packs WHERE hash = 'server-keys-1';
`;

/** Adds the host of each table, so that hosts find their tables. Before, only the table's first line named the host. */
const HOSTS = `
ALTER TABLE tables ADD COLUMN host text COLLATE "C";
UPDATE tables SET host = substring(line FROM '^[{]"line":"opened","at":[0-9]+,"host":"([A-Za-z0-9_-]+)"')
FROM lines WHERE lines.table_id = tables.id AND lines.number = 0;
CREATE INDEX tables_by_host ON tables (host);
`;

const TOKENS = `
ALTER TABLE devices
  ADD COLUMN label text NOT NULL DEFAULT '',
  ADD COLUMN added bigint NOT NULL DEFAULT 0,
  ADD COLUMN seen bigint NOT NULL DEFAULT 0;
ALTER TABLE passkeys
  ADD COLUMN label text NOT NULL DEFAULT '',
  ADD COLUMN added bigint NOT NULL DEFAULT 0;
CREATE TABLE put_away (
  table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  PRIMARY KEY (table_id, person)
);
CREATE INDEX put_away_by_person ON put_away (person);
`;

/** A view for reading lines. In SQLite it combines two SQL tables. In PostgreSQL all lines are in one. */
const ALL_LINES = 'CREATE VIEW all_lines AS SELECT table_id, number, line FROM lines';

/** Changes nothing. Only SQLite needed this migration, but both databases use the same version numbers. */
const NOTHING = 'SELECT 1';

/**
 * Adds a checksum over the lines of each game table (chain.ts), and an SQL table for test writes (probe.ts). In
 * SQLite, this migration also adds a count of commits. PostgreSQL does not need it, because its own log has checksums.
 */
const CHAINS = `
ALTER TABLE tables ADD COLUMN chain bigint;
CREATE TABLE probe_lines (
  place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  line text NOT NULL
);
`;

const PLAYED = `
CREATE TABLE played (
  person text COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  table_id text COLLATE "C" NOT NULL,
  document text NOT NULL,
  PRIMARY KEY (person, table_id)
);
`;

export const POSTGRES_MIGRATIONS: readonly string[] = [FIRST, KEYS, HOSTS, TOKENS, ALL_LINES, NOTHING, CHAINS, PLAYED];

/**
 * An arbitrary number that identifies a lock. If several processes start at the same time, the lock makes them migrate
 * one after the other.
 */
const LOCK = 8_420_000_001;

export async function migratePostgres(
  client: ClientBase,
  migrations: readonly string[] = POSTGRES_MIGRATIONS,
): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  await client.query('CREATE SCHEMA IF NOT EXISTS getaway');
  await client.query('SET LOCAL search_path = getaway');
  await client.query(
    'CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())',
  );
  const { rows } = await client.query<Row>('SELECT coalesce(max(number), 0) AS version FROM migrations');
  for (const { number, sql } of missingMigrations(numberIn(rows[0] ?? {}, 'version'), migrations)) {
    await client.query(sql);
    await client.query('INSERT INTO migrations (number) VALUES ($1)', [number]);
  }
}
