import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { hashOfSecret, newSecret } from '../base/secrets.ts';
import { transferPerson } from '../identity/transfer.ts';
import { MAX_PASSKEYS, StoreError } from '../store/port.ts';
import { nameOfDevice } from '../store/tokenNames.ts';
import { type HttpDeps, refuse } from './request.ts';
import type { Handlers } from './routes.ts';

const LASTS_MS = 5 * 60_000;

/** Routes for passkeys. With a passkey, a person can log in on another device. */
export function passkeyRoutes({ store, rooms, keys, config }: HttpDeps) {
  const here = ({ headers, protocol }: FastifyRequest): { readonly origin: string; readonly host: string } => {
    const origin = config.publicUrl ?? headers.origin ?? `${protocol}://${headers.host ?? ''}`;
    return { origin, host: URL.parse(origin)?.hostname ?? '' };
  };
  const challenges = new Challenges(keys.challenges);

  return {
    async 'POST /api/passkeys/register/options'({ request, person }) {
      const known = await store.people.passkeysOf(person.id);
      if (known.length >= MAX_PASSKEYS) throw ENOUGH;
      const { text: challenge, bytes } = challenges.make(person.id);
      const options = await generateRegistrationOptions({
        rpName: 'Getaway',
        rpID: here(request).host,
        userName: person.name,
        userID: new TextEncoder().encode(person.id),
        challenge: bytes,
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      return { challenge, options };
    },

    async 'POST /api/passkeys/register'({ request, person, body: { challenge, response, label = '' } }) {
      const { origin, host } = here(request);
      const verified = await orUnproven(
        verifyRegistrationResponse({
          response: response as unknown as RegistrationResponseJSON,
          expectedChallenge: challenges.open(challenge, person.id),
          expectedOrigin: origin,
          expectedRPID: host,
          requireUserVerification: false,
        }),
      );
      if (!verified.verified) throw UNPROVEN;
      const { id, publicKey, counter } = verified.registrationInfo.credential;
      const passkey = { id, person: person.id, publicKey, counter, label, added: Date.now() };
      if (!(await store.people.addPasskey(passkey).catch(orKnown))) throw ENOUGH;
      return { id };
    },

    async 'POST /api/passkeys/login/options'({ request }) {
      const { text: challenge, bytes } = challenges.make('');
      const rpID = here(request).host;
      return { challenge, options: await generateAuthenticationOptions({ rpID, challenge: bytes }) };
    },

    async 'POST /api/passkeys/login'({ request, body: { challenge, response, label = '', device: former } }) {
      const passkey = await store.people.passkey(response.id);
      if (passkey === undefined) throw UNPROVEN;
      const { origin, host } = here(request);
      const { id, publicKey, counter } = passkey;
      const verified = await orUnproven(
        verifyAuthenticationResponse({
          response: response as unknown as AuthenticationResponseJSON,
          expectedChallenge: challenges.open(challenge, ''),
          expectedOrigin: origin,
          expectedRPID: host,
          credential: { id, publicKey: new Uint8Array(publicKey), counter },
          requireUserVerification: false,
        }),
      );
      if (!verified.verified) throw UNPROVEN;
      await store.people.setCounter(id, verified.authenticationInfo.newCounter).catch(orGone);
      const device = newSecret();
      const hash = hashOfSecret(device);
      await store.people.addDevice(passkey.person, hash, { label, added: Date.now() }).catch(orGone);
      const person = await store.people.person(passkey.person);
      if (person === undefined) throw UNPROVEN;
      const formerHash = former === undefined ? undefined : hashOfSecret(former);
      const from = formerHash === undefined ? undefined : await store.people.byDevice(formerHash);
      const names = { former: nameOfDevice({ hash: formerHash ?? '' }), device: nameOfDevice({ hash }) };
      const complete = from === undefined || (await transferPerson({ from, to: person, ...names }, { rooms, store }));
      return { id: person.id, name: person.name, device, complete };
    },
  } satisfies Partial<Handlers>;
}

const ENOUGH = refuse(409, 'enoughPasskeys', 'You already have the maximum number of passkeys.');
const KNOWN = refuse(409, 'passkeyKnown', 'This passkey is already registered.');
const UNPROVEN = refuse(403, 'unproven', 'The passkey could not be checked.');

function orKnown(error: unknown): never {
  throw error instanceof StoreError && error.trouble === 'exists' ? KNOWN : error;
}

/** Refuses the request if the person is missing. The person may have been deleted a moment ago. */
function orGone(error: unknown): never {
  throw error instanceof StoreError && error.trouble === 'missing' ? UNPROVEN : error;
}

/** Refuses without a reason if the verification fails, because clients must not learn the reason. */
const orUnproven = async <T>(verifying: Promise<T>): Promise<T> => {
  try {
    return await verifying;
  } catch {
    throw UNPROVEN;
  }
};

/**
 * Challenges for passkeys. They are signed, so that any server process can check them. A process accepts each challenge
 * only once.
 */
class Challenges {
  readonly #key: string;
  readonly #used = new Map<string, number>();

  constructor(key: string) {
    this.#key = key;
  }

  make(whose: string): { readonly text: string; readonly bytes: Uint8Array<ArrayBuffer> } {
    const bytes = new Uint8Array(randomBytes(32));
    const secret = Buffer.from(bytes).toString('base64url');
    const until = Date.now() + LASTS_MS;
    return { text: `${secret}.${until}.${this.#sign(secret, until, whose)}`, bytes };
  }

  open(given: string, whose: string): string {
    const [secret = '', until = '', signature = ''] = given.split('.');
    const now = Date.now();
    const right = Buffer.from(this.#sign(secret, Number(until), whose));
    const said = Buffer.from(signature);
    const isRight = said.length === right.length && timingSafeEqual(said, right);
    if (!isRight || Number(until) < now || this.#used.has(secret)) throw UNPROVEN;
    for (const [old, end] of this.#used) if (end < now) this.#used.delete(old);
    this.#used.set(secret, Number(until));
    return secret;
  }

  #sign(secret: string, until: number, whose: string): string {
    return createHmac('sha256', this.#key).update(`${secret}.${until}.${whose}`).digest('base64url');
  }
}
