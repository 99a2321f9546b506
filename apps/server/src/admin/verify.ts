import { loadGames } from '../base/games.ts';
import { readLine } from '../rooms/lines.ts';
import { loadRoom } from '../rooms/load.ts';
import { loadPacks } from '../rooms/packs.ts';
import type { StoreLocation } from '../store/open.ts';
import type { Store } from '../store/port.ts';
import { reasonOf } from '../store/sentences.ts';
import { fileFaults } from '../store/sqlite/loss.ts';
import { openToRead } from './readOnly.ts';

export interface Verification {
  readonly tables: number;
  readonly lines: number;
  /**
   * The number of running games that began under older rules. The lines of their tables were read, but their moves were
   * not replayed.
   */
  readonly notReplayed: number;
  readonly faults: readonly string[];
}

const ALL = 2 ** 31 - 1;

/**
 * Checks the database file and every line of every table, and replays every game whose rules are unchanged. The server
 * may be running.
 */
export async function verifyTables(place: StoreLocation): Promise<Verification> {
  const ofFile = (place.databaseUrl ?? '') === '' ? fileFaults(place.data) : [];
  const store = await openToRead(place);
  const faults = [...ofFile];
  let [lines, notReplayed] = [0, 0];
  try {
    const headings = await store.tables.list({ most: ALL });
    for (const { id, state } of headings) {
      const checked = await verifyTable(store, { id, over: state === 'over' });
      lines += checked.lines;
      if (checked.fault !== undefined) faults.push(checked.fault);
      if (checked.isOld) notReplayed += 1;
    }
    return { tables: headings.length, lines, notReplayed, faults };
  } finally {
    await store.close();
  }
}

interface Checked {
  readonly lines: number;
  readonly fault?: string;
  readonly isOld?: boolean;
}

async function verifyTable(
  { tables, packs }: Pick<Store, 'tables' | 'packs'>,
  { id, over }: { readonly id: string; readonly over: boolean },
): Promise<Checked> {
  const examined = await tables.examine(id);
  if (examined === undefined) return { lines: 0 }; // the table was removed during the check
  const { length } = examined.lines;
  if (examined.fault !== undefined) return { lines: length, fault: examined.fault };
  try {
    const games = await loadGames();
    const lines = examined.lines.map(readLine);
    await loadPacks(lines, { games, packs });
    const loaded = loadRoom(lines, { games, snapshot: await tables.snapshot(id), over });
    if ('refusal' in loaded)
      return { lines: length, fault: `The table ${id} can't be replayed: ${loaded.refusal.message}` };
    return { lines: length, isOld: loaded.ok.reopening !== undefined };
  } catch (error) {
    return { lines: length, fault: `The table ${id} can't be read: ${reasonOf(error)}.` };
  }
}
