import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { type Definition, journalOf, type Match, parseJson, positionOf, type Shape } from '@getaway/kernel';
import { reasonOf, shell, type Trouble, trouble } from '../messages/shell.ts';
import { type Appender, changedAt, createFile, filesIn, openAppender, readText, replaceFile } from './files.ts';
import { damagedOf, fileOf, lockOf, nameIn, snapshotOf } from './folder.ts';
import { FORMAT, type Line, type Player, VERSION, writeLine } from './format.ts';
import { isCode, releaseLock, takeLock } from './lock.ts';
import { type Restored, restore } from './restore.ts';

/** A game that this process plays: nobody else can until it is closed. */
export interface Save<G extends Shape> {
  readonly name: string;
  readonly folder: string;
  /** What this returns from is on the disk. */
  append(line: Line): void;
  snapshot(match: Match<G>): void;
  close(): void;
}

export interface Opened<G extends Shape> {
  readonly save: Save<G>;
  readonly restored: Restored<G>;
  /** What had to be done to the file, for the reader. */
  readonly notes: readonly string[];
}

interface NewSave {
  readonly players: readonly Player[];
  readonly wished?: string | undefined;
}

/** A save of its own for a new game. A wished name that is taken is refused, never overwritten. */
export const createSave = <G extends Shape>(folder: string, match: Match<G>, wish: NewSave): Save<G> | Trouble =>
  usable(folder, () => newSave(folder, match, wish));

/** What the disk says no to is told, with the folder it is about. */
function usable<T>(folder: string, use: () => T): T | Trouble {
  try {
    return use();
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    return trouble('save.failed', { folder, reason: reasonOf(error) });
  }
}

function newSave<G extends Shape>(folder: string, match: Match<G>, { players, wished }: NewSave): Save<G> | Trouble {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { entries: _, ...journal } = journalOf(match);
  const pack = match.definition.packs.documentOf(match.state.pack);
  if (typeof pack !== 'object' || pack === null) throw new Error('a game is played with a pack that nobody has');
  const { text, check } = writeLine('', { format: FORMAT, version: VERSION, journal, seats: players, pack });
  for (let number = 1; ; number += 1) {
    const name = wished ?? `${match.definition.id}-${number}`;
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
    if (wished !== undefined) return trouble('save.taken', { name: wished });
  }
}

/** Takes a save up again. Half a last line, left by a crash, is dropped once the file as it was has been put aside. */
export const openSave = <G extends Shape>(
  folder: string,
  name: string,
  definition: Definition<G>,
): Opened<G> | Trouble => usable(folder, () => takeUp(folder, name, definition));

function takeUp<G extends Shape>(folder: string, name: string, definition: Definition<G>): Opened<G> | Trouble {
  if (!existsSync(fileOf(folder, name))) return trouble('save.none', { name, folder });
  const lock = lockOf(folder, name);
  const holder = takeLock(lock, process.pid);
  if (holder !== undefined) return trouble('save.locked', { name, pid: String(holder.heldBy), lock });
  const loaded = load(folder, name, definition);
  if ('trouble' in loaded) {
    releaseLock(lock, process.pid);
    return loaded;
  }
  const { restored, length, torn } = loaded;
  const notes: string[] = [];
  if (torn) notes.push(shell.say('save.torn', { name, copy: putAside(folder, name) }));
  const save = saveAt<G>(folder, name, { check: restored.check, length });
  if (restored.reopened !== undefined) {
    const { opening, leftOut } = restored.reopened;
    save.append({ opening });
    notes.push(shell.say('save.reopened', { rules: definition.rulesVersion, leftOut }));
  }
  return { save, restored, notes };
}

interface Loaded<G extends Shape> {
  readonly restored: Restored<G>;
  readonly length: number;
  readonly torn: boolean;
}

/** Reads a save without taking it. */
export const load = <G extends Shape>(folder: string, name: string, definition: Definition<G>): Loaded<G> | Trouble =>
  usable(folder, () => readSave(folder, name, definition));

function readSave<G extends Shape>(folder: string, name: string, definition: Definition<G>): Loaded<G> | Trouble {
  const bytes = readText(fileOf(folder, name));
  const length = bytes.lastIndexOf(0x0a) + 1;
  const lines = bytes.subarray(0, length).toString().split('\n').slice(0, -1);
  const snapshot = (): unknown => readSnapshot(snapshotOf(folder, name));
  const restored = restore(definition, { file: `${name}.jsonl`, lines, snapshot });
  return 'trouble' in restored ? restored : { restored, length, torn: length < bytes.length };
}

/** The names of all saves, the one that was played last first. */
export const listSaves = (folder: string): readonly { readonly name: string; readonly changed: Date }[] =>
  filesIn(folder)
    .flatMap((file) => nameIn(file) ?? [])
    .map((name) => ({ name, changed: changedAt(fileOf(folder, name)) }))
    .sort((a, b) => b.changed.getTime() - a.changed.getTime());

/** The id of the game that a save belongs to, as far as its first line can be read. */
export function gameOf(folder: string, name: string): string | undefined {
  const text = usable(folder, () => readText(fileOf(folder, name)).toString());
  const [first = ''] = typeof text === 'string' ? text.split('\n', 1) : [];
  return /"game":"(?<game>[a-z-]+)"/u.exec(first)?.groups?.game;
}

function saveAt<G extends Shape>(
  folder: string,
  name: string,
  { check, length }: { readonly check: string; readonly length: number },
): Save<G> {
  const appender: Appender = openAppender(fileOf(folder, name), length);
  let last = check;
  return {
    name,
    folder,
    append(line) {
      const next = writeLine(last, line);
      appender.append(next.text);
      last = next.check;
    },
    snapshot(match) {
      replaceFile(snapshotOf(folder, name), `${JSON.stringify(positionOf(match))}\n`);
    },
    close() {
      appender.close();
      releaseLock(lockOf(folder, name), process.pid);
    },
  };
}

function putAside(folder: string, name: string): string {
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
