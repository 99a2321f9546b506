import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** A file that only grows: what `append` has returned from is on the disk. */
export interface Appender {
  append(text: string): void;
  close(): void;
}

/** Opens at `length` bytes; what follows them is cut off. */
export function openAppender(path: string, length: number): Appender {
  const file = openSync(path, 'r+');
  ftruncateSync(file, length);
  let end = length;
  return {
    append(text) {
      const bytes = Buffer.from(text);
      try {
        for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, end + done);
        fsyncSync(file);
      } catch (error) {
        cutBack(file, end); // half a line must not stay in front of the next one
        throw error;
      }
      end += bytes.length;
    },
    close: () => closeSync(file),
  };
}

function cutBack(file: number, end: number): void {
  try {
    ftruncateSync(file, end);
  } catch {
    // the next append tries again
  }
}

/** A new file; throws EEXIST rather than touching one that is there. */
export function createFile(path: string, text: string): void {
  const file = openSync(path, 'wx');
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  syncFolder(dirname(path));
}

/** Whole or not at all: readers see the old text or the new one. */
export function replaceFile(path: string, text: string): void {
  const draft = `${path}.tmp`;
  rmSync(draft, { force: true });
  createFile(draft, text);
  renameSync(draft, path);
  syncFolder(dirname(path));
}

/** Without it a power cut could take the file's name away, though not its content. */
function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch {
    // not every platform can
  }
}

export const readText = (path: string): Buffer => readFileSync(path);

export const changedAt = (path: string): Date => statSync(path).mtime;

/** Regular files only: a folder or a link to nowhere is no game, whatever it is called. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((file) => (file.isFile() ? [file.name] : []))
    : [];
