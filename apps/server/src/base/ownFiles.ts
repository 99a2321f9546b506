import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';

/** What the server keeps holds the secrets of games and people: nobody else on the machine may read it. */
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/** A folder that is there already belongs to somebody else perhaps, and stays as it is; what we put into it is ours. */
export const makeOwnFolder = (path: string): void => void mkdirSync(path, { recursive: true, mode: OWN_FOLDER });

/** The file is there, empty if it was not, and ours alone. If it can't be, whoever opens it next says why. */
export function makeOwnFile(path: string): void {
  try {
    // Only one that is not there is opened: to close one that is would give back every lock that this process has on it.
    closeSync(openSync(path, 'ax', OWN_FILE));
  } catch {
    // It is there, or can't be made.
  }
  keepOwn(path);
}

/** Also of a file that an older program has left open to all; a disk that knows no owners is no reason to stop. */
export function keepOwn(path: string): void {
  try {
    chmodSync(path, OWN_FILE);
  } catch {
    // It belongs to somebody else, or nobody owns anything there.
  }
}
