import type { SeatId } from '@getaway/kernel';
import type { Player, Scene, WentBack } from '@getaway/table';
import * as v from 'valibot';

/** How long somebody may take: seconds a turn and for each choice in it, days, or as long as it takes. */
export type Pace =
  | { readonly kind: 'live'; readonly turn: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'free' };

/** How a host wants the table. */
export interface TableSetup {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pace: Pace;
  readonly onTimeout: 'bot' | 'wait';
  readonly listed: boolean;
  readonly watching: boolean;
  /** Who may write in the chat; everybody who may look, if left out. */
  readonly chatting?: 'players' | 'everybody';
  /** The hash of a pack that the host has brought along. */
  readonly pack?: string;
}

/** Somebody asks all others to go back past what was seen. */
interface BackwardsAsk {
  readonly by: SeatId;
  /** So many choices would be left. */
  readonly entries: number;
  readonly agreed: readonly SeatId[];
  /** From then on whoever has said nothing has agreed. */
  readonly until: number;
}

/** Everything that the server tells of a table after a change. */
export interface RoomScene {
  readonly version: number;
  readonly setup: TableSetup;
  readonly players: readonly Player[];
  readonly taken: readonly SeatId[];
  readonly present: readonly SeatId[];
  /** How many look at the table without a seat. */
  readonly spectators: number;
  /** The host's seat, if they have one. */
  readonly host?: SeatId;
  /** The viewer's own. */
  readonly seat?: SeatId;
  readonly hosting: boolean;
  /** The host has asked the viewer to go. */
  readonly removed?: true;
  /** What it is played with; while people gather, only if it is not the house's own. */
  readonly pack?: { readonly id: string; readonly hash: string };
  /** Absent while people gather. */
  readonly scene?: Scene;
  /** By the server's clock, which `now` tells. */
  readonly deadline?: number;
  /** From then on any of the others may leave the seat that is due to a bot. */
  readonly handFrom?: number;
  /** When whoever is due was called, if they were. */
  readonly called?: number;
  readonly now: number;
  readonly ask?: BackwardsAsk;
  readonly rewound?: Omit<WentBack, 'passages'>;
  /** The table at which the same people play again. */
  readonly rematch?: string;
}

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
  | { readonly table: string; readonly room: RoomScene }
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
