import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { OLDER_TABLES, type OlderTable, storeOfOlderTables } from '../testing/olderTables.ts';
import { games, played } from '../testing/played.ts';
import { type Served, serve } from '../testing/serve.ts';
import { readLine } from './lines.ts';
import { loadRoom } from './load.ts';

let served: Served;
beforeAll(async () => {
  const data = await storeOfOlderTables();
  served = await serve({ data });
});
afterAll(() => served.remove());

const named = (name: string): OlderTable => OLDER_TABLES.find((table) => table.name === name)!;

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
  // A server that starts later can read the lines and continue the game.
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
