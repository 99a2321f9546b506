import type { DeviceDocument, PasskeyDocument } from '@getaway/protocol/http';
import { ask, type Reply } from '../api.ts';
import { keepSeat } from '../me.ts';

export async function loadDevices(device: string): Promise<readonly DeviceDocument[]> {
  const found = await ask('GET /api/me/devices', { device });
  return 'ok' in found ? found.ok.devices : [];
}

export async function loadPasskeys(device: string): Promise<readonly PasskeyDocument[]> {
  const found = await ask('GET /api/me/passkeys', { device });
  return 'ok' in found ? found.ok.passkeys : [];
}

/**
 * Logs out another device, or all other devices. These devices may know the links of the person's seats, so the server
 * replaces the links and this device stores the new ones.
 */
export async function logOut(device: string, other?: DeviceDocument): Promise<Reply<unknown>> {
  const out = await (other === undefined
    ? ask('DELETE /api/me/devices', { device })
    : ask('DELETE /api/me/devices/:id', { path: { id: other.id }, device }));
  if ('ok' in out) for (const [table, secret] of Object.entries(out.ok.links)) keepSeat(table, secret);
  return out;
}

export const removePasskey = (device: string, { id }: PasskeyDocument): Promise<Reply<unknown>> =>
  ask('DELETE /api/me/passkeys/:id', { path: { id }, device });

export const forgetMe = (device: string): Promise<Reply<unknown>> => ask('DELETE /api/me', { device });
