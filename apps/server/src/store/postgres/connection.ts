import pg, { type Pool, type PoolClient, type PoolConfig } from 'pg';
import { StoreError, type StoreTrouble } from '../port.ts';
import { reasonOf, sentenceFor } from '../sentences.ts';

/** Parses 64-bit integers as numbers, which is safe for milliseconds and counters. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** A pool of connections, which replaces broken ones. A query fails if its connection breaks. */
export function poolOf(databaseUrl: string): Pool {
  const pool = new pg.Pool({ ...connectionTo(databaseUrl), max: CONNECTIONS });
  // Idle connections emit errors too. An error without a listener would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

const CONNECTIONS = 16;

/** The options of every connection. */
export function connectionTo(databaseUrl: string): PoolConfig {
  return {
    connectionString: withSettings(databaseUrl),
    application_name: 'getaway',
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    query_timeout: 35_000, // detects a database that vanished without closing the connection
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types,
  };
}

/** Adds settings to the URL: our own schema, and synchronous commits even if the database's default is different. */
function withSettings(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  if (url === null)
    throw new StoreError('unavailable', 'DATABASE_URL should look like postgres://user:password@host/name.');
  const own = url.searchParams.get('options') ?? '';
  url.searchParams.set('options', `${own} -c search_path=getaway -c synchronous_commit=on`.trim());
  return url.href;
}

export async function transact<T>(pool: Pool, deed: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('BEGIN');
    const done = await deed(client);
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}

const TROUBLES: Readonly<Record<string, StoreTrouble>> = { '23503': 'missing', '23505': 'exists' };
/**
 * The beginnings of the codes of errors that the program did not cause, such as a lost connection, a full disk or
 * missing rights.
 */
const OUTSIDE = ['08', '53', '57', '58', '25006', '28', '3D', '42501'];

/** Converts an error of the library pg. An error without a PostgreSQL code comes from the connection. */
export function troubleOf(error: unknown): Error {
  if (error instanceof StoreError) return error;
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : undefined;
  const trouble =
    code === undefined || OUTSIDE.some((start) => code.startsWith(start)) ? 'unavailable' : TROUBLES[code];
  const reason = sentenceFor(trouble, reasonOf(error) || codeIn(error));
  return trouble === undefined
    ? new Error(reason, { cause: error })
    : new StoreError(trouble, reason, { cause: error });
}

/** The code of an error. If all addresses of a host fail, the error has a code but no message. */
const codeIn = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no connection';
