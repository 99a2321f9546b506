import { type Attempt, isVisible, type Refusal, textUpTo, visible } from '@getaway/kernel';
import { type Reason, refusedBecause } from '@getaway/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Caller } from '../alerts/caller.ts';
import type { Thinker } from '../bots/thinker.ts';
import type { Config } from '../config.ts';
import type { KnownHosts } from '../hosts.ts';
import type { Keys } from '../identity/keys.ts';
import { hashOfSecret } from '../identity/secrets.ts';
import type { Meters } from '../meters.ts';
import type { Hall } from '../rooms/hall.ts';
import type { Person, Store } from '../store/port.ts';
import { readRequest } from '../wire/requests.ts';

/** What routes need from the server. */
export interface Around {
  readonly config: Config;
  readonly hall: Hall;
  readonly store: Store;
  readonly keys: Keys;
  readonly meters: Meters;
  readonly caller: Caller;
  readonly isKnownHost: KnownHosts;
  readonly thinker: Thinker;
}

/** What a device calls itself, so that its owner can tell it from the others. */
export const labelSchema = v.optional(v.pipe(textUpTo(200), v.trim(), v.maxLength(60), v.check(isVisible)), '');

/** What is told of a refusal. */
interface Told extends Omit<Refusal, 'code'> {
  readonly code: string;
}

/** Something that can't be done as asked, with its status. */
export class Refused extends Error {
  readonly status: number;
  readonly told: Told;

  constructor(status: number, told: Told) {
    super(told.message);
    this.status = status;
    this.told = told;
  }
}

/** Refused by a sentence that has a name, so that it can be said in any language. */
export const refuse = (status: number, because: Reason, message: string): Refused =>
  new Refused(status, refusedBecause(because, message).refusal);

/** Refuses whoever came by a name that is not this server's. */
export function checkHost({ headers: { host = '' } }: FastifyRequest, isKnownHost: KnownHosts): void {
  if (isKnownHost(host)) return;
  const shown = visible(host.slice(0, MOST_SHOWN));
  const message = `This server is not called ${shown}; whoever runs it can add the name by PUBLIC_URL or ALLOWED_HOSTS.`;
  throw new Refused(403, refusedBecause('otherHost', message, { values: { host: shown } }).refusal);
}

const MOST_SHOWN = 100;

const STATUS: Readonly<Record<string, number>> = { noGame: 404, notAsked: 409, unknownGame: 404 };

export function orRefuse<T>(attempt: Attempt<T>): T {
  if ('ok' in attempt) return attempt.ok;
  throw new Refused(STATUS[attempt.refusal.code] ?? 400, attempt.refusal);
}

export const bodyOf = <T>(schema: v.GenericSchema<unknown, T>, { body }: FastifyRequest): T =>
  orRefuse(readRequest(schema, body));

/** A field of the path. */
export function fieldOf({ params }: FastifyRequest, name: string): string {
  const value: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
  return typeof value === 'string' ? value.slice(0, 100) : '';
}

const BEARER = /^Bearer (?<secret>[\w-]{1,100})$/iu;

export const secretOf = ({ headers }: FastifyRequest): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.groups?.secret;

/** By which the device that asks is known. */
export const deviceHashOf = (request: FastifyRequest): string => hashOfSecret(secretOf(request) ?? '');

/** Whoever's device asks. */
export async function personOf(request: FastifyRequest, store: Store): Promise<Person> {
  const secret = secretOf(request);
  const person = secret === undefined ? undefined : await store.people.byDevice(hashOfSecret(secret));
  if (person === undefined)
    throw new Refused(401, { code: 'unknownDevice', message: 'This device is not known here.' });
  return person;
}

export const created = (reply: FastifyReply, body: object): FastifyReply => reply.status(201).send(body);
