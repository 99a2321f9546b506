import { setImmediate } from 'node:timers/promises';
import type { Snapshot, TableStore } from '../store/port.ts';
import { writeSnapshot } from './load.ts';
import type { Room } from './room.ts';

/** A snapshot is kept when a game begins, and after so many lines. */
const SNAPSHOT_LINES = 50;

/** The last snapshot of each open room. */
export class Snapshots {
  readonly #tables: TableStore;
  readonly #onTrouble: (what: string, error: unknown) => void;
  readonly #kept = new Map<string, { readonly lines: number; readonly choices: number }>();
  readonly #archived = new Set<string>();

  constructor(tables: TableStore, onTrouble: (what: string, error: unknown) => void) {
    this.#tables = tables;
    this.#onTrouble = onTrouble;
  }

  /** One that was kept before, of whatever position. */
  found(id: string, lines: number, { archived }: { readonly archived: boolean }): void {
    this.#kept.set(id, { lines, choices: Number.POSITIVE_INFINITY });
    if (archived) this.#archived.add(id);
  }

  forget(id: string): void {
    this.#kept.delete(id);
    this.#archived.delete(id);
  }

  /** What is taken back must not come again with new rules, so there is never a snapshot that is ahead. */
  needs(id: string, { lines, table }: Room): boolean {
    if (table === undefined) return false;
    const kept = this.#kept.get(id);
    return kept === undefined || lines - kept.lines >= SNAPSHOT_LINES || table.choices < kept.choices;
  }

  async keep(id: string, { lines, table }: Room): Promise<void> {
    if (table === undefined || table.over || this.#kept.get(id)?.lines === lines) return;
    this.#kept.set(id, { lines, choices: table.choices });
    if (!(await this.#write(id, { lines, document: writeSnapshot(table) }))) this.#kept.delete(id);
  }

  /** Keeps a finished game for good, once. */
  async archive(id: string, { lines, table }: Room): Promise<void> {
    if (table === undefined || this.#archived.has(id)) return;
    this.#archived.add(id);
    const archive = await patiently(table.archiving());
    if (archive === undefined) return; // nothing is known that is not kept already
    if (!(await this.#write(id, { lines, document: writeSnapshot(table, archive) }))) this.#archived.delete(id);
  }

  async #write(id: string, snapshot: Snapshot): Promise<boolean> {
    try {
      await this.#tables.keepSnapshot(id, snapshot);
      return true;
    } catch (error) {
      this.#onTrouble(`no snapshot of the table ${id}`, error);
      return false;
    }
  }
}

/** So many steps at a time: a millisecond or two. */
const STEPS = 5;

/** What the steps lead to, with everybody else served in between. */
async function patiently<T>(steps: Generator<void, T, void>): Promise<T> {
  for (let taken = 1; ; taken += 1) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (taken % STEPS === 0) await setImmediate();
  }
}
