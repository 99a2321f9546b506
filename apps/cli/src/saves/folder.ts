import { join } from 'node:path';
import { quoted, type Trouble, trouble } from '../messages/shell.ts';

// No dots, because they separate the extension. No slashes or colons, because a name must not leave the folder on any
// platform.
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]{0,59}$/u;
const RESERVED_BY_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

/** Checks a name for a save, or refuses it with the reason. */
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

/** The name of the save that a file contains; undefined for other files. */
export function nameIn(file: string): string | undefined {
  const name = file.endsWith('.jsonl') ? file.slice(0, -'.jsonl'.length) : '';
  return NAME.test(name) ? name : undefined;
}
