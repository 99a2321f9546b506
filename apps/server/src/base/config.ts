import { homedir, platform } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { USUAL_SOCKET_LIMITS } from '@getaway/protocol/socket';
import { dataFolder } from './dataFolder.ts';
import { REGISTRY } from './games.ts';

interface Limits {
  /** The maximum number of open sockets, in total and per address. */
  readonly connections: number;
  readonly connectionsOfOne: number;
  /** The limits of one socket: how much its requests may cost per second on average, and in a burst. */
  readonly rate: number;
  readonly burst: number;
  /** The same limits for all sockets of an address together. */
  readonly addressRate: number;
  readonly addressBurst: number;
  /**
   * The limits of HTTP requests per address: `requests` per minute in total, and `creations` per hour for the routes
   * that are marked `creates`, for example those that create people, tables or packs.
   */
  readonly requests: number;
  readonly creations: number;
  /** The maximum number of connections that have not sent a complete request, in total and per address. */
  readonly unfinished: number;
  readonly unfinishedOfOne: number;
  /** The maximum number of bytes that wait to be sent, in total and per socket. */
  readonly unsent: number;
  readonly unsentOfOne: number;
}

export interface Config {
  readonly host: string;
  /**
   * The port that the variable PORT sets. If PORT is unset, the server uses its usual port. If the usual port is in
   * use, the server uses a free port.
   */
  readonly port: number | undefined;
  readonly data: string;
  /**
   * The URL of a PostgreSQL database, which several processes can share. If it is undefined, the server uses an SQLite
   * file in the folder `data`.
   */
  readonly databaseUrl: string | undefined;
  /** The public URL of the server. If it is undefined, the server uses the host that the client requests. */
  readonly publicUrl: string | undefined;
  /** Host names that the server accepts in addition to the names of this machine. */
  readonly allowedHosts: readonly string[];
  readonly logLevel: string;
  /** Whether a proxy tells the server the client's address. */
  readonly behindProxy: boolean;
  /** The token for reading the metrics. Without a token, only clients on this machine may read them. */
  readonly metricsToken: string | undefined;
  readonly botThreads: number | undefined;
  /** How many bot threads may work at the same time for tables with only bots. */
  readonly botsOnlyThreads: number | undefined;
  /** Whether alerts may go to private networks and over plain HTTP. */
  readonly alertsInside: boolean;
  /** Milliseconds that a person may be away on their turn before they get an alert. */
  readonly alertAfter: number;
  /** If the host is away for this many milliseconds before the game begins, another player becomes the host. */
  readonly hostAfter: number;
  readonly limits: Limits;
  readonly registry: string;
  readonly page: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const USUAL_PORT = 8420;
/** The limit of an address is this many times the limit of a socket. */
const BUSY_SOCKETS = 10;
const USUAL_LIMITS = {
  connections: 5000,
  connectionsOfOne: 100,
  ...USUAL_SOCKET_LIMITS,
  requests: 300,
  creations: 60,
  unfinished: 1000,
  unfinishedOfOne: 100,
  unsentMegabytes: 128,
  unsentMegabytesOfOne: 4,
};
const MEGABYTE = 1024 * 1024;

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];
const MOST = 1_000_000;
const USUAL_ALERT_SECONDS = 5;
const USUAL_HOST_SECONDS = 180;

class ConfigError extends Error {}

