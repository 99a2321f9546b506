import { type Attempt, read } from '@getaway/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { Config } from '../config.ts';
import type { Keys } from '../identity/keys.ts';
import { hashOfSecret } from '../identity/secrets.ts';
import type { Meters } from '../meters.ts';
import type { Hall } from '../rooms/hall.ts';
import type { Person, Store } from '../store/port.ts';

/** What routes need from the server. */
export interface Around {
  readonly config: Config;
  readonly hall: Hall;
  readonly store: Store;
  readonly keys: Keys;
  readonly meters: Meters;
}

/** Something that can't be done as asked, with its status. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const STATUS: Readonly<Record<string, number>> = { noGame: 404, notAsked: 409, unknownGame: 404 };

export function orRefuse<T>(attempt: Attempt<T>): T {
  if ('ok' in attempt) return attempt.ok;
  const { code, message } = attempt.refusal;
  throw new Refused(STATUS[code] ?? 400, code, message);
}

export const bodyOf = <T>(schema: GenericSchema<unknown, T>, { body }: FastifyRequest): T =>
  orRefuse(read(schema, body, { code: 'badRequest', what: 'The request' }));

/** A field of the path. */
export function fieldOf({ params }: FastifyRequest, name: string): string {
  const value: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
  return typeof value === 'string' ? value.slice(0, 100) : '';
}

const BEARER = /^Bearer (?<secret>[\w-]{1,100})$/iu;

export const secretOf = ({ headers }: FastifyRequest): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.groups?.secret;

/** Whoever's device asks. */
export async function personOf(request: FastifyRequest, store: Store): Promise<Person> {
  const secret = secretOf(request);
  const person = secret === undefined ? undefined : await store.people.byDevice(hashOfSecret(secret));
  if (person === undefined) throw new Refused(401, 'unknownDevice', 'This device is not known here.');
  return person;
}

export const created = (reply: FastifyReply, body: object): FastifyReply => reply.status(201).send(body);
