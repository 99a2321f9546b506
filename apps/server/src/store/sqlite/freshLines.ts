import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** More than this would make those wait for long who read the lines of a table. */
const MANY = 8192;

/** Lines that lie where they came, one behind the other, until they are put in their places. Whoever reads finds them anywhere. */
export class FreshLines {
  readonly #db: DatabaseSync;
  readonly #last: StatementSync;
  readonly #many: number;

  constructor(db: DatabaseSync, many = MANY) {
    this.#db = db;
    this.#many = many;
    this.#last = db.prepare('SELECT max(place) AS place FROM fresh_lines');
    this.settle(); // what a process before this one has left
  }

  settleIfMany(): void {
    if (this.#count() >= this.#many) this.settle();
  }

  /** If it can't be done, they lie where they lay, and it is tried again later. */
  settle(): void {
    if (this.#count() === 0) return;
    try {
      this.#db.exec(`
        BEGIN IMMEDIATE;
        INSERT INTO lines (table_id, number, line)
          SELECT table_id, number, line FROM fresh_lines ORDER BY table_id, number;
        DELETE FROM fresh_lines;
        COMMIT`);
    } catch {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    }
  }

  /** They are counted anew whenever none is left. */
  #count(): number {
    return Number(this.#last.get()?.place ?? 0);
  }
}
