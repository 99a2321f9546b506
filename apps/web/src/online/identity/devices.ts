import * as v from 'valibot';
import { ask, type Reply } from '../api.ts';
import { keepSeat } from '../me.ts';

const deviceSchema = v.object({
  id: v.string(),
  label: v.string(),
  /** Milliseconds since 1970; 0 where nobody knows. */
  added: v.number(),
  seen: v.number(),
  here: v.boolean(),
});
export type Device = v.InferOutput<typeof deviceSchema>;

const passkeySchema = v.object({ id: v.string(), label: v.string(), added: v.number() });
export type Passkey = v.InferOutput<typeof passkeySchema>;

export async function loadDevices(device: string): Promise<readonly Device[]> {
  const found = await ask('me/devices', v.object({ devices: v.array(deviceSchema) }), { device });
  return 'ok' in found ? found.ok.devices : [];
}

export async function loadPasskeys(device: string): Promise<readonly Passkey[]> {
  const found = await ask('me/passkeys', v.object({ passkeys: v.array(passkeySchema) }), { device });
  return 'ok' in found ? found.ok.passkeys : [];
}

const linksSchema = v.object({ links: v.record(v.string(), v.string()) });

/** Logs one of the others out, or all of them. They may know the links of seats: this device gets the new ones. */
export async function logOut(device: string, other?: Device): Promise<Reply<unknown>> {
  const path = other === undefined ? 'me/devices' : `me/devices/${encodeURIComponent(other.id)}`;
  const out = await ask(path, linksSchema, { method: 'DELETE', device });
  if ('ok' in out) for (const [table, secret] of Object.entries(out.ok.links)) keepSeat(table, secret);
  return out;
}

export const removePasskey = (device: string, { id }: Passkey): Promise<Reply<unknown>> =>
  ask(`me/passkeys/${encodeURIComponent(id)}`, v.null(), { method: 'DELETE', device });

/** The server forgets who this was. */
export const forgetMe = (device: string): Promise<Reply<unknown>> => ask('me', v.null(), { method: 'DELETE', device });
