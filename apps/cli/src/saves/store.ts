import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { parseJson } from '@getaway/kernel';
import type { HostedGame, HostedTable, Origin } from '@getaway/table';
import {
  type GameFile,
  linesOf,
  recordedIn,
  SAVE_FORMAT,
  SAVE_VERSION,
  type SaveHeader,
  type SaveLine,
  writeSaveLine,
} from '@getaway/table/file';
import { reasonOf, shell, type Trouble, trouble } from '../messages/shell.ts';
import { type Appender, changedAt, createFile, filesIn, openAppender, readText, replaceFile } from './files.ts';
import { damagedOf, fileOf, lockOf, nameIn, snapshotOf } from './folder.ts';
import { isCode, releaseLock, takeLock } from './lock.ts';
import { type Restored, restore } from './restore.ts';

/** A saved game that this process has opened. Other processes can't open it until this one closes it. */
export interface Save {
  readonly name: string;
  readonly folder: string;
  /** Appends lines. When this function returns, the lines are on the disk. */
  append(...lines: readonly SaveLine[]): void;
  snapshot(position: object): void;
  close(): void;
}

export interface OpenedSave {
  readonly save: Save;
  readonly restored: Restored;
  /** Messages for the user, for example that the file was repaired. */
  readonly notes: readonly string[];
}

interface NewSave {
  readonly game: HostedGame;
  readonly table: HostedTable;
  readonly requested?: string | undefined;
  readonly origin?: Origin;
}

/** Creates a save for a new game. If the requested name is in use, refuses it, so that no save is overwritten. */
export const createSave = (folder: string, { game, table, requested, origin }: NewSave): Save | Trouble =>
  withFileErrors(folder, () => {
    const { entries: _, ...journal } = table.journal;
    const pack = game.packs.documentOf(table.pack);
    if (typeof pack !== 'object' || pack === null) throw new Error('the pack of a running game is not stored');
    const own = { format: SAVE_FORMAT, version: SAVE_VERSION, journal, seats: table.players, pack } as const;
    const header = origin === undefined ? own : { ...own, origin };
    return newSave(folder, textOf(header, []), { game: game.id, requested });
  });

/**
 * Creates a save for a game from a file. The file is not changed. If the name is in use, the save gets a free name such
 * as `gangsta-2`.
 */
export const importSave = (folder: string, { game, source, file, name }: Imported): Save | Trouble =>
  withFileErrors(folder, () => {
    const converted = linesOf(file);
    if ('fault' in converted) return trouble('file.damaged', { file: source, reason: converted.fault.detail ?? '' });
    const { header, lines } = converted.ok;
    const written = textOf(header, lines);
    // A position has a number: how many choices and undos came before it.
    const count = recordedIn(lines).length;
    const position = file.position === undefined ? undefined : { ...file.position, number: count };
    const texts = written.text.split('\n').slice(0, -1);
    const restored = restore(game, { file: source, lines: texts, snapshot: () => position });
    if ('trouble' in restored) return restored;
    const isFree = name !== undefined && !existsSync(fileOf(folder, name));
    const save = newSave(folder, written, { game: game.id, requested: isFree ? name : undefined });
    if (position !== undefined && !('trouble' in save)) save.snapshot(position);
    return save;
  });

interface Imported {
  readonly game: HostedGame;
  /** How messages to the user name the file. */
  readonly source: string;
  readonly file: GameFile;
  readonly name: string | undefined;
}

/** Turns a file system error into a refusal that names the folder. */
function withFileErrors<T>(folder: string, use: () => T): T | Trouble {
  try {
    return use();
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    return trouble('save.failed', { folder, reason: reasonOf(error) });
  }
}

interface Written {
  readonly text: string;
  /** The checksum of the file's last line. */
  readonly check: string;
}

function textOf(header: SaveHeader, lines: readonly SaveLine[]): Written {
  const first = writeSaveLine('', header);
  return lines.reduce<Written>(({ text, check }, line) => {
    const next = writeSaveLine(check, line);
    return { text: text + next.text, check: next.check };
  }, first);
}

function newSave(
  folder: string,
  { text, check }: Written,
  { game, requested }: { readonly game: string; readonly requested: string | undefined },
): Save | Trouble {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (let number = 1; ; number += 1) {
    const name = requested ?? `${game}-${number}`;
    const lock = lockOf(folder, name);
    if (!existsSync(fileOf(folder, name)) && takeLock(lock, process.pid) === undefined) {
      try {
        createFile(fileOf(folder, name), text);
        return saveAt(folder, name, { check, length: Buffer.byteLength(text) });
      } catch (error) {
        releaseLock(lock, process.pid);
        if (!isCode(error, 'EEXIST')) throw error;
      }
    }
    if (requested !== undefined) return trouble('save.taken', { name: requested });
  }
}

