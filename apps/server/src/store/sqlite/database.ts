import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { CHAIN_PRIME, chainStep } from '../chain.ts';
import type { Database, Notification, Row, Statement, Value } from '../database.ts';
import type { HeadingChange } from '../port.ts';
import { numberIn } from '../rows.ts';
import type { Write } from './commit.ts';

const ADD_LINE = 'INSERT INTO fresh_lines (table_id, number, line) VALUES (?1, ?2, ?3)';
const COLUMNS = ['state', 'listed', 'changed', 'about', 'host'] as const satisfies (keyof HeadingChange)[];

/**
 * Updates the checksum of a table. The parameters are cast to integers, because SQLite gets them as floating-point
 * numbers, and products of those would not be exact.
 */
const CHAIN = `chain = (chain * CAST(?4 AS INTEGER) + CAST(?5 AS INTEGER)) % ${CHAIN_PRIME}`;

/** The texts of UPDATE statements for a table's row, by the columns that they set. */
const COUNTS = new Map<string, string>();

function countText(columns: readonly string[]): string {
  const key = columns.join();
  const known = COUNTS.get(key);
  if (known !== undefined) return known;
  const set = columns.map((column, i) => `, ${column} = ?${i + 6}`).join('');
  const text = `UPDATE tables SET lines = ?3, ${CHAIN}${set} WHERE id = ?1 AND lines = ?2`;
  COUNTS.set(key, text);
  return text;
}

/** Reads run in the main thread and are never blocked by fsync. Writes run in the writer thread. */
export class SqliteDatabase implements Database {
  readonly lineTables = ['lines', 'fresh_lines'];
  readonly #reading: DatabaseSync;
  readonly #writePiece: (piece: Write) => Promise<number>;
  readonly #prepared = new Map<string, StatementSync>();
  readonly #listeners = new Set<(table: string, lines: number) => void>();

  constructor(reading: DatabaseSync, writePiece: (piece: Write) => Promise<number>) {
    this.#reading = reading;
    this.#writePiece = writePiece;
  }

  async read(text: string, values: readonly Value[]): Promise<readonly Row[]> {
    return this.#rows(text, values);
  }

  async write(piece: Write, news?: Notification): Promise<number> {
    const [first, ...rest] = piece;
    const changed = await this.#writePiece([{ ...first, news }, ...rest]);
    if (changed > 0 && news !== undefined) this.#tell(news);
    return changed;
  }

  append(id: string, expected: number, lines: readonly string[], change: HeadingChange): Promise<boolean> {
    const columns = COLUMNS.filter((column) => change[column] !== undefined);
    const changes = columns
      .map((column) => change[column])
      .map((value) => (typeof value === 'string' ? value : Number(value)));
    const { factor, added: sum } = chainStep(lines);
    const news = { table: id, lines: expected + lines.length };
    const count = {
      text: countText(columns),
      values: [id, expected, news.lines, factor, sum, ...changes],
      news,
    };
    const added = lines.map((line, i): Statement => ({ text: ADD_LINE, values: [id, expected + i, line] }));
    return this.#writePiece([count, ...added]).then((changed) => {
      if (changed > 0) this.#tell(news);
      return changed > 0;
    });
  }

  listen(hear: (table: string, lines: number) => void): () => void {
    const own = (table: string, lines: number): void => hear(table, lines);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  #tell({ table, lines }: Notification): void {
    if (this.#listeners.size === 0) return;
    const [row] = lines === undefined ? this.#rows('SELECT lines FROM tables WHERE id = ?1', [table]) : [];
    const count = lines ?? (row === undefined ? 0 : numberIn(row, 'lines'));
    // Listeners run later, so that an error in a listener does not make the write fail.
    for (const hear of this.#listeners) queueMicrotask(() => hear(table, count));
  }

  #rows(text: string, values: readonly Value[]): readonly Row[] {
    const known = this.#prepared.get(text);
    const statement = known ?? this.#reading.prepare(text);
    if (known === undefined) this.#prepared.set(text, statement);
    return statement.all(...values);
  }
}
