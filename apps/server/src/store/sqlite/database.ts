import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Database, Notification, Row, Statement, Value } from '../database.ts';
import type { HeadingChange } from '../port.ts';
import { numberIn } from '../rows.ts';
import type { Write } from './commit.ts';

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

  async write([first, ...rest]: readonly [Statement, ...Statement[]], news?: Notification): Promise<number> {
    const changed = await this.#writePiece([{ ...first, news }, ...rest]);
    if (changed > 0 && news !== undefined) this.#tell(news);
    return changed;
  }

  append(id: string, expected: number, lines: readonly string[], change: HeadingChange): Promise<boolean> {
    return this.#writePiece([id, expected, lines, change]).then((changed) => {
      if (changed > 0) this.#tell({ table: id, lines: expected + lines.length });
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
