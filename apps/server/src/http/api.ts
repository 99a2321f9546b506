import type { FailureDocument, ServerCode, ServerRefusal } from '@getaway/protocol/refusals';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../base/address.ts';
import { isOwnPage } from '../base/origin.ts';
import { CannotOpen } from '../rooms/cannotOpen.ts';
import { StoreError } from '../store/port.ts';
import { AddressAllowances } from '../wire/allowance.ts';
import { deviceRoutes } from './devices.ts';
import { readJsonBodies } from './jsonBody.ts';
import { addOperations } from './operations.ts';
import { packRoutes } from './packs.ts';
import { passkeyRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { reachRoutes } from './reach.ts';
import { checkHost, type HttpDeps, HttpRefusal, refuse } from './request.ts';
import { addRoutes, type Handlers } from './routes.ts';
import { tableRoutes } from './tables.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set if the route creates something permanent or sends an alert. These routes have a lower rate limit. */
    readonly creates?: true;
  }
}

const MINUTE = 60;
const HOUR = 3600;
const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

/** All HTTP routes except the page's files, with access checks, rate limits and refusals. */
export function addApi(
  server: FastifyInstance,
  deps: HttpDeps,
  onTrouble: (what: string, error: unknown) => void,
): void {
  const hold = limiter(deps);
  readJsonBodies(server);
  server.setErrorHandler((error: unknown, request, reply) => answerWith(error, request, reply, onTrouble));
  server.addHook('onRequest', async (request) => {
    if (request.is404) hold(request);
  });
  // Requests for missing files end here. No earlier hook has counted them, so they are counted here.
  server.setNotFoundHandler({ preHandler: async (request: FastifyRequest) => hold(request) }, (_request, reply) =>
    reply.status(404).header('cache-control', 'no-store').send(NOTHING_HERE),
  );
  // The hooks are attached to routes and do not compare paths, because the same path can be spelled in many ways.
  server.register((api, _options, done) => {
    api.addHook('onRequest', async (request) => {
      hold(request);
      checkHost(request, deps.isKnownHost);
    });
    api.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });
    addRoutes(api, { handlers: handlersOf(deps), store: deps.store });
    done();
  });
  addOperations(server, deps);
}

const handlersOf = (deps: HttpDeps): Handlers => ({
  ...peopleRoutes(deps),
  ...deviceRoutes(deps),
  ...tableRoutes(deps),
  ...packRoutes(deps),
  ...passkeyRoutes(deps),
  ...reachRoutes(deps),
});

const NOTHING_HERE: FailureDocument = { error: { code: 'notFound', message: 'There is no such address.' } };

/** Answers requests whose path is malformed. Such requests never reach a route or its hooks. */
export const answerBadUrl =
  (headers: Readonly<Record<string, string>>) =>
  (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    reply.status(error.statusCode ?? 400).headers({ ...headers, 'cache-control': 'no-store' });
    void reply.send({
      error: { code: 'badRequest', message: "This address can't be read." },
    } satisfies FailureDocument);
  };

/**
 * Counts each request once. Refuses it if its address sends too many requests, or if a foreign page wants to change
 * something.
 */
function limiter({ config }: HttpDeps): (request: FastifyRequest) => void {
  const { limits } = config;
  const requests = new AddressAllowances({ rate: limits.requests / MINUTE, burst: limits.requests });
  const creations = new AddressAllowances({ rate: limits.creations / HOUR, burst: limits.creations });
  const counted = new WeakSet<FastifyRequest>();
  return (request) => {
    if (counted.has(request)) return;
    counted.add(request);
    const now = Date.now();
    const address = addressOf(request.raw, config);
    const { creates } = request.routeOptions.config;
    if (!requests.take(address, now) || (creates === true && !creations.take(address, now)))
      throw new HttpRefusal(429, { code: 'tooMuch', message: 'Too many requests; try again later.' });
    if (!HARMLESS.includes(request.method) && !isOwnPage(request.headers, config))
      throw refuse(403, 'otherPage', 'Another page may not make this request.');
  };
}

function answerWith(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  onTrouble: (what: string, error: unknown) => void,
): FastifyReply {
  const refuseWith = (status: number, error: ServerRefusal): FastifyReply =>
    reply.status(status).send({ error } satisfies FailureDocument);
  const answer = (status: number, code: ServerCode, message: string): FastifyReply =>
    refuseWith(status, { code, message });
  if (error instanceof HttpRefusal) return refuseWith(error.status, error.refusal);
  if (error instanceof CannotOpen) return refuseWith(409, error.refusal);
  if (error instanceof StoreError && error.trouble === 'unavailable')
    return answer(503, 'unavailable', "The server can't write at the moment; try again.");
  const status = statusOf(error);
  if (status === 413) return answer(status, 'tooLarge', 'The request is too large.');
  if (status >= 400 && status < 500 && error instanceof Error) return answer(status, 'badRequest', error.message);
  onTrouble(`${request.method} ${request.routeOptions.url ?? ''} failed`, error);
  return answer(500, 'internal', 'Something went wrong on the server.');
}

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
