import { join } from 'node:path';
import { quoted, type Trouble, trouble } from '../messages/shell.ts';

// A name has no dots, because a dot begins the extension. It has no slashes or colons, so it can't lead out of the
// folder.
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]{0,59}$/u;
const RESERVED_BY_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

/** Checks a name for a saved game, and returns the reason if the name is refused. */
export function readName(text: string): string | Trouble {
  const name = text.normalize('NFC').trim();
  if (!NAME.test(name) || RESERVED_BY_WINDOWS.test(name)) return trouble('save.badName', { name: quoted(text) });
  return name;
}

export const fileOf = (folder: string, name: string): string => join(folder, `${name}.jsonl`);
export const snapshotOf = (folder: string, name: string): string => join(folder, `${name}.position.json`);
export const lockOf = (folder: string, name: string): string => join(folder, `${name}.lock`);
export const damagedOf = (folder: string, name: string, number: number): string =>
  join(folder, `${name}.damaged-${number}.jsonl`);

/** The name of the saved game in a file; undefined if the file is not a saved game. */
export function nameIn(file: string): string | undefined {
  const name = file.endsWith('.jsonl') ? file.slice(0, -'.jsonl'.length) : '';
  return NAME.test(name) ? name : undefined;
}
