import type { FastifyInstance } from 'fastify';
import { type Config, readConfig, USUAL_PORT } from './base/config.ts';
import { hideExperimentalWarnings } from './base/experimentalWarnings.ts';
import { ensurePrivateFolder } from './base/privateFiles.ts';
import { startServer } from './server.ts';

hideExperimentalWarnings();
process.umask(0o077); // only this user may read our files
const config = readConfig(process.env);
if ('wrong' in config) stop(config.wrong);
try {
  ensurePrivateFolder(config.data);
} catch (error) {
  stop(`The folder ${config.data} can't be used: ${reasonOf(error)} Choose another with DATA_DIR.`);
}
const server = await startServer(config).catch((error: unknown) => stop(reasonOf(error)));
// An unhandled promise rejection in a library must not stop the server, because that would stop all tables. Committed
// data is safe, and the next request reads it again.
process.on('unhandledRejection', (error) => server.onTrouble('unhandled promise rejection', error));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
try {
  const address = await listen(server.http, config);
  process.stdout.write(`Getaway is open at ${address}\n${keeping(config)}\nCtrl-C closes it.\n`);
} catch (error) {
  await server.stop();
  stop(`Port ${config.port ?? USUAL_PORT} can't be used: ${reasonOf(error)} Choose another with PORT.`);
}

/**
 * Listens on the requested port. If no port is requested, listens on the usual port. If the usual port is in use,
 * listens on a free one.
 */
async function listen(http: FastifyInstance, { host, port }: Config): Promise<string> {
  if (port !== undefined) return http.listen({ host, port });
  try {
    return await http.listen({ host, port: USUAL_PORT });
  } catch (error) {
    if (!isTaken(error)) throw error;
    return http.listen({ host, port: 0 });
  }
}

function keeping({ data, databaseUrl }: Config): string {
  return databaseUrl === undefined ? `Data is stored in ${data}` : 'Data is stored in PostgreSQL';
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.message.replace(/\.$/u, '')}.` : String(error);
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
