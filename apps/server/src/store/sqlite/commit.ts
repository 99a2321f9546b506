import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Statement } from '../database.ts';
import type { StoreTrouble } from '../port.ts';
import { reasonOf, sentenceFor } from '../sentences.ts';

export type Piece = readonly [Statement, ...Statement[]];

/** What became of a piece. Plain data: it crosses from one thread to another. */
export type Outcome =
  | { readonly changed: number }
  | { readonly trouble: StoreTrouble | undefined; readonly message: string };

/**
 * Group commit: what arrives at the same time shares one transaction, and so one wait for the disk. A piece that fails leaves the
 * others alone.
 */
export class Committer {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  commit(pieces: readonly Piece[]): readonly Outcome[] {
    try {
      return this.#together(pieces);
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      // A piece too big for the disk takes its transaction with it; the others may still fit. After any other failure of the
      // disk nothing that it says can be trusted, so nothing is tried again.
      if (pieces.length > 1 && codeOf(error) === FULL) return pieces.flatMap((piece) => this.commit([piece]));
      return pieces.map(() => failed(error));
    }
  }

  #together(pieces: readonly Piece[]): readonly Outcome[] {
    this.#run('BEGIN IMMEDIATE');
    const outcomes = pieces.map((piece) => this.#apply(piece));
    this.#run('COMMIT');
    return outcomes;
  }

  #apply([first, ...rest]: Piece): Outcome {
    this.#run('SAVEPOINT piece');
    try {
      const changed = this.#run(first.text, first.values);
      if (changed > 0) for (const { text, values } of rest) this.#run(text, values);
      this.#run('RELEASE piece');
      return { changed };
    } catch (error) {
      if (!this.#db.isTransaction) throw error;
      this.#run('ROLLBACK TO piece');
      this.#run('RELEASE piece');
      return failed(error);
    }
  }

  #run(text: string, values: Statement['values'] = []): number {
    const known = this.#prepared.get(text);
    const statement = known ?? this.#db.prepare(text);
    if (known === undefined) this.#prepared.set(text, statement);
    return Number(statement.run(...values).changes);
  }
}

const FULL = 13;
const TROUBLES: Readonly<Record<number, StoreTrouble>> = { 787: 'missing', 1555: 'exists', 2067: 'exists' };
/** Locked, read-only, broken, full: codes of SQLite that the disk or another program is to blame for. */
const OUTSIDE = new Set([5, 6, 8, 10, 11, FULL, 14, 26]);

function failed(error: unknown): Outcome {
  const code = codeOf(error);
  const trouble = TROUBLES[code] ?? (OUTSIDE.has(code % PRIMARY) ? 'unavailable' : undefined);
  return { trouble, message: sentenceFor(trouble, reasonOf(error)) };
}

/** Extended codes carry the primary one in their last byte. */
const PRIMARY = 256;

function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;
}
