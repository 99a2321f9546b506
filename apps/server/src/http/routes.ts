import { type AnswerOf, type AuthOf, type BodyOf, type PathFields, ROUTES, type Route } from '@getaway/protocol/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { Person, Store } from '../store/port.ts';
import { bodyOf, personOf, secretOf } from './request.ts';

/** A request that matches the schema of its route. */
type RouteRequest<R extends Route> = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly person: { none: undefined; optional: Person | undefined; required: Person }[AuthOf<R>];
  readonly body: BodyOf<R>;
  readonly path: PathFields<R>;
};

/** One handler for each route. If a handler is missing or has a wrong answer type, the code does not compile. */
export type Handlers = { readonly [R in Route]: (asked: RouteRequest<R>) => AnswerOf<R> | Promise<AnswerOf<R>> };

interface Deps {
  readonly handlers: Handlers;
  readonly store: Store;
}

export function addRoutes(server: FastifyInstance, deps: Deps): void {
  for (const route of Object.keys(ROUTES) as Route[]) addRoute(server, route, deps);
}

function addRoute<R extends Route>(server: FastifyInstance, route: R, { handlers, store }: Deps): void {
  const { auth, takes, status, creates, maxBytes } = optionsOf(route);
  const [method = '', url = ''] = route.split(' ');
  server.route({
    method,
    url,
    ...(maxBytes === undefined ? {} : { bodyLimit: maxBytes }),
    config: creates === true ? { creates } : {},
    async handler(request, reply) {
      // The device is checked before the body. So an unknown device gets the same answer for every body.
      const person = await askerOf(request, auth, store);
      const body = takes === undefined ? undefined : bodyOf(takes, request);
      const asked = { request, reply, person, body, path: pathOf(request) };
      const answer = await handlers[route](asked as RouteRequest<R>);
      return reply.status(status).send(answer ?? undefined);
    },
  });
}

interface RouteOptions {
  readonly auth: AuthOf<Route>;
  readonly takes?: GenericSchema;
  readonly status: number;
  readonly creates?: true;
  readonly maxBytes?: number;
}

const optionsOf = (route: Route): RouteOptions => ROUTES[route];

function askerOf(request: FastifyRequest, auth: AuthOf<Route>, store: Store): Promise<Person | undefined> {
  const isAnonymous = auth === 'none' || (auth === 'optional' && secretOf(request) === undefined);
  return isAnonymous ? Promise.resolve(undefined) : personOf(request, store);
}

const MAX_PATH_FIELD = 100;

const pathOf = ({ params }: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [name, String(value).slice(0, MAX_PATH_FIELD)]),
  );
