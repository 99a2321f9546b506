/** The first line of a table. Every version of the server has written it in this format. */
const OPENED = '{"line":"opened","at":5,"host":"ada","setup":{}}';

const FIRST = `INSERT INTO tables (id, game, state, listed, created, changed, about, lines)
     VALUES ('t', 'gangsta', 'playing', '1', 5, 6, '{"names":["Ada"]}', 2), ('old', 'gangsta', 'over', '0', 1, 2, '{}', 1);
   INSERT INTO lines (table_id, number, line)
     VALUES ('t', 0, '${OPENED}'), ('t', 1, 'Zażółć 🂡'), ('old', 0, 'no line of ours');
   INSERT INTO snapshots (table_id, lines, document) VALUES ('t', 2, '{"state":1}');
   INSERT INTO people (id, name, created, alerts) VALUES ('ada', 'Ada', 4, '{}');
   INSERT INTO devices (hash, person) VALUES ('device', 'ada');
   INSERT INTO passkeys (id, person, public_key, counter) VALUES ('key', 'ada', '', 3);
   INSERT INTO seats (table_id, seat, person, link_hash) VALUES ('t', 1, 'ada', 'link');
   INSERT INTO chat (table_id, at, person, name, text) VALUES ('t', 7, 'ada', 'Ada', 'hi');
   INSERT INTO notes (table_id, person, text) VALUES ('t', 'ada', 'noted');
   INSERT INTO packs (hash, document) VALUES ('pack', '{"cards":[]}');`;

const HOSTED = `${FIRST} UPDATE tables SET host = 'ada' WHERE id = 't';
   INSERT INTO server_keys (name, document) VALUES ('server', '{"push":1}');`;

/**
 * For each version of the database schema, SQL statements that fill it with test data. The first entry is for version
 * 1. The statements work in both SQLite and PostgreSQL. A new migration needs an entry for its version.
 */
export const FIXTURES: readonly string[] = [
  `${FIRST} INSERT INTO packs (hash, document) VALUES ('server-keys-1', '{"push":1}');`,
  `${FIRST} INSERT INTO server_keys (name, document) VALUES ('server', '{"push":1}');`,
  HOSTED,
  HOSTED,
  HOSTED,
  HOSTED,
  HOSTED,
  HOSTED,
];
