import type { SeatId } from '@getaway/kernel';
import type { ToldRoom } from '@getaway/table';
import * as v from 'valibot';

export interface Said {
  readonly at: number;
  readonly name: string;
  readonly text: string;
  /** The same for everything that one person says at this table. */
  readonly by?: string;
  /** Whoever has none only watches. */
  readonly seat?: SeatId;
}

export interface Wish {
  readonly do: string;
  readonly [field: string]: unknown;
}

export interface WireError {
  readonly code: string;
  readonly message: string;
  /** The rule that forbids it. */
  readonly why?: string | undefined;
  /** The sentence by its name, and what it speaks of. */
  readonly because?: string | undefined;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** `again`: the connection was lost in between, so the server may have done it the first time. */
export type Answer = { readonly again: boolean } & ({ readonly ok: unknown } | { readonly error: WireError });

const saidSchema = v.object({
  at: v.number(),
  name: v.string(),
  text: v.string(),
  by: v.exactOptional(v.string()),
  seat: v.exactOptional(v.number()),
});
export const errorSchema: v.GenericSchema<unknown, WireError> = v.object({
  code: v.string(),
  message: v.string(),
  why: v.optional(v.string()),
  because: v.optional(v.string()),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

/** What comes over the wire: an answer, or news of a table. What a room holds is the server's word, as the worker's is. */
const toldSchema = v.union([
  v.object({ table: v.string(), room: v.looseObject({ version: v.number(), now: v.number() }) }),
  v.object({ table: v.string(), said: v.array(saidSchema) }),
  v.object({ table: v.string(), gone: v.picklist(['closed', 'lost']) }),
  v.object({ id: v.number(), error: errorSchema }),
  v.object({ id: v.number(), ok: v.unknown() }),
]);

export type News =
  | { readonly table: string; readonly room: ToldRoom }
  | { readonly table: string; readonly said: readonly Said[] }
  | { readonly table: string; readonly gone: 'closed' | 'lost' };
export type Told =
  | News
  | { readonly id: number; readonly ok: unknown }
  | { readonly id: number; readonly error: WireError };

/** Undefined for what is no document of ours. */
export function readTold(data: unknown): Told | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), toldSchema), data);
  return parsed.success ? (parsed.output as unknown as Told) : undefined;
}

export const watchedSchema = v.object({ chat: v.array(saidSchema), note: v.string() });
export const satSchema = v.object({ seat: v.number(), secret: v.string() });
export const rematchSchema = v.object({ table: v.string() });
