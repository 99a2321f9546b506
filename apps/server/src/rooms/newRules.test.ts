import { gangsta } from '@getaway/gangsta';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import { askedOf, Client, gather, http, type Party, playOne } from '../testing/client.ts';
import { newFolder, type Served, serve, setupOf } from '../testing/serve.ts';

let served: Served;
const data = newFolder();
beforeAll(async () => {
  served = await serve({ data });
});
afterAll(() => served.remove());

const first = <T>(moves: readonly T[]): T | undefined => moves[0];

interface Ageing {
  readonly snapshot: 'kept' | 'older' | 'none';
  readonly rules?: number;
  /** Changes a line into what an older version would have written. */
  change?(line: string): string;
}

/** Makes a table look as if it was played under other rules. Changes the rules version in the stored data. */
async function age(table: string, { snapshot, rules = 0, change = (line) => line }: Ageing): Promise<void> {
  const store = await openStore({ data });
  const lines = await store.tables.lines(table);
  const kept = await store.tables.snapshot(table);
  const heading = (await store.tables.heading(table))!;
  const seats = await store.tables.seats(table);
  await store.tables.remove(table);
  const old = lines.map((line) =>
    change(line.replace(/("line":"began".*?"rules":)\d+/u, (_, start: string) => `${start}${rules}`)),
  );
  await store.tables.create(heading, old[0]!);
  await store.tables.append(table, 1, old.slice(1));
  for (const seat of seats) await store.tables.takeSeat(table, seat);
  if (kept !== undefined && snapshot === 'kept')
    await store.tables.keepSnapshot(table, { ...kept, document: kept.document.replace(/"rules":\d+/u, '"rules":0') });
  await store.close();
}

async function comeBack(party: Party): Promise<readonly Client[]> {
  const clients = await Promise.all(party.people.map(({ device }) => Client.open(served.url, device)));
  for (const client of clients) await client.must('watch', { table: party.table });
  return clients;
}

test('a game continues from its snapshot when the rules have changed', async () => {
  const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
  const { table } = party;
  for (let i = 0; i < 20; i += 1) await playOne(party, first);
  const before = party.clients[0]!.seen(table).room;
  const [asking] = party.clients.flatMap((client) => askedOf(client, table) ?? []);
  await served.stop();
  await age(table, { snapshot: 'kept' });
  served = await serve({ data });
  const clients = await comeBack(party);
  const after = clients[0]!.seen(table).room;
  expect(after.scene?.view).toEqual(before.scene?.view);
  expect(after.scene?.due).toBe(before.scene?.due);
  expect(after.version).toBe(before.version + 1);
  expect(clients[0]!.seen(table).log).toEqual([{ events: [] }]);
  const asked = clients.map((client) => askedOf(client, table)).find((one) => one !== undefined)!;
  expect(asked.number).toBeGreaterThan(asking!.number);
  while (await playOne({ table, clients }, first));
  expect(clients[0]!.seen(table).room.scene?.result).toBeDefined();
  expect(clients[0]!.seen(table).room).not.toHaveProperty('seed'); // a game that begins from a position has no seed
  served = await served.again();
  const [ada] = await comeBack(party);
  expect(ada!.seen(table).room.scene?.result).toBeDefined();
});

test('choices after the snapshot are replayed as far as the new rules allow them', async () => {
  const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
  const { table } = party;
  for (let i = 0; i < 5; i += 1) await playOne(party, first);
  const middle = served.running.store.tables;
  served = await served.again(); // stopping the server takes a snapshot
  expect(middle).toBeDefined();
  const clients = await comeBack(party);
  for (let i = 0; i < 5; i += 1) await playOne({ table, clients }, first);
  const before = clients[0]!.seen(table).room;
  // Restores an older snapshot, as if the process had been killed in the middle of the game.
  const kept = (await served.running.store.tables.snapshot(table))!;
  expect(kept.lines).toBeLessThan(before.version);
  const { document } = kept;
  await served.stop();
  const store = await openStore({ data });
  const lines = await store.tables.lines(table);
  await store.close();
  await age(table, { snapshot: 'older' });
  const again = await openStore({ data });
  await again.tables.keepSnapshot(table, {
    lines: kept.lines,
    document: document.replace(/"rules":\d+/u, '"rules":0'),
  });
  await again.close();
  served = await serve({ data });
  const [ada] = await comeBack(party);
  expect(ada!.seen(table).room.scene?.view).toEqual(before.scene?.view);
  expect(ada!.seen(table).room.version).toBe(lines.length + 1);
});

