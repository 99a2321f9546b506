import type { Pace, TableSetup } from '@getaway/table';
import { type Signal, signal } from '@preact/signals';
import * as v from 'valibot';
import { errorSchema, type WireError } from './wire/documents.ts';

/** Whether a server stands behind this page; it also works from plain storage, and offline. */
export const server: Signal<'unknown' | 'here' | 'away'> = signal('unknown');

export type Reply<T> = { readonly ok: T } | { readonly error: WireError };

interface Wish {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly device?: string | undefined;
  readonly body?: object;
}

const PATIENCE_MS = 10_000;
const failureSchema = v.object({ error: errorSchema });

/** Asks the server over HTTP. Whatever goes wrong is an answer too. */
export async function ask<T>(path: string, schema: v.GenericSchema<unknown, T>, wish: Wish = {}): Promise<Reply<T>> {
  const { method = 'GET', device, body } = wish;
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(device === undefined ? {} : { authorization: `Bearer ${device}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const document: unknown = text === '' ? null : JSON.parse(text);
    if (!response.ok) return { error: v.parse(failureSchema, document).error };
    return { ok: v.parse(schema, document) };
  } catch {
    return { error: { code: 'offline', message: 'The server can’t be reached.' } };
  }
}

const keySchema = v.object({ key: v.string() });

/** A page from plain storage answers this with a page, or with nothing. */
export async function findServer(): Promise<void> {
  const key = await pushKey();
  // One that refuses to be called by this name is there, and says so when it is asked for more.
  server.value = 'ok' in key || key.error.because === 'otherHost' ? 'here' : 'away';
}

export const pushKey = (): Promise<Reply<{ readonly key: string }>> => ask('push-key', keySchema);

const paceSchema: v.GenericSchema<unknown, Pace> = v.variant('kind', [
  v.object({ kind: v.literal('live'), turn: v.number(), increment: v.number() }),
  v.object({ kind: v.literal('days'), days: v.number() }),
  v.object({ kind: v.literal('free') }),
]);
const listedSchema = v.object({
  id: v.string(),
  game: v.string(),
  state: v.picklist(['gathering', 'playing', 'over']),
  changed: v.number(),
  players: v.number(),
  names: v.array(v.nullable(v.string())),
  free: v.number(),
  pace: paceSchema,
  watching: v.boolean(),
  /** Seats whose people are there now. */
  present: v.optional(v.array(v.number()), []),
  /** Of one's own tables: the seat that is due, one's own, and whether one is the host. */
  due: v.optional(v.number()),
  seat: v.optional(v.number()),
  hosting: v.optional(v.boolean(), false),
});
/** A table as lists show it. */
export type ListedTable = v.InferOutput<typeof listedSchema>;
const tablesSchema = v.object({ tables: v.array(listedSchema) });
const idSchema = v.object({ id: v.string() });
const seatSchema = v.object({ seat: v.number() });

export const openTables = (): Promise<Reply<{ readonly tables: readonly ListedTable[] }>> =>
  ask('tables', tablesSchema);

export const tablesOf = (device: string): Promise<Reply<{ readonly tables: readonly ListedTable[] }>> =>
  ask('me/tables', tablesSchema, { device });

export const hostTable = (device: string, setup: TableSetup): Promise<Reply<{ readonly id: string }>> =>
  ask('tables', idSchema, { method: 'POST', device, body: setup });

/** Tells the server a pack, so that everybody at a table with it gets it. */
export const bringPack = (
  device: string,
  { game, pack }: { readonly game: string; readonly pack: unknown },
): Promise<Reply<{ readonly hash: string }>> =>
  ask('packs', v.object({ hash: v.string() }), { method: 'POST', device, body: { game, pack } });

export const packBy = (hash: string): Promise<Reply<object>> =>
  ask(`packs/${encodeURIComponent(hash)}`, v.looseObject({}));

export const claimSeat = (
  device: string,
  { table, secret }: { readonly table: string; readonly secret: string },
): Promise<Reply<{ readonly seat: number }>> =>
  ask(`tables/${encodeURIComponent(table)}/claim`, seatSchema, { method: 'POST', device, body: { secret } });

/** The whole game as a journal: told when it is over, and to its people alone if nobody else may watch. */
export const journalOf = (table: string, device: string | undefined): Promise<Reply<object>> =>
  ask(`tables/${encodeURIComponent(table)}/journal`, v.looseObject({}), { device });

/** Whether a link still leads to a seat, for whoever may not even look at the table any more. */
export const isLinked = async (
  device: string,
  { table, secret }: { readonly table: string; readonly secret: string },
): Promise<boolean> =>
  'ok' in
  (await ask(`tables/${encodeURIComponent(table)}/link`, seatSchema, { method: 'POST', device, body: { secret } }));

/** Out of one's own list; for the others it stays. */
export const putAway = (device: string, table: string): Promise<Reply<unknown>> =>
  ask(`me/tables/${encodeURIComponent(table)}`, v.null(), { method: 'DELETE', device });

/** For everybody: by the host of a table at which no game runs. */
export const deleteTable = (device: string, table: string): Promise<Reply<unknown>> =>
  ask(`tables/${encodeURIComponent(table)}`, v.null(), { method: 'DELETE', device });
