import type { Pool } from 'pg';
import { Batcher } from '../batcher.ts';
import type { Database, Notification, Row, Statement, Value } from '../database.ts';
import { type HeadingChange, StoreError } from '../port.ts';
import { textIn } from '../rows.ts';
import { APPEND, type Append, appendValues } from './append.ts';
import { transact, troubleOf } from './connection.ts';
import { CHANNEL } from './listener.ts';

const TELL = `
WITH touched AS (UPDATE tables SET written = now() WHERE id = ?1 RETURNING lines)
SELECT pg_notify('${CHANNEL}', ?1 || ' ' || coalesce(?2::integer, (SELECT lines FROM touched), 0))`;

export class PostgresDatabase implements Database {
  readonly lineTables = ['lines'];
  readonly #pool: Pool;
  readonly #appends = new Batcher<Append, boolean>((appends) => this.#append(appends), { keyOf: ({ id }) => id });

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async read(text: string, values: readonly Value[]): Promise<readonly Row[]> {
    try {
      return (await this.#pool.query<Row>(prepared(text, values))).rows;
    } catch (error) {
      throw troubleOf(error);
    }
  }

  async write(statements: readonly [Statement, ...Statement[]], news?: Notification): Promise<number> {
    try {
      const [first, ...rest] = statements;
      if (rest.length === 0 && news === undefined)
        return (await this.#pool.query(prepared(first.text, first.values))).rowCount ?? 0;
      return await transact(this.#pool, async (client) => {
        const changed = (await client.query(prepared(first.text, first.values))).rowCount ?? 0;
        if (changed === 0) return 0;
        for (const { text, values } of rest) await client.query(prepared(text, values));
        if (news !== undefined) await client.query(prepared(TELL, [news.table, news.lines]));
        return changed;
      });
    } catch (error) {
      throw troubleOf(error);
    }
  }

  append(id: string, expected: number, lines: readonly string[], change: HeadingChange): Promise<boolean> {
    return this.#appends.add({ id, expected, lines, change });
  }

  idle(): Promise<void> {
    return this.#appends.idle();
  }

  async #append(appends: readonly Append[]): Promise<readonly (boolean | Error)[]> {
    try {
      const { rows } = await this.#pool.query<Row>({ name: 'append', text: APPEND, values: appendValues(appends) });
      const appended = new Set(rows.map((row) => textIn(row, 'id')));
      return appends.map(({ id }) => appended.has(id));
    } catch (error) {
      const trouble = troubleOf(error);
      if (appends.length === 1 || (trouble instanceof StoreError && trouble.trouble === 'unavailable')) throw trouble;
      // One of the appends is faulty. All are tried again one by one, so that only the faulty append fails.
      const apart = await Promise.allSettled(appends.map((append) => this.#append([append])));
      return apart.flatMap((one) => (one.status === 'fulfilled' ? one.value : [troubleOf(one.reason)]));
    }
  }
}

const names = new Map<string, { readonly name: string; readonly text: string }>();

/** A query that PostgreSQL prepares once per connection. */
function prepared(
  text: string,
  values: readonly (Value | undefined)[],
): { name: string; text: string; values: unknown[] } {
  const known = names.get(text) ?? { name: `s${names.size}`, text: text.replaceAll(/\?(?=\d)/gu, '$') };
  names.set(text, known);
  return { ...known, values: [...values] };
}