test('without a snapshot, a game that the new rules replay identically continues', async () => {
  const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
  for (let i = 0; i < 5; i += 1) await playOne(party, first);
  const before = party.clients[0]!.seen(party.table).room;
  await served.stop();
  await age(party.table, { snapshot: 'none' });
  served = await serve({ data });
  const [ada] = await comeBack(party);
  expect(ada!.seen(party.table).room.scene?.view).toEqual(before.scene?.view);
});

test('without a snapshot and with choices that the new rules do not know, the refusal names the version that can open it', async () => {
  const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
  await playOne(party, first);
  await served.stop();
  await age(party.table, { snapshot: 'none', change: (line) => line.replace(/"move":\{"move":"/u, '$&old') });
  served = await serve({ data });
  const client = await Client.open(served.url, party.people[0]!.device);
  const error = { code: 'badJournal', because: 'otherRules', values: { rules: 0, current: gangsta.rulesVersion } };
  expect(await client.ask('watch', { table: party.table })).toMatchObject({ error });
  const { status, body } = await http(served.url, { path: `/api/tables/${party.table}/journal` });
  expect({ status, body }).toMatchObject({ status: 409, body: { error } });
});

test('a game of newer rules is left to newer servers', async () => {
  const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
  await served.stop();
  await age(party.table, { snapshot: 'kept', rules: 999 });
  served = await serve({ data });
  const client = await Client.open(served.url, party.people[0]!.device);
  const lines = await served.running.store.tables.lines(party.table);
  expect(await client.ask('watch', { table: party.table })).toMatchObject({
    error: { because: 'otherRules', values: { rules: 999 } },
  });
  expect(await served.running.store.tables.lines(party.table)).toEqual(lines);
});

describe('a finished game', () => {
  async function finished() {
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    while (await playOne(party, first));
    const { room, log } = party.clients[0]!.seen(party.table);
    expect(room.seed).toBeDefined();
    await served.stop();
    return { party, room, log };
  }

  /** Opens the table twice. The first time creates the archive, and the second time reads it. */
  async function expectKept({ party, room, log }: Awaited<ReturnType<typeof finished>>): Promise<void> {
    for (let times = 0; times < 2; times += 1) {
      served = await serve({ data });
      const [ada] = await comeBack(party);
      const seen = ada!.seen(party.table);
      expect(seen.log).toEqual(log);
      expect(seen.room).toMatchObject({ version: room.version, seed: room.seed });
      expect(seen.room.scene).toEqual({ ...room.scene, log: seen.room.scene?.log });
      const past = await ada!.must('lookBack', { table: party.table, passages: 5 });
      expect(past).toMatchObject({ chapter: 1 });
      if (times === 0) await served.stop();
    }
  }

  test('keeps log, seed and every position when the rules have changed', async () => {
    const before = await finished();
    await age(before.party.table, { snapshot: 'kept' });
    await expectKept(before);
  });

  test('keeps them even if the new rules can’t replay it', async () => {
    const before = await finished();
    const change = (line: string): string => line.replace(/("entry":.*"move":\{"move":")/u, '$1old');
    await age(before.party.table, { snapshot: 'kept', change });
    await expectKept(before);
  });

  test('without an archive keeps them if the new rules replay it identically', async () => {
    const before = await finished();
    await age(before.party.table, { snapshot: 'none' });
    await expectKept(before);
  });
});
