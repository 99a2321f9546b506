import { chainOf } from './chain.ts';
import type { Row } from './database.ts';
import { numberIn, textIn } from './rows.ts';

/**
 * The lines of a table, with the line count and the checksum from the table's row. One statement reads everything, so
 * the values are consistent.
 */
export interface FoundLines {
  /** The number of lines that the table should have. */
  readonly count: number;
  /** The checksum. It is undefined for a table of an older version, until it has been computed. */
  readonly chain: number | undefined;
  readonly lines: readonly { readonly number: number; readonly text: string }[];
}

export const FIND_LINES = `SELECT number, line, (SELECT lines FROM tables WHERE id = ?1) AS count,
    (SELECT chain FROM tables WHERE id = ?1) AS chain
  FROM all_lines WHERE table_id = ?1 AND number >= ?2 ORDER BY number`;

/** The lines in the result of the statement `FIND_LINES`; undefined if it has no lines or the table does not exist. */
export function foundIn(rows: readonly Row[]): FoundLines | undefined {
  const [first] = rows;
  // The count is null if the table's row is missing. Lines can outlive the row only while the table is being removed.
  if (first === undefined || first.count === null) return undefined;
  return {
    count: numberIn(first, 'count'),
    chain: first.chain === null ? undefined : numberIn(first, 'chain'),
    lines: rows.map((row) => ({ number: numberIn(row, 'number'), text: textIn(row, 'line') })),
  };
}

/** Describes the fault in the lines from number `from` on; undefined if there is no fault. */
export function faultIn(id: string, found: FoundLines, from = 0): string | undefined {
  const { count, chain, lines } = found;
  const gap = lines.findIndex(({ number }, i) => number !== from + i);
  const there = gap === -1 ? lines.length : gap;
  if (from + there !== count)
    return `The table ${id} should have ${count} lines: only the first ${from + there} are there in order.`;
  const texts = lines.map(({ text }) => text);
  if (from === 0 && chain !== undefined && chain !== chainOf(id, texts))
    return `The lines of the table ${id} do not match their checksum: at least one was changed.`;
  return undefined;
}
