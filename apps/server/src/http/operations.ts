import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashOfSecret } from '../identity/secrets.ts';
import { type Around, Refused, secretOf } from './asking.ts';

/** For whoever runs the server: is it well, and how much is going on. */
export function addOperations(server: FastifyInstance, { store, meters, config }: Around): void {
  server.get('/healthz', async (_request, reply) => {
    try {
      await store.check();
      return { well: true };
    } catch {
      return reply.status(503).send({ well: false });
    }
  });

  server.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, config.metricsToken)) throw new Refused(403, 'badRequest', 'Not for you.');
    const { type, body } = await meters.text();
    return reply.type(type).send(body);
  });
}

const OWN = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

function mayMeasure(request: FastifyRequest, token: string | undefined): boolean {
  // What a proxy on this machine passes on does not come from this machine.
  if (token === undefined)
    return OWN.includes(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
  const given = Buffer.from(hashOfSecret(secretOf(request) ?? ''));
  return timingSafeEqual(given, Buffer.from(hashOfSecret(token)));
}
