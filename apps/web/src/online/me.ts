import { type Signal, signal } from '@preact/signals';
import * as v from 'valibot';
import { ask, type Reply } from './api.ts';

const meSchema = v.object({ id: v.string(), name: v.string(), device: v.string() });
/** Who somebody is to this server: a name, and the secret of this device. */
export type Me = v.InferOutput<typeof meSchema>;

const KEY = 'getaway-me';
const SEATS_KEY = 'getaway-seats';
const MOST_SEATS = 200;

export const me: Signal<Me | undefined> = signal(load(KEY, meSchema));

export function keepMe(known: Me | undefined): void {
  me.value = known;
  store(KEY, known);
}

/** A name is enough: asked once, kept on this device. */
export async function introduce(name: string): Promise<Reply<Me>> {
  const created = await ask('people', meSchema, { method: 'POST', body: { name } });
  if ('ok' in created) keepMe(created.ok);
  return created;
}

export async function rename(name: string): Promise<Reply<unknown>> {
  const known = me.value;
  if (known === undefined) return introduce(name);
  const renamed = await ask('me', v.object({ name: v.string() }), {
    method: 'PATCH',
    device: known.device,
    body: { name },
  });
  if ('ok' in renamed) keepMe({ ...known, name: renamed.ok.name });
  return renamed;
}

/** Tables that were just opened here: their host sits down first. */
export const justOpened = new Set<string>();

const seatsSchema = v.record(v.string(), v.string());

/** The secrets of the seats that were taken here, by their tables: each is a link that brings the seat back anywhere. */
export const seatSecrets: Signal<Readonly<Record<string, string>>> = signal(load(SEATS_KEY, seatsSchema) ?? {});

export function keepSeat(table: string, secret: string | undefined): void {
  const others = Object.entries(seatSecrets.value).filter(([id]) => id !== table);
  const own = secret === undefined ? [] : ([[table, secret]] as const);
  seatSecrets.value = Object.fromEntries([...others, ...own].slice(-MOST_SEATS));
  store(SEATS_KEY, seatSecrets.value);
}

function load<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

function store(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private windows may refuse: it holds until the page is closed
  }
}
