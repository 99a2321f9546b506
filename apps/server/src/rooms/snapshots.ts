import type { TableStore } from '../store/port.ts';
import { writeSnapshot } from './load.ts';
import type { Room } from './room.ts';

/** A snapshot is kept when a game begins, and after so many lines. */
const SNAPSHOT_LINES = 50;

/** The last snapshot of each open room. */
export class Snapshots {
  readonly #tables: TableStore;
  readonly #onTrouble: (what: string, error: unknown) => void;
  readonly #kept = new Map<string, { readonly lines: number; readonly choices: number }>();

  constructor(tables: TableStore, onTrouble: (what: string, error: unknown) => void) {
    this.#tables = tables;
    this.#onTrouble = onTrouble;
  }

  /** One that was kept before, of whatever position. */
  found(id: string, lines: number): void {
    this.#kept.set(id, { lines, choices: Number.POSITIVE_INFINITY });
  }

  forget(id: string): void {
    this.#kept.delete(id);
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
    try {
      await this.#tables.keepSnapshot(id, { lines, document: writeSnapshot(table) });
    } catch (error) {
      this.#kept.delete(id);
      this.#onTrouble(`no snapshot of the table ${id}`, error);
    }
  }
}
