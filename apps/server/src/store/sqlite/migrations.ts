import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../port.ts';
import { numberIn, textIn } from '../rows.ts';
import { missingMigrations } from '../versions.ts';

/** The first version of the schema. The lines of a game table are opaque text to the database. */
const FIRST = `
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  state TEXT NOT NULL,
  listed INTEGER NOT NULL,
  created INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  about TEXT NOT NULL,
  lines INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_by_state ON tables (state, changed);

CREATE TABLE lines (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  line TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  lines INTEGER NOT NULL,
  document TEXT NOT NULL
) STRICT;

CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created INTEGER NOT NULL,
  alerts TEXT NOT NULL
) STRICT;

CREATE TABLE devices (
  hash TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX devices_by_person ON devices (person);

CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  public_key BLOB NOT NULL,
  counter INTEGER NOT NULL
) STRICT;
CREATE INDEX passkeys_by_person ON passkeys (person);

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  link_hash TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person);

CREATE TABLE chat (
  number INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX chat_by_table ON chat (table_id, number);

CREATE TABLE notes (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX notes_by_person ON notes (person);

CREATE TABLE packs (
  hash TEXT PRIMARY KEY,
  document TEXT NOT NULL
) STRICT;
`;

/** Moves the server's keys to a table of their own. Before, they were stored among the packs. */
const KEYS = `
CREATE TABLE server_keys (
  name TEXT PRIMARY KEY,
  document TEXT NOT NULL
) STRICT;
INSERT INTO server_keys (name, document) SELECT 'server', document FROM packs WHERE hash = 'server-keys-1';
DELETE FROM packs WHERE hash = 'server-keys-1';
`;

/** Adds the host of each table, so that hosts find their tables. Before, only the table's first line named the host. */
const HOSTS = `
ALTER TABLE tables ADD COLUMN host TEXT;
UPDATE tables SET host = (
  SELECT CASE WHEN json_valid(line) THEN json_extract(line, '$.host') END
  FROM lines WHERE table_id = tables.id AND number = 0
);
CREATE INDEX tables_by_host ON tables (host);
`;

/**
 * Adds the labels of devices and passkeys, when they were added, and when each device was last used. Also adds an SQL
 * table that records which game tables each person has removed from their list.
 */
const TOKENS = `
ALTER TABLE devices ADD COLUMN label TEXT NOT NULL DEFAULT '';
ALTER TABLE devices ADD COLUMN added INTEGER NOT NULL DEFAULT 0;
ALTER TABLE devices ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE passkeys ADD COLUMN label TEXT NOT NULL DEFAULT '';
ALTER TABLE passkeys ADD COLUMN added INTEGER NOT NULL DEFAULT 0;
CREATE TABLE put_away (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX put_away_by_person ON put_away (person);
`;

/**
 * Adds one SQL table for the new lines of all game tables. The lines are later moved to their permanent place. So a
 * commit writes a few pages, instead of one page for every active game table.
 */
const FRESH_LINES = `
CREATE TABLE fresh_lines (
  place INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  line TEXT NOT NULL
) STRICT;
CREATE VIEW all_lines AS
  SELECT table_id, number, line FROM lines UNION ALL SELECT table_id, number, line FROM fresh_lines;
`;

/**
 * Prepares for moving lines in small steps. Between the steps, a line can be in both SQL tables, but reads return it
 * only once.
 */
const FRESH_ONCE = `
INSERT INTO lines (table_id, number, line) SELECT table_id, number, line FROM fresh_lines ORDER BY table_id, number;
DROP VIEW all_lines;
DROP TABLE fresh_lines;
CREATE TABLE fresh_lines (
  place INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  line TEXT NOT NULL
) STRICT;
CREATE VIEW all_lines AS
  SELECT table_id, number, line FROM lines UNION SELECT table_id, number, line FROM fresh_lines;
`;

/**
 * Adds a checksum over the lines of each game table (chain.ts), and an SQL table for test writes (probe.ts). Also adds
 * an id of the database and a count of its commits, to compare with the witness (witness.ts).
 */
const CHAINS = `
ALTER TABLE tables ADD COLUMN chain INTEGER;
CREATE TABLE identity (
  store TEXT NOT NULL
) STRICT;
INSERT INTO identity (store) VALUES (lower(hex(randomblob(16))));
INSERT INTO sqlite_sequence (name, seq) VALUES ('commits', 0);
CREATE TABLE probe_lines (
  place INTEGER PRIMARY KEY AUTOINCREMENT,
  line TEXT NOT NULL
) STRICT;
`;

/**
 * Adds the finished games of each person, for statistics. A game remains when its table is removed. An empty document
 * stands for a game that the person has removed.
 */
const PLAYED = `
CREATE TABLE played (
  person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
`;

export const SQLITE_MIGRATIONS: readonly string[] = [
  FIRST,
  KEYS,
  HOSTS,
  TOKENS,
  FRESH_LINES,
  FRESH_ONCE,
  CHAINS,
  PLAYED,
];

/**
 * For programs that only read. Refuses a database of another version: a newer schema is unknown, and an older one would
 * have to be migrated first.
 */
export function checkVersion(db: DatabaseSync): void {
  if (missingMigrations(versionOf(db), SQLITE_MIGRATIONS).length > 0)
    throw new StoreError(
      'unavailable',
      'An older Getaway wrote this data. Stop it and start this one, which migrates the data.',
    );
}

export function migrateSqlite(db: DatabaseSync, migrations: readonly string[] = SQLITE_MIGRATIONS): void {
  const missing = missingMigrations(versionOf(db), migrations);
  if (missing.length === 0) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    db.exec('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT');
    const record = db.prepare('INSERT INTO migrations (number, at) VALUES (?1, ?2)');
    for (const { number, sql } of missing) {
      db.exec(sql);
      record.run(number, Date.now());
    }
    const astray = db.prepare('PRAGMA foreign_key_check').get();
    if (astray !== undefined)
      throw new Error(`a migration left rows of ${textIn(astray, 'table')} without their owner`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function versionOf(db: DatabaseSync): number {
  const table = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migrations'").get();
  if (table === undefined) return 0;
  const row = db.prepare('SELECT coalesce(max(number), 0) AS version FROM migrations').get();
  return row === undefined ? 0 : numberIn(row, 'version');
}
