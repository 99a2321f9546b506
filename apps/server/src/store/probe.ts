import type { Database, Statement } from './database.ts';

/** As long as a long move with its snapshot, so that the probe needs as much space as a move. */
const LINE = 'x'.repeat(32 * 1024);

/** Writes a row of the same size as a move, in the same way. Nothing reads it. */
const PROBE: readonly [Statement, ...Statement[]] = [
  { text: 'INSERT INTO probe_lines (line) VALUES (?1)', values: [LINE] },
  { text: 'DELETE FROM probe_lines WHERE place < (SELECT max(place) FROM probe_lines)', values: [] },
];

/** Throws if a move could not be written now. */
export async function probe(database: Database): Promise<void> {
  await database.write(PROBE);
}
