import type { Database, Statement } from './database.ts';

/** As long as a long move with its snapshot: several pages, so that it needs the room that moves need. */
const LINE = 'x'.repeat(32 * 1024);

/** Through all that a move goes through, and with as much to write; what is in it is of no use to anybody. */
const PROBE: readonly [Statement, ...Statement[]] = [
  { text: 'INSERT INTO probe_lines (line) VALUES (?1)', values: [LINE] },
  { text: 'DELETE FROM probe_lines WHERE place < (SELECT max(place) FROM probe_lines)', values: [] },
];

/** Throws if a move could not be written at the moment. */
export async function probe(database: Database): Promise<void> {
  await database.write(PROBE);
}
