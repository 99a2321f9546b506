import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { HttpDeps } from './request.ts';
import type { Handlers } from './routes.ts';

/** The addresses that other machines can use. A link with `localhost` does not work on other machines. */
export const reachRoutes = ({ config }: HttpDeps) =>
  ({
    'GET /api/reach': ({ request }) => ({
      ...(config.publicUrl === undefined ? {} : { public: config.publicUrl }),
      network: isAtThisMachine(request) ? ownAddresses(request) : [],
    }),
  }) satisfies Partial<Handlers>;

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/u;

/** Whether the client runs on this machine. Only such clients may see the machine's network addresses. */
const isAtThisMachine = ({ raw: { socket, headers } }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;

/**
 * The addresses at which other machines can reach the server. Empty unless the server listens on all network
 * interfaces.
 */
function ownAddresses({ server, protocol }: FastifyRequest): readonly string[] {
  const listening = server.server.address();
  if (listening === null || typeof listening === 'string') return [];
  const { address, port } = listening;
  if (address !== '0.0.0.0' && address !== '::') return [];
  return Object.values(networkInterfaces())
    .flatMap((known) => known ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((own) => `${protocol}://${own.address}:${port}`);
}