/** Reads the configuration from the environment. If a value is wrong, returns a sentence that names it. */
export function readConfig(env: Environment): Config | { readonly wrong: string } {
  try {
    return {
      host: text(env, 'HOST') ?? 'localhost',
      port: whole(env, 'PORT', { least: 0, most: 65_535 }),
      data: resolve(dataFolder({ env, platform: platform(), home: homedir() })),
      databaseUrl: text(env, 'DATABASE_URL'),
      publicUrl: url(env, 'PUBLIC_URL'),
      allowedHosts: hosts(env, 'ALLOWED_HOSTS'),
      logLevel: oneOf(env, 'LOG_LEVEL', LEVELS) ?? 'warn',
      behindProxy: oneOf(env, 'BEHIND_PROXY', ['0', '1']) === '1',
      metricsToken: text(env, 'METRICS_TOKEN'),
      botThreads: whole(env, 'BOT_THREADS', { least: 1, most: 256 }),
      botsOnlyThreads: whole(env, 'BOTS_ONLY_THREADS', { least: 1, most: 256 }),
      alertsInside: oneOf(env, 'ALERTS_INSIDE', ['0', '1']) === '1',
      alertAfter: (whole(env, 'ALERT_AFTER_SECONDS', { least: 0, most: MOST }) ?? USUAL_ALERT_SECONDS) * 1000,
      hostAfter: (whole(env, 'HOST_AWAY_SECONDS', { least: 1, most: MOST }) ?? USUAL_HOST_SECONDS) * 1000,
      limits: {
        connections: limit(env, 'MAX_SOCKETS', USUAL_LIMITS.connections),
        connectionsOfOne: limit(env, 'MAX_SOCKETS_PER_ADDRESS', USUAL_LIMITS.connectionsOfOne),
        ...socketLimits(env),
        requests: limit(env, 'REQUESTS_PER_MINUTE', USUAL_LIMITS.requests),
        creations: limit(env, 'CREATIONS_PER_HOUR', USUAL_LIMITS.creations),
        unfinished: limit(env, 'MAX_UNFINISHED', USUAL_LIMITS.unfinished),
        unfinishedOfOne: limit(env, 'MAX_UNFINISHED_PER_ADDRESS', USUAL_LIMITS.unfinishedOfOne),
        unsent: limit(env, 'MAX_UNSENT_MB', USUAL_LIMITS.unsentMegabytes) * MEGABYTE,
        unsentOfOne: limit(env, 'MAX_UNSENT_MB_PER_SOCKET', USUAL_LIMITS.unsentMegabytesOfOne) * MEGABYTE,
      },
      registry: REGISTRY,
      page: resolve(text(env, 'PAGE_DIR') ?? fileURLToPath(new URL('../../../../.cache/web', import.meta.url))),
    };
  } catch (error) {
    if (error instanceof ConfigError) return { wrong: error.message };
    throw error;
  }
}

function socketLimits(env: Environment): Pick<Limits, 'rate' | 'burst' | 'addressRate' | 'addressBurst'> {
  const rate = limit(env, 'SOCKET_RATE', USUAL_LIMITS.rate);
  const burst = limit(env, 'SOCKET_BURST', USUAL_LIMITS.burst);
  return {
    rate,
    burst,
    addressRate: limit(env, 'ADDRESS_RATE', rate * BUSY_SOCKETS),
    addressBurst: limit(env, 'ADDRESS_BURST', burst * BUSY_SOCKETS),
  };
}

/** The value of a variable; undefined if it is unset or empty. */
function text(env: Environment, name: string): string | undefined {
  const value = env[name] ?? '';
  return value === '' ? undefined : value;
}

function whole(
  env: Environment,
  name: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(value)}.`);
}

const limit = (env: Environment, name: string, usual: number): number =>
  whole(env, name, { least: 1, most: MOST }) ?? usual;

function oneOf(env: Environment, name: string, values: readonly string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined || values.includes(value)) return value;
  throw new ConfigError(`${name} can be ${values.join(' or ')}, not ${JSON.stringify(value)}.`);
}

const HOST_NAME = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/iu;

function hosts(env: Environment, name: string): readonly string[] {
  const listed = (text(env, name) ?? '').split(',').map((host) => host.trim());
  const given = listed.filter((host) => host !== '');
  const wrong = given.find((host) => !HOST_NAME.test(host));
  if (wrong === undefined) return given;
  throw new ConfigError(`${name} must be names such as table.example.org,10.0.0.5, not ${JSON.stringify(wrong)}.`);
}

function url(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const parsed = URL.parse(value);
  if (parsed !== null && /^https?:$/u.test(parsed.protocol)) return parsed.origin;
  throw new ConfigError(`${name} must be an address such as https://example.org, not ${JSON.stringify(value)}.`);
}
