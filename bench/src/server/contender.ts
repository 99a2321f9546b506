import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ask } from '../probe.ts';
import type { Reading } from './gauge.ts';
import type { LoadRequest, LoadResult, Side } from './load.ts';

export interface Sample extends LoadResult {
  readonly serverCore: number;
}

export interface Contender {
  gather(tables: number): Promise<LoadResult>;
  warmUp(moves: number): Promise<Sample>;
  play(moves: number): Promise<Sample>;
  keepPace(pace: { readonly milliseconds: number; readonly rate: number }): Promise<Sample>;
  /** Reads the memory after a garbage collection. */
  memory(): Promise<Reading>;
  stop(): Promise<void>;
}

export interface Opening {
  readonly side: Side;
  readonly game: string;
  readonly players: number;
  readonly bytes: number;
}

/** A rate limit that the benchmark never reaches. Normal limits would slow the measurement down. */
const UNLIMITED = 1_000_000;

export async function openContender(opening: Opening): Promise<Contender> {
  const { side, game, players } = opening;
  const data = mkdtempSync(join(tmpdir(), 'getaway-bench-'));
  const server = SERVERS[side](data, opening);
  const url = await addressOf(server);
  const load = fork(file('./load.ts'));
  const send = async (request: LoadRequest): Promise<LoadResult> => (await ask(load, request)) as LoadResult;
  const read = async (what: 'core' | 'memory'): Promise<Reading> => (await ask(server, what)) as Reading;
  const measured = async (request: LoadRequest): Promise<Sample> => {
    const before = await read('core');
    const outcome = await send(request);
    return { ...outcome, serverCore: (await read('core')).core - before.core };
  };
  return {
    gather: (tables) => send({ do: 'gather', side, place: { url, game, players }, tables }),
    warmUp: (moves) => measured({ do: 'warmUp', moves }),
    play: (moves) => measured({ do: 'play', moves }),
    keepPace: (pace) => measured({ do: 'keepPace', ...pace }),
    memory: () => read('memory'),
    async stop() {
      for (const child of [load, server]) {
        const exit = once(child, 'exit');
        child.kill('SIGKILL');
        await exit;
      }
      rmSync(data, { recursive: true });
    },
  };
}

const SERVERS: Readonly<Record<Side, (data: string, opening: Opening) => ChildProcess>> = {
  ours: (data) => startOurs(data),
  theirs: (_data, opening) => startTheirs(opening),
  unfrozen: (_data, opening) => startTheirs(opening, 'unfrozen'),
  bare: (data, { bytes }) => start('../../../apps/server/src/bare/main.ts', [data, String(bytes)], {}),
};

const startTheirs = ({ game, players }: Opening, ...more: readonly string[]): ChildProcess =>
  start('./theirServer.ts', [game, String(players), ...more], {});

/** The server as `npm start` runs it, with its own database file. */
const startOurs = (data: string): ChildProcess =>
  start('../../../apps/server/src/main.ts', [], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data,
    MAX_SOCKETS: String(UNLIMITED),
    MAX_SOCKETS_PER_ADDRESS: String(UNLIMITED),
    MAX_UNFINISHED: String(UNLIMITED),
    MAX_UNFINISHED_PER_ADDRESS: String(UNLIMITED),
    SOCKET_RATE: String(UNLIMITED),
    SOCKET_BURST: String(UNLIMITED),
    REQUESTS_PER_MINUTE: String(UNLIMITED),
    CREATIONS_PER_HOUR: String(UNLIMITED),
  });

function start(script: string, args: readonly string[], settings: Readonly<Record<string, string>>): ChildProcess {
  return fork(file(script), args, {
    env: { ...process.env, ...settings },
    execArgv: ['--expose-gc', '--import', file('./gauge.ts')],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('the server process has no stdout');
  for await (const line of createInterface(stdout)) {
    const [url] = /http:\/\/\S+/u.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('the server did not start');
}
