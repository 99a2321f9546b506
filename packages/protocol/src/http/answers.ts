import { playedGameSchema } from '@getaway/table';
import * as v from 'valibot';
import type { DocumentOf } from '../document.ts';
import { paceSchema } from '../room/setup.ts';
import { outcomeSchema, ownAlertsSchema } from './alerts.ts';

const text = v.string();
/** Milliseconds since 1970; 0 if unknown. */
const time = v.number();

/** An answer with status 204 and no body. */
export const nothingSchema = v.null();
export const idSchema = v.object({ id: text });
export const seatSchema = v.object({ seat: v.number() });

/** A person, and the secret of the device that asked. The secret is sent only once. */
export const newPersonSchema = v.object({ id: text, name: text, device: text });
export const personSchema = v.object({ id: text, name: text });
export const ownPersonSchema = v.object({ ...personSchema.entries, created: time, alerts: ownAlertsSchema });
/** `complete`: whether all data of the device's previous person, if there was one, has been moved to this person. */
export const loginSchema = v.object({ ...newPersonSchema.entries, complete: v.boolean() });
export const outcomesSchema = v.object({ outcomes: v.array(outcomeSchema) });

const listedTable = v.object({
  id: text,
  game: text,
  state: v.picklist(['gathering', 'playing', 'over']),
  created: time,
  changed: time,
  players: v.number(),
  /** The names of the players by seat. An empty seat has null. */
  names: v.array(v.nullable(text)),
  /** The number of free seats. */
  free: v.number(),
  pace: paceSchema,
  options: v.record(text, v.unknown()),
  watching: v.boolean(),
  /** Seats whose players are connected. */
  present: v.array(v.number()),
  /** Whether the reader is the host. Sent only in the list of the reader's own tables. */
  hosting: v.exactOptional(v.boolean()),
  due: v.exactOptional(v.number()),
  seat: v.exactOptional(v.number()),
});
/** A table as shown in lists. */
export type ListedTable = DocumentOf<typeof listedTable>;
export const tableSchema = listedTable;
export const tablesSchema = v.object({ tables: v.array(listedTable) });

const device = v.object({ id: text, label: text, added: time, seen: time, here: v.boolean() });
export type DeviceDocument = DocumentOf<typeof device>;
export const devicesSchema = v.object({ devices: v.array(device) });
/** New secrets for the person's seats, by table. */
export const linksSchema = v.object({ links: v.record(text, text) });

const passkey = v.object({ id: text, label: text, added: time });
export type PasskeyDocument = DocumentOf<typeof passkey>;
export const passkeysSchema = v.object({ passkeys: v.array(passkey) });
/** WebAuthn options. The schema checks only `challenge`. All fields are passed on to the browser. */
const webAuthnOptions: v.GenericSchema<unknown, { readonly challenge: string }> = v.looseObject({ challenge: text });
export const challengeSchema = v.object({ challenge: text, options: webAuthnOptions });

/** The addresses of the server. The operator configures `public`. */
export const reachSchema = v.object({ public: v.exactOptional(text), network: v.array(text) });
export const pushKeySchema = v.object({ key: text });
export const packReadingSchema = v.object({ id: text, hash: text, warnings: v.array(text) });
/** A content pack or a journal. The kernel parses it. */
export const documentSchema: v.GenericSchema<unknown, object> = v.looseObject({});
/** A finished game: its players, its journal, its archive and its pack. The package `table` parses them. */
export const replaySchema = v.object({
  players: v.array(v.object({ name: text, bot: v.exactOptional(text) })),
  journal: documentSchema,
  archive: v.exactOptional(documentSchema),
  pack: v.exactOptional(documentSchema),
});
export const playedSchema = v.object({ games: v.array(playedGameSchema) });
/** The answer of `/healthz`. */
export const healthSchema = v.object({ well: v.boolean() });
export type Health = DocumentOf<typeof healthSchema>;
