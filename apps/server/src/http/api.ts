import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, isOwnPage } from '../origin.ts';
import { StoreError } from '../store/port.ts';
import { Allowances } from '../wire/allowance.ts';
import { type Around, Refused } from './asking.ts';
import { addOperations } from './operations.ts';
import { addPasskeys } from './passkeys.ts';
import { addPeople } from './people.ts';
import { addTables } from './tables.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It makes something that stays: allowed less often. */
    readonly creates?: true;
  }
}

const MINUTE = 60;
const HOUR = 3600;
const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

/** Everything over HTTP but the page: who may ask, how often, and how it is refused. */
export function addApi(
  server: FastifyInstance,
  around: Around,
  onTrouble: (what: string, error: unknown) => void,
): void {
  const { limits } = around.config;
  const requests = new Allowances({ rate: limits.requests / MINUTE, burst: limits.requests });
  const creations = new Allowances({ rate: limits.creations / HOUR, burst: limits.creations });

  server.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const now = Date.now();
    const address = addressOf(request.raw, around.config);
    const { creates } = request.routeOptions.config;
    if (!requests.take(address, now) || (creates === true && !creations.take(address, now)))
      throw new Refused(429, 'tooMuch', 'Too many requests; try again later.');
    if (!HARMLESS.includes(request.method) && !isOwnPage(request.headers, around.config))
      throw new Refused(403, 'badRequest', 'Another page may not ask for this.');
  });
  server.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });

  server.setErrorHandler((error: unknown, request, reply) => refuse(error, request, reply, onTrouble));
  for (const add of [addPeople, addTables, addPasskeys, addOperations]) add(server, around);
}

function refuse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  onTrouble: (what: string, error: unknown) => void,
): FastifyReply {
  const answer = (status: number, code: string, message: string): FastifyReply =>
    reply.status(status).send({ error: { code, message } });
  if (error instanceof Refused) return answer(error.status, error.code, error.message);
  if (error instanceof StoreError && error.trouble === 'unavailable')
    return answer(503, 'unavailable', "The server can't write at the moment; try again.");
  const status = statusOf(error);
  if (status >= 400 && status < 500 && error instanceof Error) return answer(status, 'badRequest', error.message);
  onTrouble(`${request.method} ${request.routeOptions.url ?? ''} failed`, error);
  return answer(500, 'internal', 'Something went wrong on the server.');
}

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
