import { type Attempt, replaceInvisible } from '@getaway/kernel';
import { type Reason, refusedBecause, type ServerRefusal } from '@getaway/protocol/refusals';
import type { FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { Notifier } from '../alerts/notifier.ts';
import type { Config } from '../base/config.ts';
import type { KnownHosts } from '../base/hosts.ts';
import type { Meters } from '../base/meters.ts';
import { hashOfSecret } from '../base/secrets.ts';
import type { BotPool } from '../bots/botPool.ts';
import type { RoomDirectory } from '../rooms/roomDirectory.ts';
import type { Keys } from '../store/keys.ts';
import type { Person, Store } from '../store/port.ts';
import { readRequest } from '../wire/requests.ts';

export interface HttpDeps {
  readonly config: Config;
  readonly rooms: RoomDirectory;
  readonly store: Store;
  readonly keys: Keys;
  readonly meters: Meters;
  readonly notifier: Notifier;
  readonly isKnownHost: KnownHosts;
  readonly botPool: BotPool;
}

/** A request that the server refuses, with the HTTP status of the answer. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly refusal: ServerRefusal;

  constructor(status: number, refusal: ServerRefusal) {
    super(refusal.message);
    this.status = status;
    this.refusal = refusal;
  }
}

/** Makes a refusal with a named reason, so that clients can translate it. */
export const refuse = (status: number, because: Reason, message: string): HttpRefusal =>
  new HttpRefusal(status, refusedBecause(because, message).refusal);

export const NO_TABLE = new HttpRefusal(404, { code: 'noGame', message: 'There is no such table.' });

/** Refuses requests for a host name that is not this server's. */
export function checkHost({ headers: { host = '' } }: FastifyRequest, isKnownHost: KnownHosts): void {
  if (isKnownHost(host)) return;
  const shown = replaceInvisible(host.slice(0, MAX_SHOWN));
  const message = `This server is not known as ${shown}; its operator can add the name with PUBLIC_URL or ALLOWED_HOSTS.`;
  throw new HttpRefusal(403, refusedBecause('otherHost', message, { values: { host: shown } }).refusal);
}

const MAX_SHOWN = 100;

const STATUS: Readonly<Record<string, number>> = { noGame: 404, notAsked: 409, unknownGame: 404 };

export function orRefuse<T>(attempt: Attempt<T>): T {
  if ('ok' in attempt) return attempt.ok;
  throw new HttpRefusal(STATUS[attempt.refusal.code] ?? 400, attempt.refusal);
}

export const bodyOf = <T>(schema: GenericSchema<unknown, T>, { body }: FastifyRequest): T =>
  orRefuse(readRequest(schema, body));

const BEARER = /^Bearer (?<secret>[\w-]{1,100})$/iu;

export const secretOf = ({ headers }: FastifyRequest): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.groups?.secret;

/** The hash of the requesting device's secret. */
export const deviceHashOf = (request: FastifyRequest): string => hashOfSecret(secretOf(request) ?? '');

export async function personOf(request: FastifyRequest, store: Store): Promise<Person> {
  const secret = secretOf(request);
  const person = secret === undefined ? undefined : await store.people.byDevice(hashOfSecret(secret));
  if (person === undefined)
    throw new HttpRefusal(401, { code: 'unknownDevice', message: 'This device is not known here.' });
  return person;
}
