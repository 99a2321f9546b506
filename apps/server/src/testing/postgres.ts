import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const LOOK_MS = 50;
const PATIENCE_MS = 90_000;

/**
 * The address of a new, empty database. The first test that needs one starts PostgreSQL, which all threads share until
 * the end of the test run.
 */
export async function newDatabase(): Promise<string> {
  const url = await sharedCluster();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return url.replace(/[^/]*$/u, name);
}

/** The PostgreSQL that all threads share. The thread that creates the folder starts PostgreSQL, and the others wait. */
async function sharedCluster(): Promise<string> {
  const folder = join(tmpdir(), `getaway-postgres-${process.pid}`);
  try {
    mkdirSync(folder);
    const keeper = fileURLToPath(new URL('./postgresKeeper.ts', import.meta.url));
    spawn(process.execPath, [keeper, folder, String(process.pid)], { detached: true, stdio: 'ignore' }).unref();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const failure = read(join(folder, 'failed'));
    if (failure !== undefined) {
      rmSync(folder, { recursive: true, force: true });
      throw new Error(`PostgreSQL for the tests: ${failure}`);
    }
    const url = read(join(folder, 'ready'));
    if (url !== undefined) return url;
    await wait(LOOK_MS);
  }
  throw new Error(`PostgreSQL for the tests did not start in ${folder}.`);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
