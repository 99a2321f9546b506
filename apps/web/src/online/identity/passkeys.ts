import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ask } from '../api.ts';
import { deviceName } from '../deviceName.ts';
import { forgetHere, keepMe, me } from '../me.ts';

export const hasPasskeys = (): boolean => isSecureContext && browserSupportsWebAuthn();

/** Adds a passkey, which identifies its owner on other devices. Returns whether it succeeded. */
export async function addPasskey(device: string): Promise<boolean> {
  const asked = await ask('POST /api/passkeys/register/options', { device });
  if ('error' in asked) return false;
  const { challenge, options } = asked.ok;
  const response = await startRegistration({
    optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  }).catch(() => undefined);
  if (response === undefined) return false;
  const body = { challenge, response, label: deviceName() };
  return 'ok' in (await ask('POST /api/passkeys/register', { device, body }));
}

/**
 * Signs in with a passkey. If the device's previous person has no passkey and no other device, their seats and tables
 * go to the owner of the passkey.
 */
export async function signInWithPasskey(): Promise<boolean> {
  const asked = await ask('POST /api/passkeys/login/options', {});
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
  const known = await ask('POST /api/passkeys/login', { body });
  if ('error' in known) return false;
  const { complete, ...person } = known.ok;
  keepMe(person);
  if (complete && before !== undefined && before.id !== person.id) forgetHere(before);
  return true;
}
