import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { isOfTheDisk } from './trouble.ts';

interface SettleOptions {
  /**
   * Once there are this many new lines, the store begins to move them to their permanent place. The number is limited,
   * because every read scans the new lines.
   */
  readonly many: number;
  /** The minimum number of new lines to move in one step. It is small, because the next commit waits for the step. */
  readonly few: number;
}

const MEASURE: SettleOptions = { many: 8192, few: 512 };

/** If nothing was written for this long, all new lines are moved to their permanent place. */
export const QUIET_MS = 500;

const PUT = 'INSERT OR IGNORE INTO lines (table_id, number, line) SELECT table_id, number, line FROM fresh_lines';

/** Two subqueries find the first and the last new line quickly. With a single query, SQLite would scan every line. */
const ENDS = 'SELECT (SELECT min(place) FROM fresh_lines) AS first, (SELECT max(place) FROM fresh_lines) AS last';

/** New lines that are being moved to their permanent place, table by table. */
interface Round {
  readonly places: readonly number[];
  readonly next: number;
}

/**
 * New lines of all tables are appended to one SQL table and later moved to their permanent place (settled). If there
 * are many, a few are moved after each commit. When nobody writes, all are moved. Reads return each line once, even
 * during a move.
 */
export class FreshLines {
  readonly #db: DatabaseSync;
  readonly #ends: StatementSync;
  readonly #byTable: StatementSync;
  readonly #put: StatementSync;
  readonly #forget: StatementSync;
  readonly #measure: SettleOptions;
  #round: Round | undefined;
  #seen = 0;

  constructor(db: DatabaseSync, measure = MEASURE) {
    this.#db = db;
    this.#measure = measure;
    this.#ends = db.prepare(ENDS);
    this.#byTable = db.prepare('SELECT place FROM fresh_lines ORDER BY table_id, number');
    this.#put = db.prepare(`${PUT} WHERE place = ?1`);
    this.#forget = db.prepare('DELETE FROM fresh_lines WHERE place <= ?1');
    this.settle(); // moves the new lines that an earlier process left
  }

  /**
   * If there are many new lines, moves a few of them to their permanent place. Also continues a round that an earlier
   * step has begun.
   */
  settleSome(): void {
    const round = this.#round;
    this.#round = undefined; // if this step fails, all lines are tried again later
    this.#ifPossible(() => {
      const { first, last } = this.#places();
      // Moves at least twice as many lines as have arrived since the last step, so that the number of new lines
      // shrinks.
      const few = Math.max(this.#measure.few, 2 * (last - this.#seen));
      this.#seen = last;
      if (round === undefined && last - first + 1 < this.#measure.many) return;
      const { places, next } = round ?? this.#newRound();
      const isLast = next + few >= places.length;
      this.#inOnePiece(() => {
        for (const place of places.slice(next, next + few)) this.#put.run(place);
        // Removes the moved lines: all up to the highest place among them. Places are never reused, so lines that arrived
        // later have higher places and stay.
        if (isLast) this.#forget.run(places.reduce((most, place) => Math.max(most, place), 0));
      });
      if (!isLast) this.#round = { places, next: next + few };
    });
  }

  settle(): void {
    this.#round = undefined;
    this.#ifPossible(() => {
      if (this.#places().last === 0) return;
      this.#inOnePiece(() => this.#db.exec(`${PUT} ORDER BY table_id, number; DELETE FROM fresh_lines`));
    });
  }

  /** The positions of the first and the last new line; 0 if there are none. */
  #places(): { readonly first: number; readonly last: number } {
    const { first, last } = this.#ends.get() ?? {};
    return { first: Number(first ?? 0), last: Number(last ?? 0) };
  }

  #newRound(): Round {
    return { places: this.#byTable.all().map(({ place }) => Number(place)), next: 0 };
  }

  #inOnePiece(deed: () => void): void {
    this.#db.exec('BEGIN IMMEDIATE');
    deed();
    this.#db.exec('COMMIT');
  }

  /** Ignores failures of the disk. The lines stay where they are, and the next write reports the failure. */
  #ifPossible(deed: () => void): void {
    try {
      deed();
    } catch (error) {
      if (!isOfTheDisk(error)) throw error;
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    }
  }
}
