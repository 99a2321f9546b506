import { join } from 'node:path';
import { quoted, type Trouble, trouble } from '../messages/shell.ts';

// No dots: they belong to the endings. No slashes or colons: a name never leaves its folder, on any platform.
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]{0,59}$/u;
const RESERVED_BY_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

/** A name for a save, or what is wrong with it. */
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

/** The name that a file in the folder belongs to, if it is a save and not one of its companions. */
export function nameIn(file: string): string | undefined {
  const name = file.endsWith('.jsonl') ? file.slice(0, -'.jsonl'.length) : '';
  return NAME.test(name) ? name : undefined;
}
