import { CHAIN_PRIME, chainStep } from '../chain.ts';
import type { Statement, Value } from '../database.ts';
import type { HeadingChange } from '../port.ts';

/**
 * Lines to append and changes of the table's heading. Both apply only if the table has exactly `expected` lines. An
 * append is a list, because sending a list to another thread takes half the time of sending a record.
 */
export type Append = readonly [id: string, expected: number, lines: readonly string[], change: HeadingChange];

const ADD_LINE = 'INSERT INTO fresh_lines (table_id, number, line) VALUES (?1, ?2, ?3)';
const COLUMNS = ['state', 'listed', 'changed', 'about', 'host'] as const satisfies (keyof HeadingChange)[];

/**
 * Updates the checksum of a table. The parameters are cast to integers, because SQLite gets them as floating-point
 * numbers, and products of those would not be exact.
 */
const CHAIN = `chain = (chain * CAST(?4 AS INTEGER) + CAST(?5 AS INTEGER)) % ${CHAIN_PRIME}`;

/** The texts of UPDATE statements for a table's row, by the columns that they set. */
const COUNTS = new Map<string, string>();

function countText(columns: readonly string[]): string {
  const key = columns.join();
  const known = COUNTS.get(key);
  if (known !== undefined) return known;
  const set = columns.map((column, i) => `, ${column} = ?${i + 6}`).join('');
  const text = `UPDATE tables SET lines = ?3, ${CHAIN}${set} WHERE id = ?1 AND lines = ?2`;
  COUNTS.set(key, text);
  return text;
}

export function statementsOf([id, expected, lines, change]: Append): readonly [Statement, ...Statement[]] {
  const columns = COLUMNS.filter((column) => change[column] !== undefined);
  const changes = columns
    .map((column) => change[column])
    .map((value): Value => (typeof value === 'string' ? value : Number(value)));
  const { factor, added } = chainStep(lines);
  const values = [id, expected, expected + lines.length, factor, added, ...changes];
  const inserts = lines.map((line, i): Statement => ({ text: ADD_LINE, values: [id, expected + i, line] }));
  return [{ text: countText(columns), values }, ...inserts];
}
