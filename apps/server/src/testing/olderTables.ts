import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../store/open.ts';
import type { Snapshot, TableHeading } from '../store/port.ts';
import { newFolder } from './serve.ts';

export interface OlderTable {
  readonly name: string;
  readonly heading: TableHeading;
  readonly lines: readonly { readonly line: string; readonly journal?: { readonly seed: string } }[];
  readonly snapshot: Snapshot;
  readonly pack: { readonly hash: string; readonly document: object };
}

/** Data stored by a server with earlier rules: version 1 of Gangsta!, version 2 of Escape Plan. */
export const OLDER_TABLES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../rooms/fixtures/tables.json'), 'utf8'),
) as readonly OlderTable[];

export async function storeOfOlderTables(): Promise<string> {
  const data = newFolder();
  const store = await openStore({ data });
  for (const { heading, lines, snapshot, pack } of OLDER_TABLES) {
    const [first = '', ...others] = lines.map((line) => JSON.stringify(line));
    await store.packs.put(pack.hash, JSON.stringify(pack.document));
    await store.tables.create(heading, first);
    await store.tables.append(heading.id, 1, others);
    await store.tables.keepSnapshot(heading.id, snapshot);
  }
  await store.close();
  return data;
}
