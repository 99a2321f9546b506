import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';

/** The modes of private folders and files. Stored data contains secrets, so only its owner may read it. */
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/** Creates a private folder. An existing folder keeps its mode, because it may belong to somebody else. */
export const ensurePrivateFolder = (path: string): void => void mkdirSync(path, { recursive: true, mode: OWN_FOLDER });

/** Makes sure that the file exists and is private. If this fails, opening the file later reports the reason. */
export function ensurePrivateFile(path: string): void {
  try {
    // Creates the file only if it is missing. Opening and closing an existing file would release this process's locks
    // on it.
    closeSync(openSync(path, 'ax', OWN_FILE));
  } catch {
    // The file exists already, or it can't be created.
  }
  makePrivate(path);
}

/** Makes a file private, even if an older version of this program left it readable for others. */
export function makePrivate(path: string): void {
  try {
    chmodSync(path, OWN_FILE);
  } catch {
    // The file belongs to somebody else, or the file system has no owners.
  }
}
