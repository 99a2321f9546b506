import { type AnswerOf, newPersonSchema } from '@getaway/protocol/http';
import { type Signal, signal } from '@preact/signals';
import * as v from 'valibot';
import { load, store } from '../browser/stored.ts';
import { ask, type Reply } from './api.ts';
import { deviceName } from './deviceName.ts';

/** A person's identity on this server: a name, and the secret of this device. */
export type Me = AnswerOf<'POST /api/people'>;

const KEY = 'getaway-me';
const FORMER_KEY = 'getaway-me-former';
const SEATS_KEY = 'getaway-seats';
const MOST_SEATS = 200;
const MOST_FORMER = 10;

export const me: Signal<Me | undefined> = signal(load<Me>(KEY, newPersonSchema));

/** An identity that the server did not know when last asked. The page keeps it and asks again at the next visit. */
export const unknownIdentity: Signal<Me | undefined> = signal(undefined);

/** The last ten earlier identities on this device. Each is kept until its owner uses or removes it. */
export const formerIdentities: Signal<readonly Me[]> = signal(load(FORMER_KEY, v.array(newPersonSchema)) ?? []);

export function keepMe(known: Me): void {
  const before = unknownIdentity.value ?? me.value;
  unknownIdentity.value = undefined;
  me.value = known;
  store(KEY, known);
  keepFormer(
    [...(before === undefined ? [] : [before]), ...formerIdentities.value].filter(({ id }) => id !== known.id),
  );
}

/**
 * Called when the server does not know this device. Nothing is deleted, because the server's data may be wrong for a
 * while. Meanwhile the person is a guest.
 */
export function markUnknown(device: string): void {
  if (me.value?.device !== device) return;
  unknownIdentity.value = me.value;
  me.value = undefined;
}

/** Whether the server knows this identity. A known identity can be used again. */
export const isKnown = async ({ device }: Me): Promise<boolean> => 'ok' in (await ask('GET /api/me', { device }));

/** Deletes the identity on this device. The server keeps the person's data. */
export function forgetHere({ id }: Me): void {
  if (unknownIdentity.value?.id === id || me.value?.id === id) {
    unknownIdentity.value = undefined;
    me.value = undefined;
    store(KEY, undefined);
  }
  keepFormer(formerIdentities.value.filter((one) => one.id !== id));
}

function keepFormer(all: readonly Me[]): void {
  formerIdentities.value = all.slice(0, MOST_FORMER);
  store(FORMER_KEY, formerIdentities.value.length === 0 ? undefined : formerIdentities.value);
}

/** Registers a name, and stores the identity on this device. */
export async function introduce(name: string): Promise<Reply<Me>> {
  const created = await ask('POST /api/people', { body: { name, label: deviceName() } });
  if ('ok' in created) keepMe(created.ok);
  return created;
}

export async function rename(name: string): Promise<Reply<unknown>> {
  const known = me.value;
  if (known === undefined) return introduce(name);
  const renamed = await ask('PATCH /api/me', { device: known.device, body: { name } });
  if ('ok' in renamed) keepMe({ ...known, name: renamed.ok.name });
  return renamed;
}

/** Tables that were just created here, with the seat that the host takes automatically. */
export const justOpened = new Map<string, number>();

const seatsSchema = v.record(v.string(), v.string());

/** The secrets of this person's seats, by table. A secret is part of the link that moves the seat to another device. */
export const seatSecrets: Signal<Readonly<Record<string, string>>> = signal(load(SEATS_KEY, seatsSchema) ?? {});

export function keepSeat(table: string, secret: string | undefined): void {
  const others = Object.entries(seatSecrets.value).filter(([id]) => id !== table);
  const own = secret === undefined ? [] : ([[table, secret]] as const);
  seatSecrets.value = Object.fromEntries([...others, ...own].slice(-MOST_SEATS));
  store(SEATS_KEY, seatSecrets.value);
}
