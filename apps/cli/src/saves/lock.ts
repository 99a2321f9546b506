import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/**
 * Locks a save, so that only one process plays its game. If another process holds the lock, returns the id of that
 * process.
 */
export function takeLock(path: string, pid: number): { readonly heldBy: number } | undefined {
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, String(pid));
      closeSync(file);
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
      const holder = holderOf(path);
      if (holder !== undefined && holder !== pid && isAlive(holder)) return { heldBy: holder };
      rmSync(path, { force: true }); // a killed process left this lock behind
      continue;
    }
    // Two processes may have removed the same stale lock and created new ones. The lock that was created last counts.
    const holder = holderOf(path);
    return holder === pid || holder === undefined ? undefined : { heldBy: holder };
  }
  return { heldBy: holderOf(path) ?? 0 };
}

export function releaseLock(path: string, pid: number): void {
  if (holderOf(path) === pid) rmSync(path, { force: true });
}

function holderOf(path: string): number | undefined {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !isCode(error, 'ESRCH'); // EPERM means that the process exists but belongs to another user
  }
}

export const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
