import { closeSync, constants, copyFileSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup } from 'node:sqlite';
import { ensurePrivateFile, makePrivate } from '../../base/privateFiles.ts';
import { StoreError } from '../port.ts';
import { reasonOf } from '../sentences.ts';
import { fileIn, openReading } from './file.ts';

// re-exported, so that programs which only make copies need no other import
export { StoreError };

/** Copies the data of a folder. The server may be running. */
export async function backupFolder(data: string, copy: string): Promise<void> {
  const file = fileIn(data);
  if (!existsSync(file))
    throw new StoreError('missing', `There is no ${file}: no server has saved anything there yet.`);
  await backupTo(file, copy);
}

/** More pages than any SQLite file has. */
const MAX_PAGES = 2 ** 31 - 1;

/** Makes a consistent copy in a new file. If copying fails, no file is left. Writers do not wait for the copy. */
export async function backupTo(file: string, copy: string): Promise<void> {
  const target = resolve(copy);
  if (existsSync(target)) throw inTheWay(target);
  const unfinished = `${target}.unfinished-${process.pid}`;
  try {
    using source = openReading(file);
    ensurePrivateFile(unfinished);
    // Copies all pages in one step. With several steps, every write in between would restart the copy.
    await backup(source, unfinished, { rate: MAX_PAGES });
    putInPlace(unfinished, target);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError('unavailable', `The copy ${target} can't be made: ${reasonOf(error)}.`, { cause: error });
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Gives the finished copy its name by a hard link. Renaming could replace an existing file. */
function putInPlace(unfinished: string, target: string): void {
  try {
    linkSync(unfinished, target);
  } catch (error) {
    if (isCode(error, 'EEXIST')) throw inTheWay(target);
    copyFileSync(unfinished, target, constants.COPYFILE_EXCL); // some disks have no hard links, for example a USB stick
    makePrivate(target);
  }
  sync(target);
  if (process.platform !== 'win32') sync(dirname(target));
}

function sync(path: string): void {
  const open = openSync(path, 'r');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

const inTheWay = (target: string): StoreError =>
  new StoreError('exists', `${target} already exists; a copy never replaces a file.`);

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
