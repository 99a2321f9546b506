import type { HeadingChange } from './port.ts';

export type Value = string | number | Uint8Array;
export type Row = Readonly<Record<string, unknown>>;

/** In the SQL that all databases understand, with parameters ?1, ?2 and so on. */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
  /** Of the first statement of a write: what it tells. */
  readonly news?: Notification | undefined;
}

/** What a write has to tell those who listen: the table, and how many lines it has now, if that has changed. */
export interface Notification {
  readonly table: string;
  readonly lines?: number;
}

/**
 * What the databases differ in; the stores of tables, people and packs are written once, on top of it.
 * A write has happened for good when its promise resolves.
 */
export interface Database {
  /** Where lines lie. */
  readonly lineTables: readonly string[];
  read(text: string, values: readonly Value[]): Promise<readonly Row[]>;
  /**
   * All statements in one piece; if the first changes nothing, neither do the others. How many rows the first changed; if any,
   * the news are told.
   */
  write(statements: readonly [Statement, ...Statement[]], news?: Notification): Promise<number>;
  append(id: string, expected: number, lines: readonly string[], change: HeadingChange): Promise<boolean>;
}
