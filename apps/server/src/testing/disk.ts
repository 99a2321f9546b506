import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileIn } from '../store/sqlite/file.ts';

/** Only Linux lets somebody else say how long the files of a running process may grow. */
export const canFillDisk = process.platform === 'linux';

const ROOM = 4096;

/** From now on the log of the database has next to no room: what is written beyond it is refused by the system, as on a full disk. */
export function fillDisk(pid: number, data: string): void {
  limitFiles(pid, String(statSync(`${fileIn(data)}-wal`).size + ROOM));
}

export const clearDisk = (pid: number): void => limitFiles(pid, 'unlimited');

const limitFiles = (pid: number, bytes: string): void =>
  void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
