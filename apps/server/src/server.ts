import fastifyStatic from '@fastify/static';
import { type FastifyInstance, fastify } from 'fastify';
import { headers } from './headers.ts';

/** The server: the built page, with headers that let it do nothing but what it needs. */
export async function serverOf(page: string): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true });
  server.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
  });
  await server.register(fastifyStatic, {
    root: page,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // What has its hash in its name never changes; everything else is asked for again.
      const lasting = /[\\/]assets[\\/]/u.test(path);
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return server;
}
