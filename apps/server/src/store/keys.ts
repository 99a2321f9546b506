import { randomBytes } from 'node:crypto';
import { textUpTo } from '@getaway/kernel';
import * as v from 'valibot';
import webPush from 'web-push';
import type { Store } from './port.ts';

const keysSchema = v.object({
  /** The key that signs challenges of passkeys, so that any process can check the answer. */
  challenges: textUpTo(200),
  push: v.object({ publicKey: textUpTo(200), privateKey: textUpTo(200) }),
});
export type Keys = v.InferOutput<typeof keysSchema>;

const NAME = 'server';

/**
 * Loads the server's keys, or creates them at the first start. All processes share the keys. If two processes create
 * keys, only the keys that are stored first are used.
 */
export async function loadKeys({ keys }: Pick<Store, 'keys'>): Promise<Keys> {
  const known = await keys.get(NAME);
  if (known !== undefined) return v.parse(keysSchema, JSON.parse(known));
  const made: Keys = { challenges: randomBytes(32).toString('base64url'), push: webPush.generateVAPIDKeys() };
  await keys.put(NAME, JSON.stringify(made));
  return v.parse(keysSchema, JSON.parse((await keys.get(NAME)) ?? ''));
}
