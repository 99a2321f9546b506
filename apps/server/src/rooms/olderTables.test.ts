import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import type { Snapshot, TableHeading } from '../store/port.ts';
import { Client } from '../testing/client.ts';
import { games, played } from '../testing/played.ts';
import { newFolder, type Served, serve } from '../testing/serve.ts';
import { readLine } from './lines.ts';
import { loadRoom } from './load.ts';

interface OlderTable {
  readonly name: string;
  readonly heading: TableHeading;
  readonly lines: readonly { readonly line: string; readonly journal?: { readonly seed: string } }[];
  readonly snapshot: Snapshot;
  readonly pack: { readonly hash: string; readonly document: object };
}

/** Data stored by a server with earlier rules: version 1 of Gangsta!, version 2 of Escape Plan. */
const TABLES = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures', 'tables.json'), 'utf8'),
) as readonly OlderTable[];

let served: Served;
beforeAll(async () => {
  const data = newFolder();
  const store = await openStore({ data });
  for (const { heading, lines, snapshot, pack } of TABLES) {
    const [first = '', ...others] = lines.map((line) => JSON.stringify(line));
    await store.packs.put(pack.hash, JSON.stringify(pack.document));
    await store.tables.create(heading, first);
    await store.tables.append(heading.id, 1, others);
    await store.tables.keepSnapshot(heading.id, snapshot);
  }
  await store.close();
  served = await serve({ data });
});
afterAll(() => served.remove());

const named = (name: string): OlderTable => TABLES.find((table) => table.name === name)!;

async function watch({ heading: { id } }: OlderTable) {
  const client = await Client.open(served.url);
  await client.must('watch', { table: id });
  return client.seen(id);
}

test.each(['gangsta-mid', 'escape-mid'])('%s continues by the current rules', async (name) => {
  const table = named(name);
  const { room } = await watch(table);
  expect(room.version).toBe(table.lines.length + 1);
  expect(room.scene?.due).toBeDefined();
  // As the next server reads it: its lines continue from here.
  const lines = (await served.running.store.tables.lines(table.heading.id)).map(readLine);
  const loaded = loadRoom(lines, { games, snapshot: undefined, over: false });
  if ('refusal' in loaded) throw new Error(loaded.refusal.message);
  expect(played(loaded.ok.room, 5).table?.choices).toBe(5);
});

test.each(['gangsta-over', 'escape-over'])(
  '%s keeps its seed and all choices, and no line is written',
  async (name) => {
    const table = named(name);
    const { room, log } = await watch(table);
    expect(room.version).toBe(table.lines.length);
    expect(room.seed).toBe(table.lines.find(({ line }) => line === 'began')?.journal?.seed);
    expect(room.scene?.due).toBeUndefined();
    const made = table.lines.filter(({ line }) => line === 'entry').length;
    const undone = table.lines.filter(({ line }) => line === 'undone').length;
    expect(log).toHaveLength(1 + made - undone);
  },
);