/** Opens a save for playing. If a crash left a partial last line, backs up the file and then removes the line. */
export const openSave = (folder: string, name: string, game: HostedGame): OpenedSave | Trouble =>
  withFileErrors(folder, () => openLocked(folder, name, game));

function openLocked(folder: string, name: string, game: HostedGame): OpenedSave | Trouble {
  if (!existsSync(fileOf(folder, name))) return trouble('save.none', { name, folder });
  const lock = lockOf(folder, name);
  const holder = takeLock(lock, process.pid);
  if (holder !== undefined) return trouble('save.locked', { name, pid: String(holder.heldBy), lock });
  const loaded = load(folder, name, game);
  if ('trouble' in loaded) {
    releaseLock(lock, process.pid);
    return loaded;
  }
  const { restored, length, isPartial } = loaded;
  const notes: string[] = [];
  if (isPartial) notes.push(shell.say('save.torn', { name, copy: backUp(folder, name) }));
  const save = saveAt(folder, name, { check: restored.check, length });
  if (restored.reopened !== undefined) {
    const { opening, leftOut } = restored.reopened;
    save.append({ opening });
    notes.push(shell.say('save.reopened', { rules: game.rulesVersion, leftOut }));
  }
  return { save, restored, notes };
}

interface Loaded {
  readonly restored: Restored;
  readonly length: number;
  readonly isPartial: boolean;
}

/** Reads a save without taking its lock. */
export const load = (folder: string, name: string, game: HostedGame): Loaded | Trouble =>
  withFileErrors(folder, () => loadSave(folder, name, game));

function loadSave(folder: string, name: string, game: HostedGame): Loaded | Trouble {
  const bytes = readText(fileOf(folder, name));
  const length = bytes.lastIndexOf(0x0a) + 1;
  const lines = bytes.subarray(0, length).toString().split('\n').slice(0, -1);
  const snapshot = (): unknown => readSnapshot(snapshotOf(folder, name));
  const restored = restore(game, { file: `${name}.jsonl`, lines, snapshot });
  return 'trouble' in restored ? restored : { restored, length, isPartial: length < bytes.length };
}

/** The names of all saves, most recently played first. */
export const listSaves = (folder: string): readonly { readonly name: string; readonly changed: Date }[] =>
  filesIn(folder)
    .flatMap((file) => nameIn(file) ?? [])
    .map((name) => ({ name, changed: changedAt(fileOf(folder, name)) }))
    .sort((a, b) => b.changed.getTime() - a.changed.getTime());

/** The id of the game in a save; undefined if the first line of the save can't be read. */
export function gameOf(folder: string, name: string): string | undefined {
  const text = withFileErrors(folder, () => readText(fileOf(folder, name)).toString());
  const [first = ''] = typeof text === 'string' ? text.split('\n', 1) : [];
  return /"game":"(?<game>[a-z-]+)"/u.exec(first)?.groups?.game;
}

function saveAt(
  folder: string,
  name: string,
  { check, length }: { readonly check: string; readonly length: number },
): Save {
  const appender: Appender = openAppender(fileOf(folder, name), length);
  let last = check;
  return {
    name,
    folder,
    append(...lines) {
      let [text, next] = ['', last];
      for (const line of lines) {
        const written = writeSaveLine(next, line);
        text += written.text;
        next = written.check;
      }
      appender.append(text);
      last = next;
    },
    snapshot(position) {
      replaceFile(snapshotOf(folder, name), `${JSON.stringify(position)}\n`);
    },
    close() {
      appender.close();
      releaseLock(lockOf(folder, name), process.pid);
    },
  };
}

function backUp(folder: string, name: string): string {
  let number = 1;
  while (existsSync(damagedOf(folder, name, number))) number += 1;
  copyFileSync(fileOf(folder, name), damagedOf(folder, name, number));
  return `${name}.damaged-${number}.jsonl`;
}

function readSnapshot(path: string): unknown {
  try {
    const { document, fault } = parseJson(readText(path).toString());
    return fault ?? document;
  } catch (error) {
    return reasonOf(error);
  }
}
