import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { ensurePrivateFile, makePrivate } from '../../base/privateFiles.ts';
import type { Notification } from '../database.ts';
import { StoreError } from '../port.ts';

export const witnessIn = (data: string): string => join(data, 'getaway.witness');

/** The maximum length of the file. A longer file is rewritten with only the recently changed tables. */
const LONGEST = 4 * 1024 * 1024;

/** The acknowledged writes: the number of commits, and for each table its line count and its last commit. */
export interface WitnessState {
  readonly store: string;
  readonly commits: number;
  readonly tables: ReadonlyMap<string, { readonly lines: number; readonly commit: number }>;
}

/**
 * A second record of acknowledged writes, in a file beside the database. SQLite silently drops the end of a damaged
 * log, and nothing in the database shows the loss. A record is written after its commit and before the acknowledgement.
 * So the file never has more commits than the database. The file is synced only when the writer thread is idle, so it
 * may lack the last commits after a power cut.
 */
export class Witness {
  readonly #file: string;
  readonly #store: string;
  readonly #longest: number;
  #open: number;
  #length: number;
  #isSynced = true;
  /**
   * `#recent` has the tables recorded since the last rewrite of the file. `#former` has those recorded between the last
   * two rewrites.
   */
  #recent = new Map<string, string>();
  #former = new Map<string, string>();

  constructor(file: string, store: string, { longest = LONGEST }: { readonly longest?: number } = {}) {
    this.#file = file;
    this.#longest = longest;
    this.#store = store;
    if (!existsSync(file) || statSync(file).size === 0) writeAnew(file, [headerOf(store)]);
    makePrivate(file);
    this.#open = openSync(file, 'a');
    this.#length = statSync(file).size;
  }

  /** Records the tables of the latest commit. `commits` is the new number of commits. */
  acknowledge(commits: number, news: readonly Notification[]): void {
    const told: readonly Notification[] = news.length > 0 ? news : [{ table: NO_TABLE }];
    const records = told.map(({ table, lines = 0 }) => {
      const record = recordOf(this.#store, { commits, table, lines });
      this.#recent.set(table, record);
      return record;
    });
    this.#ifPossible(() => {
      // The line break comes first, so that the next record is not appended to a truncated one.
      this.#length += writeSync(this.#open, `\n${records.join('\n')}`);
      this.#isSynced = false;
      if (this.#length > this.#longest) this.#renew();
    });
  }

  /** Syncs the file to the disk. Called when the writer thread has nothing to do. */
  sync(): void {
    if (this.#isSynced) return;
    this.#ifPossible(() => {
      fdatasyncSync(this.#open);
      this.#isSynced = true;
    });
  }

  close(): void {
    this.sync();
    closeSync(this.#open);
  }

  #renew(): void {
    const kept = new Map([...this.#former, ...this.#recent]);
    writeAnew(this.#file, [headerOf(this.#store), ...kept.values()]);
    closeSync(this.#open);
    this.#open = openSync(this.#file, 'a');
    this.#length = statSync(this.#file).size;
    this.#former = this.#recent;
    this.#recent = new Map();
  }

  /** Ignores errors of the file system. A commit is valid even without its record. */
  #ifPossible(deed: () => void): void {
    try {
      deed();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
    }
  }
}

/** Reads the witness (the second record of writes). Returns undefined if its file is missing or empty. */
export function readWitness(file: string): WitnessState | undefined {
  if (!existsSync(file)) return undefined;
  const [header = '', ...records] = readFileSync(file, 'utf8').split('\n');
  if (header === '' && records.length === 0) return undefined;
  const store = STORE.exec(header)?.groups?.store ?? '';
  if (header !== headerOf(store))
    throw new StoreError(
      'damaged',
      `${file} can't be read, so it is unknown whether the database beside it has all acknowledged writes. If you believe that it has, run \`getaway admin accept-loss\`. Nothing was changed.`,
    );
  const tables = new Map<string, { readonly lines: number; readonly commit: number }>();
  let most = 0;
  for (const record of records) {
    const [commits = '', table = '', lines = ''] = record.split(' ');
    const said = { commits: Number(commits), table, lines: Number(lines) };
    if (record !== recordOf(store, said)) continue; // truncated by a power cut or a full disk
    most = Math.max(most, said.commits);
    if (table !== NO_TABLE) tables.set(table, { lines: said.lines, commit: said.commits });
  }
  return { store, commits: most, tables };
}

const NO_TABLE = '-';
const STORE = /^getaway witness 1 (?<store>[0-9a-f]+) /u;

const headerOf = (store: string): string => checked(`getaway witness 1 ${store}`, store);

interface WitnessRecord {
  readonly commits: number;
  readonly table: string;
  readonly lines: number;
}

const recordOf = (store: string, { commits, table, lines }: WitnessRecord): string =>
  checked(`${commits} ${table} ${lines}`, store);

const checked = (text: string, store: string): string => `${text} ${crc32(`${store} ${text}`).toString(36)}`;

/** Replaces the file atomically, even if the power fails. */
function writeAnew(file: string, lines: readonly string[]): void {
  const unfinished = `${file}.new`;
  ensurePrivateFile(unfinished);
  const open = openSync(unfinished, 'w');
  try {
    writeSync(open, lines.join('\n'));
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
  renameSync(unfinished, file);
}
