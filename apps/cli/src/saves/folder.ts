import { isAbsolute, join } from 'node:path';
import { quoted, type Trouble, trouble } from '../messages/shell.ts';

interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly home: string;
}

/** Where games are kept: DATA_DIR, or where programs of this platform keep what people would miss. */
export function dataFolder({ env, platform, home }: Machine): string {
  const wished = env.DATA_DIR ?? '';
  if (wished !== '') return wished;
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'getaway');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'getaway');
  const shared = env.XDG_DATA_HOME ?? '';
  return join(isAbsolute(shared) ? shared : join(home, '.local', 'share'), 'getaway');
}

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
