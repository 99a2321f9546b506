import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCluster } from './cluster.ts';

/** A program that runs PostgreSQL for the tests of another process, and ends when that process ends. */
const [folder = '', owner = ''] = process.argv.slice(2);
const LOOK_MS = 200;

process.on('uncaughtException', (error) => {
  tell('failed', error.stack ?? error.message);
  process.exit(1);
});
const cluster = await startCluster(folder, { durable: false });
tell('ready', cluster.urlOf('postgres'));
const timer = setInterval(() => {
  if (isAlive(Number(owner))) return;
  clearInterval(timer);
  void cluster.remove().then(() => process.exit(0));
}, LOOK_MS);

/**
 * Writes a file that the tests wait for. It is written under another name first, so the tests never find an incomplete
 * file.
 */
function tell(name: 'ready' | 'failed', text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.new`), text);
  renameSync(join(folder, `${name}.new`), join(folder, name));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
