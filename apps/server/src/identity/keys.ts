import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import webPush from 'web-push';
import type { Store } from '../store/port.ts';

const keysSchema = v.object({
  /** Signs challenges, so that whichever process asked, any can check the answer. */
  challenges: v.string(),
  /** How push services know this server. */
  push: v.object({ publicKey: v.string(), privateKey: v.string() }),
});
export type Keys = v.InferOutput<typeof keysSchema>;

/** The name under which they lie; no pack has one like it, for packs are named by hashes. */
const NAME = 'server-keys-1';

/** Made once, and the same for all processes: what is put under a name first stays. */
export async function keepKeys({ packs }: Store): Promise<Keys> {
  const known = await packs.get(NAME);
  if (known !== undefined) return v.parse(keysSchema, JSON.parse(known));
  const made: Keys = { challenges: randomBytes(32).toString('base64url'), push: webPush.generateVAPIDKeys() };
  await packs.put(NAME, JSON.stringify(made));
  return v.parse(keysSchema, JSON.parse((await packs.get(NAME)) ?? ''));
}
