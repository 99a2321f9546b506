import {
  type AnswerOf,
  type AuthOf,
  type BodyOf,
  type ListedTable,
  type PathFields,
  ROUTES,
  type Route,
} from '@getaway/protocol/http';
import { failureSchema, type ReceivedRefusal } from '@getaway/protocol/refusals';
import type { TableSetup } from '@getaway/protocol/room';
import { type Signal, signal } from '@preact/signals';
import * as v from 'valibot';

/** Whether this page has a server. The page also works offline and from static hosting. */
export const server: Signal<'unknown' | 'here' | 'away'> = signal('unknown');

export type Reply<T> = { readonly ok: T } | { readonly error: ReceivedRefusal };

/** A request to a route: the fields of its path, its body, and the requesting device. */
type RequestTo<R extends Route> = (unknown extends PathFields<R>
  ? { readonly path?: undefined }
  : { readonly path: PathFields<R> }) &
  (BodyOf<R> extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<R> }) &
  {
    none: { readonly device?: undefined };
    optional: { readonly device: string | undefined };
    required: { readonly device: string };
  }[AuthOf<R>];

const PATIENCE_MS = 10_000;

/** Sends an HTTP request to the server. Failures are not thrown, but returned as an error. */
export async function ask<R extends Route>(route: R, request: RequestTo<R>): Promise<Reply<AnswerOf<R>>> {
  const { path, body, device } = request;
  const [method = '', address = ''] = route.split(' ');
  try {
    const response = await fetch(addressOf(address, path as Readonly<Record<string, string>> | undefined), {
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
    return { ok: v.parse(ROUTES[route].answers as v.GenericSchema<unknown, AnswerOf<R>>, document) };
  } catch {
    return { error: { code: 'offline', message: 'The server can’t be reached.' } };
  }
}

const addressOf = (address: string, path: Readonly<Record<string, string>> = {}): string =>
  address.replaceAll(/:(?<name>\w+)/gu, (_, name: string) => encodeURIComponent(path[name] ?? ''));

/**
 * Finds out whether this page has a server, by asking for the push key. Static hosting answers with a page or an error.
 */
export async function findServer(): Promise<void> {
  const key = await pushKey();
  // A server that refuses this host name counts as found. The next request shows the reason for the refusal.
  server.value = 'ok' in key || key.error.because === 'otherHost' ? 'here' : 'away';
}

export const pushKey = (): Promise<Reply<{ readonly key: string }>> => ask('GET /api/push-key', {});

type Tables = { readonly tables: readonly ListedTable[] };

export const openTables = (): Promise<Reply<Tables>> => ask('GET /api/tables', {});

export const tablesOf = (device: string): Promise<Reply<Tables>> => ask('GET /api/me/tables', { device });

export const hostTable = (device: string, setup: TableSetup): Promise<Reply<{ readonly id: string }>> =>
  ask('POST /api/tables', { device, body: setup });

export const hostFork = (device: string, body: BodyOf<'POST /api/forks'>): Promise<Reply<{ readonly id: string }>> =>
  ask('POST /api/forks', { device, body });

/** Uploads a pack, so that everybody at a table that uses it can fetch it. */
export const uploadPack = (
  device: string,
  { game, pack }: { readonly game: string; readonly pack: unknown },
): Promise<Reply<{ readonly hash: string }>> => ask('POST /api/packs', { device, body: { game, pack } });

export const packBy = (hash: string): Promise<Reply<object>> => ask('GET /api/packs/:hash', { path: { hash } });

interface SeatLink {
  readonly table: string;
  readonly secret: string;
}

export const claimSeat = (device: string, { table, secret }: SeatLink): Promise<Reply<{ readonly seat: number }>> =>
  ask('POST /api/tables/:id/claim', { path: { id: table }, device, body: { secret } });

/** The journal of a finished game. At a private table, only its players can get it. */
export const journalOf = (table: string, device: string | undefined): Promise<Reply<object>> =>
  ask('GET /api/tables/:id/journal', { path: { id: table }, device });

export const sendReport = (table: string, device: string, report: object): Promise<Reply<unknown>> =>
  ask('POST /api/tables/:id/reports', { path: { id: table }, device, body: { report } });

/** A finished game to replay. Without a device, it is available only if all its players have agreed. */
export const replayOf = (
  table: string,
  device: string | undefined,
): Promise<Reply<AnswerOf<'GET /api/tables/:id/replay'>>> =>
  ask('GET /api/tables/:id/replay', { path: { id: table }, device });

/** Whether a link still leads to a seat. This also works for somebody who may no longer watch the table. */
export const isLinked = async (device: string, { table, secret }: SeatLink): Promise<boolean> =>
  'ok' in (await ask('POST /api/tables/:id/link', { path: { id: table }, device, body: { secret } }));

/** Removes the table from the person's own list. Other players keep it. */
export const putAway = (device: string, table: string): Promise<Reply<unknown>> =>
  ask('DELETE /api/me/tables/:id', { path: { id: table }, device });

/** Removes the table for everybody. Only its host may do this, and only while no game runs. */
export const deleteTable = (device: string, table: string): Promise<Reply<unknown>> =>
  ask('DELETE /api/tables/:id', { path: { id: table }, device });
