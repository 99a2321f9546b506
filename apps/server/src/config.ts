import { homedir, platform } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder } from './dataFolder.ts';

export interface Config {
  readonly host: string;
  /** Wished by PORT; without one the usual port is taken, or any free one. */
  readonly port: number | undefined;
  /** Everything that has to outlive the process. */
  readonly data: string;
  /** The built page. */
  readonly page: string;
}

export const USUAL_PORT = 8420;

/** The configuration from the environment, or a sentence that names what is wrong with it. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config | { readonly wrong: string } {
  const { HOST = 'localhost', PORT } = env;
  const port = PORT === undefined || PORT === '' ? undefined : Number(PORT);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535))
    return { wrong: `PORT must be a whole number from 0 to 65535, not ${JSON.stringify(PORT)}.` };
  return {
    host: HOST,
    port,
    data: resolve(dataFolder({ env, platform: platform(), home: homedir() })),
    page: fileURLToPath(new URL('../../../.cache/web', import.meta.url)),
  };
}
