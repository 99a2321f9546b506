import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Attempt, refused, taken } from '@getaway/kernel';
import { ensurePrivateFile } from '../base/privateFiles.ts';
import { readLine } from '../rooms/lines.ts';
import { openStore, type StoreLocation } from '../store/open.ts';
import { acceptLoss, newFolderAside } from '../store/sqlite/loss.ts';

/**
 * Where the damaged data was copied to. For a single table, also how many lines it keeps (`kept`) and how many it
 * should have (`of`).
 */
export interface AcceptedLoss {
  readonly aside: string;
  readonly kept?: number;
  readonly of?: number;
}

/**
 * Lets the server continue with the readable part of its database. First copies all files of the database to a new
 * folder.
 */
export function acceptLossOfDatabase({ data, databaseUrl = '' }: StoreLocation): Attempt<AcceptedLoss> {
  if (databaseUrl !== '') return refused('badRequest', 'The data is in PostgreSQL, so name a table.');
  const aside = acceptLoss(data);
  return aside === undefined ? NOTHING_MISSING : taken({ aside });
}

/** Lets a damaged table continue with its lines up to the first missing or unreadable line. */
export async function acceptLossOfTable(place: StoreLocation, id: string): Promise<Attempt<AcceptedLoss>> {
  const store = await openStore(place);
  try {
    const examined = await store.tables.examine(id);
    if (examined === undefined) return refused('noGame', 'There is no such table.');
    if (examined.fault === undefined) return NOTHING_MISSING;
    const kept = readable(examined.lines);
    if (kept === 0) return refused('badJournal', 'Not even the first line of the table can be read.');
    const aside = join(newFolderAside(place.data), `${id}.jsonl`);
    ensurePrivateFile(aside);
    writeFileSync(aside, examined.lines.map((line) => `${line}\n`).join(''));
    await store.tables.acceptLines(id, kept);
    return taken({ aside, kept, of: examined.count });
  } finally {
    await store.close();
  }
}

const NOTHING_MISSING = refused('badRequest', 'Nothing is missing; nothing was changed.');

function readable(lines: readonly string[]): number {
  const bad = lines.findIndex((line) => {
    try {
      readLine(line);
      return false;
    } catch {
      return true;
    }
  });
  return bad === -1 ? lines.length : bad;
}
