import { timingSafeEqual } from 'node:crypto';
import type { Health } from '@getaway/protocol/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashOfSecret } from '../base/secrets.ts';
import { checkHost, type HttpDeps, HttpRefusal, secretOf } from './request.ts';

export function addOperations(server: FastifyInstance, { store, meters, config, isKnownHost }: HttpDeps): void {
  const isWell = onceIn(HEALTH_MS, () =>
    store.check().then(
      () => true,
      () => false,
    ),
  );
  server.get('/healthz', async (_request, reply) => {
    const well = await isWell();
    return reply.status(well ? 200 : 503).send({ well } satisfies Health);
  });

  server.get('/metrics', async (request, reply) => {
    checkHost(request, isKnownHost);
    if (!mayMeasure(request, config.metricsToken))
      throw new HttpRefusal(403, { code: 'badRequest', message: 'Not allowed.' });
    const { type, body } = await meters.text();
    return reply.type(type).send(body);
  });
}

/** The health check writes to the disk. So requests within this time get the previous answer. */
const HEALTH_MS = 1000;

/** Caches the answer of `ask` for this long. */
function onceIn<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at >= milliseconds) last = { at: now, answer: ask() };
    return last.answer;
  };
}

const OWN = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

function mayMeasure(request: FastifyRequest, token: string | undefined): boolean {
  // A request that a local proxy forwards may come from another machine. So forwarded requests do not count as local.
  if (token === undefined)
    return OWN.includes(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
  const given = Buffer.from(hashOfSecret(secretOf(request) ?? ''));
  return timingSafeEqual(given, Buffer.from(hashOfSecret(token)));
}
