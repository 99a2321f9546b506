import { setImmediate } from 'node:timers/promises';
import type { Snapshot, TableStore } from '../store/port.ts';
import { writeSnapshot } from './load.ts';
import type { Room } from './room.ts';

/** A snapshot is taken when a game begins, and again after this many lines. */
const SNAPSHOT_LINES = 50;

/** Takes snapshots of open rooms, and remembers the last one of each. */
export class Snapshots {
  readonly #tables: TableStore;
  readonly #onTrouble: (what: string, error: unknown) => void;
  readonly #kept = new Map<string, { readonly lines: number; readonly choices: number }>();
  readonly #archived = new Set<string>();

  constructor(tables: TableStore, onTrouble: (what: string, error: unknown) => void) {
    this.#tables = tables;
    this.#onTrouble = onTrouble;
  }

  /**
   * Records that the store already has a snapshot of this room. The snapshot's number of choices is unknown, so a new
   * snapshot is taken at the next change.
   */
  found(id: string, lines: number, { archived }: { readonly archived: boolean }): void {
    this.#kept.set(id, { lines, choices: Number.POSITIVE_INFINITY });
    if (archived) this.#archived.add(id);
  }

  forget(id: string): void {
    this.#kept.delete(id);
    this.#archived.delete(id);
  }

  /**
   * Whether a snapshot has to be taken. After an undo or a rewind, the stored snapshot may contain removed choices. It
   * must be replaced: if the rules change, the game continues from the snapshot, and the removed choices would come
   * back.
   */
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

  async archive(id: string, { lines, table }: Room): Promise<void> {
    if (table === undefined || this.#archived.has(id)) return;
    this.#archived.add(id);
    const archive = await runInSlices(table.archiving());
    if (archive === undefined) return; // the archive is already complete
    if (!(await this.#write(id, { lines, document: writeSnapshot(table, archive) }))) this.#archived.delete(id);
  }

  async #write(id: string, snapshot: Snapshot): Promise<boolean> {
    try {
      await this.#tables.keepSnapshot(id, snapshot);
      return true;
    } catch (error) {
      this.#onTrouble(`the snapshot of the table ${id} failed`, error);
      return false;
    }
  }
}

/** The number of steps in one slice. A slice takes one or two milliseconds. */
const STEPS = 5;

/** Runs the steps of a generator in slices, so that the server can handle other requests in between. */
async function runInSlices<T>(steps: Generator<void, T, void>): Promise<T> {
  for (let taken = 1; ; taken += 1) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (taken % STEPS === 0) await setImmediate();
  }
}
