import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** More would make those wait for long who read the lines of a table; and so few that nobody notices who waits for a commit. */
const MEASURE = { many: 8192, few: 512 } as const;

const PUT = 'INSERT OR IGNORE INTO lines (table_id, number, line) SELECT table_id, number, line FROM fresh_lines';

/** Two questions: of both at once SQLite would look at every line. */
const COUNT = 'SELECT (SELECT max(place) FROM fresh_lines) - (SELECT min(place) FROM fresh_lines) + 1 AS count';

/** Lines that are being put in their places: those of one table after those of another. */
interface Round {
  readonly places: readonly number[];
  readonly next: number;
  /** The last place of all. */
  readonly until: number;
}

/**
 * New lines lie where they came, one behind the other, until they are put in their places: when there are many, a few after each
 * commit, and all of them when nobody writes. While that goes on some are in both; whoever reads finds each once.
 */
export class FreshLines {
  readonly #db: DatabaseSync;
  readonly #count: StatementSync;
  readonly #byTable: StatementSync;
  readonly #put: StatementSync;
  readonly #forget: StatementSync;
  readonly #measure: Readonly<Record<keyof typeof MEASURE, number>>;
  #round: Round | undefined;

  constructor(db: DatabaseSync, measure: Readonly<Record<keyof typeof MEASURE, number>> = MEASURE) {
    this.#db = db;
    this.#measure = measure;
    this.#count = db.prepare(COUNT);
    this.#byTable = db.prepare('SELECT place FROM fresh_lines ORDER BY table_id, number');
    this.#put = db.prepare(`${PUT} WHERE place = ?1`);
    this.#forget = db.prepare('DELETE FROM fresh_lines WHERE place <= ?1');
    this.settle(); // what a process before this one has left
  }

  /** A few, if there are many or others have been put in their places already. */
  settleSome(): void {
    const { few, many } = this.#measure;
    const last = this.#round;
    this.#round = undefined; // if this fails, all are tried again later
    this.#carefully(() => {
      if (last === undefined && this.#fresh < many) return;
      const { places, next, until } = last ?? this.#newRound();
      const isLast = next + few >= places.length;
      this.#inOnePiece(() => {
        for (const place of places.slice(next, next + few)) this.#put.run(place);
        // Places are never given twice, so whatever came meanwhile lies behind.
        if (isLast) this.#forget.run(until);
      });
      if (!isLast) this.#round = { places, next: next + few, until };
    });
  }

  settle(): void {
    this.#round = undefined;
    this.#carefully(() => {
      if (this.#fresh === 0) return;
      this.#inOnePiece(() => this.#db.exec(`${PUT} ORDER BY table_id, number; DELETE FROM fresh_lines`));
    });
  }

  get #fresh(): number {
    return Number(this.#count.get()?.count ?? 0);
  }

  #newRound(): Round {
    const places = this.#byTable.all().map(({ place }) => Number(place));
    return { places, next: 0, until: places.reduce((last, place) => Math.max(last, place), 0) };
  }

  #inOnePiece(deed: () => void): void {
    this.#db.exec('BEGIN IMMEDIATE');
    deed();
    this.#db.exec('COMMIT');
  }

  /** Whatever stands in the way, such as a full disk: they lie where they lay, and whoever writes next is told of it. */
  #carefully(deed: () => void): void {
    try {
      deed();
    } catch {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    }
  }
}
