import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import * as v from 'valibot';
import { ask } from '../api.ts';
import { forgetHere, keepMe, me, meSchema } from '../me.ts';
import { deviceName } from './deviceName.ts';

const optionsSchema = v.object({ challenge: v.string(), options: v.looseObject({ challenge: v.string() }) });

export const hasPasskeys = (): boolean => isSecureContext && browserSupportsWebAuthn();

/** With a passkey one is the same person on every device that has it. True if it is there now. */
export async function addPasskey(device: string): Promise<boolean> {
  const asked = await ask('passkeys/register/options', optionsSchema, { method: 'POST', device });
  if ('error' in asked) return false;
  const { challenge, options } = asked.ok;
  const response = await startRegistration({
    optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  }).catch(() => undefined);
  if (response === undefined) return false;
  const body = { challenge, response, label: deviceName() };
  return 'ok' in (await ask('passkeys/register', v.looseObject({}), { method: 'POST', device, body }));
}

/** `complete`: nothing is left behind of whom the device was before. */
const knownSchema = v.object({ ...meSchema.entries, complete: v.optional(v.boolean(), false) });

/** From now on this device is one of that person's; what it had as somebody without a passkey comes along. */
export async function comeByPasskey(): Promise<boolean> {
  const asked = await ask('passkeys/login/options', optionsSchema, { method: 'POST' });
  if ('error' in asked) return false;
  const { challenge, options } = asked.ok;
  const response = await startAuthentication({ optionsJSON: options }).catch(() => undefined);
  if (response === undefined) return false;
  const before = me.value;
  const body = {
    challenge,
    response,
    label: deviceName(),
    ...(before === undefined ? {} : { device: before.device }),
  };
  const known = await ask('passkeys/login', knownSchema, { method: 'POST', body });
  if ('error' in known) return false;
  const { complete, ...person } = known.ok;
  keepMe(person);
  if (complete && before !== undefined && before.id !== person.id) forgetHere(before);
  return true;
}
