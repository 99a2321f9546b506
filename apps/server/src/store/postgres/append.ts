import { CHAIN_PRIME, chainStep } from '../chain.ts';
import type { HeadingChange } from '../port.ts';
import { CHANNEL } from './listener.ts';

export interface Append {
  readonly id: string;
  readonly expected: number;
  readonly lines: readonly string[];
  readonly change: HeadingChange;
}

/**
 * Appends to many tables in one statement. PostgreSQL commits only one transaction with a notification at a time, so
 * separate appends would wait for each other. Appends to a table only if its row has the expected number of lines.
 * Locks rows in the order of their ids, which prevents deadlocks. Returns the tables that were appended to.
 */
export const APPEND = `
WITH asked AS (
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::integer[], $4::text[], $5::boolean[], $6::bigint[], $7::text[], $8::text[],
    $9::bigint[], $10::bigint[]) AS asked (id, expected, added, state, listed, changed, about, host, factor, sum)
), locked AS (
  SELECT tables.id FROM tables JOIN asked ON asked.id = tables.id ORDER BY tables.id FOR NO KEY UPDATE OF tables
), ahead AS (
  UPDATE tables SET
    lines = tables.lines + asked.added,
    chain = (tables.chain * asked.factor + asked.sum) % ${CHAIN_PRIME},
    written = now(),
    state = coalesce(asked.state, tables.state),
    listed = coalesce(asked.listed, tables.listed),
    changed = coalesce(asked.changed, tables.changed),
    about = coalesce(asked.about, tables.about),
    host = coalesce(asked.host, tables.host)
  FROM locked JOIN asked ON asked.id = locked.id
  WHERE tables.id = locked.id AND tables.lines = asked.expected
  RETURNING tables.id, tables.lines
), put AS (
  INSERT INTO lines (table_id, number, line)
  SELECT line.id, line.number, line.text
  FROM unnest($11::text[], $12::bigint[], $13::text[]) AS line (id, number, text) JOIN ahead ON ahead.id = line.id
)
SELECT id, pg_notify('${CHANNEL}', id || ' ' || lines) FROM ahead`;

/** The parameters of the statement APPEND. Each table may occur only once. */
export function appendValues(appends: readonly Append[]): unknown[] {
  const numbered = appends.flatMap(({ id, expected, lines }) =>
    lines.map((text, i) => ({ id, number: expected + i, text })),
  );
  const steps = appends.map(({ lines }) => chainStep(lines));
  return [
    appends.map(({ id }) => id),
    appends.map(({ expected }) => expected),
    appends.map(({ lines }) => lines.length),
    ...(['state', 'listed', 'changed', 'about', 'host'] as const).map((what) =>
      appends.map(({ change }) => change[what]),
    ),
    steps.map(({ factor }) => factor),
    steps.map(({ added }) => added),
    numbered.map(({ id }) => id),
    numbered.map(({ number }) => number),
    numbered.map(({ text }) => text),
  ];
}
