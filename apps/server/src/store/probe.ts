import type { Database, Statement } from './database.ts';

/** A line as long as a long move with its snapshot. If this line can be written, a move can be written too. */
const LINE = 'x'.repeat(32 * 1024);

/** Writes a row the way a move is written, and deletes older rows. Nothing reads them. */
const PROBE: readonly [Statement, ...Statement[]] = [
  { text: 'INSERT INTO probe_lines (line) VALUES (?1)', values: [LINE] },
  { text: 'DELETE FROM probe_lines WHERE place < (SELECT max(place) FROM probe_lines)', values: [] },
];

/** Throws an error if a move could not be written at this moment. */
export async function probe(database: Database): Promise<void> {
  await database.write(PROBE);
}
