import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileIn } from '../store/sqlite/file.ts';

/** Whether tests can limit the file size of a running process. Only Linux allows that. */
export const canFillDisk = process.platform === 'linux';

const ROOM = 4096;

/**
 * Limits the size of the files that a process writes, so that the database's write-ahead log can hardly grow. Writes
 * beyond the limit fail, as on a full disk.
 */
export function fillDisk(pid: number, data: string): void {
  limitFiles(pid, String(statSync(`${fileIn(data)}-wal`).size + ROOM));
}

export const clearDisk = (pid: number): void => limitFiles(pid, 'unlimited');

const limitFiles = (pid: number, bytes: string): void =>
  void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
