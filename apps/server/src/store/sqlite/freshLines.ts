import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { isOfTheDisk } from './trouble.ts';

interface SettleOptions {
  /** So many are put in their places: whoever reads a table looks through all that are not. */
  readonly many: number;
  /** So many at a time, at the least: whoever waits for the next commit waits for them too. */
  readonly few: number;
}

const MEASURE: SettleOptions = { many: 8192, few: 512 };

/** So long nobody must have written before all are put in their places. */
export const QUIET_MS = 500;

const PUT = 'INSERT OR IGNORE INTO lines (table_id, number, line) SELECT table_id, number, line FROM fresh_lines';

/** Two questions: of both at once SQLite would look at every line. */
const ENDS = 'SELECT (SELECT min(place) FROM fresh_lines) AS first, (SELECT max(place) FROM fresh_lines) AS last';

/** Lines that are being put in their places: those of one table after those of another. */
interface Round {
  readonly places: readonly number[];
  readonly next: number;
}

/**
 * New lines lie where they came, one behind the other, until they are put in their places: when there are many, a few after each
 * commit, and all of them when nobody writes. While that goes on some are in both; whoever reads finds each once.
 */
export class FreshLines {
  readonly #db: DatabaseSync;
  readonly #ends: StatementSync;
  readonly #byTable: StatementSync;
  readonly #put: StatementSync;
  readonly #forget: StatementSync;
  readonly #measure: SettleOptions;
  #round: Round | undefined;
  /** The last place when somebody last looked. */
  #seen = 0;

  constructor(db: DatabaseSync, measure = MEASURE) {
    this.#db = db;
    this.#measure = measure;
    this.#ends = db.prepare(ENDS);
    this.#byTable = db.prepare('SELECT place FROM fresh_lines ORDER BY table_id, number');
    this.#put = db.prepare(`${PUT} WHERE place = ?1`);
    this.#forget = db.prepare('DELETE FROM fresh_lines WHERE place <= ?1');
    this.settle(); // what a process before this one has left
  }

  /** A few, if there are many or others have been put in their places already. */
  settleSome(): void {
    const round = this.#round;
    this.#round = undefined; // if this fails, all are tried again later
    this.#ifPossible(() => {
      const { first, last } = this.#places();
      const few = Math.max(this.#measure.few, 2 * (last - this.#seen)); // never fewer than come
      this.#seen = last;
      if (round === undefined && last - first + 1 < this.#measure.many) return;
      const { places, next } = round ?? this.#newRound();
      const isLast = next + few >= places.length;
      this.#inOnePiece(() => {
        for (const place of places.slice(next, next + few)) this.#put.run(place);
        // Places are never given twice, so whatever came meanwhile lies behind.
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

  /** Where the first and the last lie; 0 if there are none. */
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

  /** Where the disk stands in the way they lie where they lay, and whoever writes next is told of it. */
  #ifPossible(deed: () => void): void {
    try {
      deed();
    } catch (error) {
      if (!isOfTheDisk(error)) throw error;
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    }
  }
}
