import { homedir, platform } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder } from './dataFolder.ts';
import { REGISTRY } from './games.ts';

interface Limits {
  /** Open sockets, of all and of one address. */
  readonly connections: number;
  readonly connectionsOfOne: number;
  /** Requests a second that one socket may make over time, and at once. */
  readonly rate: number;
  readonly burst: number;
  /** The same for all sockets of one address together. */
  readonly addressRate: number;
  readonly addressBurst: number;
  /** Requests over HTTP that one address may make a minute; those that make people or tables, an hour. */
  readonly requests: number;
  readonly creations: number;
  /** Connections over which no whole request has come yet, of all and of one address. */
  readonly unfinished: number;
  readonly unfinishedOfOne: number;
  /** Bytes that wait to be sent, over all sockets and of one. */
  readonly unsent: number;
  readonly unsentOfOne: number;
}

export interface Config {
  readonly host: string;
  /** Wished by PORT; without one the usual port is taken, or any free one. */
  readonly port: number | undefined;
  /** Everything that has to outlive the process. */
  readonly data: string;
  /** A PostgreSQL that several processes share; without one, a file in the folder. */
  readonly databaseUrl: string | undefined;
  /** Where people reach the server, if it is not where they say. */
  readonly publicUrl: string | undefined;
  /** Names beside this machine's own by which people reach the server. */
  readonly allowedHosts: readonly string[];
  readonly logLevel: string;
  /** A proxy stands before the server and says whose request it is. */
  readonly behindProxy: boolean;
  /** Whoever knows it may read the metrics; without one, only this machine. */
  readonly metricsToken: string | undefined;
  readonly botThreads: number | undefined;
  /** Of these, how many may think for tables at which only bots play. */
  readonly botsOnlyThreads: number | undefined;
  /** Alerts may go to addresses inside the own network, and without TLS. */
  readonly alertsInside: boolean;
  /** Milliseconds that somebody who is due may take to come by themselves. */
  readonly alertAfter: number;
  /** How long a host may be away while others wait for the game to begin, in milliseconds. */
  readonly hostAfter: number;
  readonly limits: Limits;
  /** The module that lists the games. */
  readonly registry: string;
  /** The built page. */
  readonly page: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const USUAL_PORT = 8420;
/** So many sockets of one address may be as busy as one may be. */
const BUSY_SOCKETS = 10;
const USUAL_LIMITS = {
  connections: 5000,
  connectionsOfOne: 100,
  rate: 20,
  burst: 100,
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

/** The configuration from the environment, or a sentence that names what is wrong with it. */
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

/** An empty variable is none. */
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
