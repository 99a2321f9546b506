import pg, { type Pool, type PoolClient, type PoolConfig } from 'pg';
import { StoreError, type StoreTrouble } from '../port.ts';
import { reasonOf, sentenceFor } from '../sentences.ts';

/** Milliseconds and counters are safe as numbers. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Connections that break are replaced, and whoever was using one hears of it by its query. */
export function poolOf(databaseUrl: string): Pool {
  const pool = new pg.Pool({ ...connectionTo(databaseUrl), max: CONNECTIONS });
  // They also tell whoever listens, at any moment of their lives; if nobody did, the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

const CONNECTIONS = 16;

/** How every connection is made. */
export function connectionTo(databaseUrl: string): PoolConfig {
  return {
    connectionString: withSettings(databaseUrl),
    application_name: 'getaway',
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    query_timeout: 35_000, // where the other side is gone and does not say so
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types,
  };
}

/** Every connection looks into our own corner, and waits for the disk whatever the database's setting is. */
function withSettings(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  if (url === null)
    throw new StoreError('unavailable', 'DATABASE_URL should look like postgres://user:password@host/name.');
  const own = url.searchParams.get('options') ?? '';
  url.searchParams.set('options', `${own} -c search_path=getaway -c synchronous_commit=on`.trim());
  return url.href;
}

/** A transaction on a connection of its own: all of it or nothing. */
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
/** Classes of errors: no connection, no room, stopped by somebody, the system's fault; and a database that only reads. */
const OUTSIDE = ['08', '53', '57', '58', '25006', '28', '3D', '42501'];

/** What an error of pg means to whoever asked. An error without a code of PostgreSQL comes from the connection. */
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

/** An attempt on several addresses fails without a message. */
const codeIn = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no connection';
