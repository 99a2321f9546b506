import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Statement } from '../database.ts';
import type { StoreTrouble } from '../port.ts';
import { reasonOf, sentenceFor } from '../sentences.ts';
import { type Append, statementsOf } from './append.ts';
import { isFull, troubleOf } from './trouble.ts';

/** Statements, or an append. An append is sent without its statements, because long texts take time to send. */
export type Write = readonly [Statement, ...Statement[]] | Append;

export const isAppend = (write: Write): write is Append => typeof write[0] === 'string';

/** Why a write failed. It is plain data, because it is sent between threads. */
export interface CommitFailure {
  readonly trouble: StoreTrouble | undefined;
  readonly message: string;
}

/**
 * The number of rows that a write changed, or why it failed. Numbers are sent to another thread faster than objects.
 */
export type CommitResult = number | CommitFailure;

/** Commits a group of writes in one transaction, and so with one fsync. A failing write does not affect the others. */
export class Committer {
  readonly #db: DatabaseSync;
  readonly #inEach: string | undefined;
  #commits = 0;
  readonly #prepared = new Map<string, StatementSync>();

  /** `inEach` is a statement that is part of every transaction. */
  constructor(db: DatabaseSync, { inEach }: { readonly inEach?: string } = {}) {
    this.#db = db;
    this.#inEach = inEach;
  }

  /** The number of committed transactions. */
  get commits(): number {
    return this.#commits;
  }

  commit(pieces: readonly Write[]): readonly CommitResult[] {
    try {
      return this.#commitBatch(pieces);
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      // If a transaction does not fit on the disk, each write is tried alone, because some may still fit. After other
      // disk errors the state is unknown, so nothing is tried again.
      if (pieces.length > 1 && isFull(error)) return pieces.flatMap((piece) => this.commit([piece]));
      return pieces.map(() => failed(error));
    }
  }

  #commitBatch(pieces: readonly Write[]): readonly CommitResult[] {
    this.#run('BEGIN IMMEDIATE');
    const outcomes = this.#applyAll(pieces);
    if (this.#inEach !== undefined) this.#run(this.#inEach);
    this.#run('COMMIT');
    this.#commits += 1;
    return outcomes;
  }

  /**
   * First tries without savepoints, because a savepoint takes a fifth of the time of a short write. If a write fails,
   * all writes are applied again, each with its own savepoint.
   */
  #applyAll(pieces: readonly Write[]): readonly CommitResult[] {
    try {
      return pieces.map((piece) => this.#apply(piece));
    } catch (error) {
      if (!this.#db.isTransaction) throw error;
      this.#run('ROLLBACK');
      this.#run('BEGIN IMMEDIATE');
      return pieces.map((piece) => this.#applyAlone(piece));
    }
  }

  /** Applies a write in a savepoint, so that a failing write does not affect the others. */
  #applyAlone(piece: Write): CommitResult {
    this.#run('SAVEPOINT piece');
    try {
      const changed = this.#apply(piece);
      this.#run('RELEASE piece');
      return changed;
    } catch (error) {
      if (!this.#db.isTransaction) throw error;
      this.#run('ROLLBACK TO piece');
      this.#run('RELEASE piece');
      return failed(error);
    }
  }

  #apply(write: Write): number {
    const [first, ...rest] = isAppend(write) ? statementsOf(write) : write;
    const changed = this.#run(first.text, first.values);
    if (changed > 0) for (const { text, values } of rest) this.#run(text, values);
    return changed;
  }

  #run(text: string, values: Statement['values'] = []): number {
    const known = this.#prepared.get(text);
    const statement = known ?? this.#db.prepare(text);
    if (known === undefined) this.#prepared.set(text, statement);
    return Number(statement.run(...values).changes);
  }
}

function failed(error: unknown): CommitFailure {
  const trouble = troubleOf(error);
  return { trouble, message: sentenceFor(trouble, reasonOf(error)) };
}
