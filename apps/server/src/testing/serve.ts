import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableSetup } from '@getaway/protocol/room';
import { type Config, readConfig } from '../base/config.ts';
import { type Running, startServer } from '../server.ts';

export interface Served {
  readonly url: string;
  readonly config: Config;
  readonly running: Running;
  /** Stops the server, and starts another one on the same data. */
  again(more?: Partial<Config>): Promise<Served>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'getaway-server-'));

/** Limits that no test reaches, except the tests of the limits. */
export const GENEROUS = {
  connections: 5000,
  connectionsOfOne: 5000,
  rate: 10_000,
  burst: 10_000,
  addressRate: 100_000,
  addressBurst: 100_000,
  requests: 1e6,
  creations: 1e6,
  unfinished: 5000,
  unfinishedOfOne: 5000,
  unsent: 128 * 1024 * 1024,
  unsentOfOne: 4 * 1024 * 1024,
};

export async function serve(more: Partial<Config> = {}): Promise<Served> {
  const data = more.data ?? newFolder();
  const usual = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'silent', BOT_THREADS: '1' });
  if ('wrong' in usual) throw new Error(usual.wrong);
  const config: Config = { ...usual, page: join(data, 'no-page'), limits: GENEROUS, ...more };
  const running = await startServer(config);
  const url = await running.http.listen({ host: config.host, port: config.port ?? 0 });
  return {
    url,
    config,
    running,
    async again(other = {}) {
      await running.stop();
      return serve({ ...config, ...other });
    },
    stop: () => running.stop(),
    async remove() {
      await running.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export const setupOf = (more: Partial<TableSetup> = {}): TableSetup => ({
  game: 'gangsta',
  players: 2,
  options: {},
  pace: { kind: 'free' },
  onTimeout: 'wait',
  listed: true,
  watching: true,
  ...more,
});
