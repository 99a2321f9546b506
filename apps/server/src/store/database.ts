import type { HeadingChange } from './port.ts';

export type Value = string | number | Uint8Array;
export type Row = Readonly<Record<string, unknown>>;

/** A statement in SQL that both databases understand, with parameters ?1, ?2 and so on. */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
  /** The notification of a write, set on its first statement. */
  readonly news?: Notification | undefined;
}

/** The content of a notification about a write: the table, and its line count if that has changed. */
export interface Notification {
  readonly table: string;
  readonly lines?: number;
}

/**
 * The parts that differ between the two databases. The stores of tables, people and packs are written once, on top of
 * this. A write is durable when its promise resolves.
 */
export interface Database {
  /** The names of the tables that contain lines. */
  readonly lineTables: readonly string[];
  read(text: string, values: readonly Value[]): Promise<readonly Row[]>;
  /**
   * Runs all statements in one transaction. If the first one changes nothing, the others do nothing. Resolves to the
   * number of rows that the first one changed. If there are any, listeners are notified.
   */
  write(statements: readonly [Statement, ...Statement[]], news?: Notification): Promise<number>;
  append(id: string, expected: number, lines: readonly string[], change: HeadingChange): Promise<boolean>;
}
