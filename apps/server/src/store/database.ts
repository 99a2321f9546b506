import type { HeadingChange } from './port.ts';

export type Value = string | number | Uint8Array;
export type Row = Readonly<Record<string, unknown>>;

/** An SQL statement that both databases understand, with parameters ?1, ?2 and so on. */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
  /** The notification that the write sends. Only the first statement of a write has one. */
  readonly news?: Notification | undefined;
}

/** A notification about a write: the table, and its number of lines if that has changed. */
export interface Notification {
  readonly table: string;
  readonly lines?: number;
}

/**
 * The operations that differ between SQLite and PostgreSQL. The stores of tables, people and documents use only these
 * operations. A write is durable when its promise resolves.
 */
export interface Database {
  readonly lineTables: readonly string[];
  read(text: string, values: readonly Value[]): Promise<readonly Row[]>;
  /**
   * Runs all statements in one transaction. If the first statement changes no row, the others do not run. Resolves to
   * the number of rows that the first statement changed, and notifies listeners if it changed any.
   */
  write(statements: readonly [Statement, ...Statement[]], news?: Notification): Promise<number>;
  append(id: string, expected: number, lines: readonly string[], change: HeadingChange): Promise<boolean>;
}
