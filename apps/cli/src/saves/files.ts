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

/** An append-only file. Once `append` returns, the text is on the disk. */
export interface Appender {
  append(text: string): void;
  close(): void;
}

/** Opens a file and truncates it to `length` bytes. */
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
        cutBack(file, end); // removes the partial line, so that the file ends with a complete one
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
    // ignored, because the next append begins at `end` again and writes over the partial line
  }
}

/** Creates a new file; throws EEXIST if it exists. */
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

/** Replaces a file atomically: readers see the old text or the new one. */
export function replaceFile(path: string, text: string): void {
  const draft = `${path}.tmp`;
  rmSync(draft, { force: true });
  createFile(draft, text);
  renameSync(draft, path);
  syncFolder(dirname(path));
}

/** Syncs the directory. Without this, a power cut could lose the new file's name. */
function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch {
    // some platforms can't sync a directory
  }
}

export const readText = (path: string): Buffer => readFileSync(path);

export const changedAt = (path: string): Date => statSync(path).mtime;

/**
 * The names of the regular files in a folder. Other entries, such as folders and broken links, can't be saved games.
 */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((file) => (file.isFile() ? [file.name] : []))
    : [];
