import { chainOf } from './chain.ts';
import type { Row } from './database.ts';
import { numberIn, textIn } from './rows.ts';

/** A table's lines as they were found, with what its row says of them: read in one statement, so both are of one moment. */
export interface FoundLines {
  /** How many lines there should be. */
  readonly count: number;
  /** Unknown while lines of an older program have not been counted in yet. */
  readonly chain: number | undefined;
  readonly lines: readonly { readonly number: number; readonly text: string }[];
}

export const FIND_LINES = `SELECT number, line, (SELECT lines FROM tables WHERE id = ?1) AS count,
    (SELECT chain FROM tables WHERE id = ?1) AS chain
  FROM all_lines WHERE table_id = ?1 AND number >= ?2 ORDER BY number`;

/** Undefined where there is no line at all. */
export function foundIn(rows: readonly Row[]): FoundLines | undefined {
  const [first] = rows;
  // Lines without their table can only be read in the moment in which it is removed.
  if (first === undefined || first.count === null) return undefined;
  return {
    count: numberIn(first, 'count'),
    chain: first.chain === null ? undefined : numberIn(first, 'chain'),
    lines: rows.map((row) => ({ number: numberIn(row, 'number'), text: textIn(row, 'line') })),
  };
}

/** What is wrong with lines that were read from number `from` on, as a sentence; undefined if nothing is. */
export function faultIn(id: string, found: FoundLines, from = 0): string | undefined {
  const { count, chain, lines } = found;
  const gap = lines.findIndex(({ number }, i) => number !== from + i);
  const there = gap === -1 ? lines.length : gap;
  if (from + there !== count)
    return `The table ${id} should have ${count} lines: of those, the first ${from + there} are there in order.`;
  const texts = lines.map(({ text }) => text);
  if (from === 0 && chain !== undefined && chain !== chainOf(id, texts))
    return `The lines of the table ${id} do not match their checksum: at least one was changed.`;
  return undefined;
}
