import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Cluster, startCluster } from '../testing/cluster.ts';
import { newDatabase } from '../testing/postgres.ts';
import { openStore } from './open.ts';
import type { Store } from './port.ts';
import { headingOf, newId, newTable, troubleOf } from './suite/scene.ts';
import { storeSuite } from './suite.ts';

const WAIT = { timeout: 30_000, interval: 20 };
const open = (databaseUrl: string): Promise<Store> => openStore({ data: '', databaseUrl });

describe('PostgreSQL', () => {
  storeSuite(async () => {
    const databaseUrl = await newDatabase();
    return {
      open: () => open(databaseUrl),
      openAnother: () => open(databaseUrl),
      remove: () => Promise.resolve(),
    };
  });

  test('a missing database is refused with a message', async () => {
    const nobody = 'postgres://nobody:wrong@127.0.0.1:1/none';
    expect(await troubleOf(open(nobody))).toBe('unavailable');
    await expect(open(nobody)).rejects.toThrow("The database can't be used: connect ECONNREFUSED 127.0.0.1:1.");
    expect(await troubleOf(open(`${await newDatabase()}_not`))).toBe('unavailable');
    await expect(open('nonsense')).rejects.toThrow('DATABASE_URL should look like');
  });

  test('a read-only database is refused', async () => {
    const databaseUrl = await newDatabase();
    const store = await open(databaseUrl);
    const id = await newTable(store);
    await query(
      databaseUrl,
      `ALTER DATABASE ${new URL(databaseUrl).pathname.slice(1)} SET default_transaction_read_only = on`,
    );
    await loseConnections(databaseUrl);
    await vi.waitFor(async () => expect(await store.tables.lines(id)).toEqual(['line 0']), WAIT);
    expect(await troubleOf(store.check())).toBe('unavailable');
    expect(await troubleOf(store.tables.append(id, 1, ['x']))).toBe('unavailable');
    await store.close();
  });

  test('connections that break at any moment do no harm', async () => {
    const databaseUrl = await newDatabase();
    const store = await open(databaseUrl);
    const id = await newTable(store);
    const outcomes = new Set<string>();
    let going = true;
    const write = async (): Promise<void> => {
      while (going)
        outcomes.add(await troubleOf(store.tables.addChat(id, { at: 1, person: 'p', name: 'Ada', text: 'hi' })));
    };
    const writing = Array.from({ length: 8 }, write);
    for (let time = 0; time < 20; time += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await loseConnections(databaseUrl);
    }
    going = false;
    await Promise.all(writing);
    expect([...outcomes].toSorted()).toEqual(['none', 'unavailable']);
    await vi.waitFor(() => store.check(), WAIT);
    await store.close();
  });

  test('a listener that was cut off is notified of the writes that it missed', async () => {
    const databaseUrl = await newDatabase();
    const [store, other] = [await open(databaseUrl), await open(databaseUrl)];
    const [id, quiet] = [await newTable(store), await newTable(store)];
    const heard = new Map<string, number>();
    // A late notification can arrive after newer ones, so the test keeps the highest number of lines.
    const stop = store.listen((table, lines) => heard.set(table, Math.max(lines, heard.get(table) ?? 0)));
    for (let expected = 1; expected <= 5; expected += 1) {
      await loseConnections(databaseUrl);
      await vi.waitFor(async () => expect(await other.tables.append(id, expected, ['x'])).toBe(true), WAIT);
      await vi.waitFor(() => expect(heard.get(id)).toBe(expected + 1), WAIT);
    }
    expect(heard.get(quiet) ?? 1).toBe(1);
    stop();
    await Promise.all([store.close(), other.close()]);
  });
});

describe('a restart of PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster(join(tmpdir(), newId()), { durable: false });
  });
  afterAll(() => cluster.remove());

  test('causes clear errors during the outage, and afterwards no data and no notification is missing', async () => {
    const url = cluster.urlOf('postgres');
    const [store, other] = [await open(url), await open(url)];
    const id = await newTable(store);
    await store.tables.append(id, 1, ['before']);
    const heard: number[] = [];
    store.listen((table, lines) => void (table === id && heard.push(lines)));

    await cluster.stop();
    expect(await troubleOf(store.check())).toBe('unavailable');
    expect(await troubleOf(store.tables.lines(id))).toBe('unavailable');
    expect(await troubleOf(store.tables.append(id, 2, ['lost']))).toBe('unavailable');
    expect(await troubleOf(store.tables.create(headingOf(newId()), 'lost'))).toBe('unavailable');
    await expect(store.check()).rejects.toThrow(/^The database can't be used: /u);

    await cluster.start();
    await vi.waitFor(() => store.check(), WAIT);
    expect(await store.tables.lines(id)).toEqual(['line 0', 'before']);
    await vi.waitFor(async () => expect(await other.tables.append(id, 2, ['after'])).toBe(true), WAIT);
    await vi.waitFor(() => expect(heard).toContain(3), WAIT);
    await Promise.all([store.close(), other.close()]);
  });

  test('is noticed as soon after a long outage as after a short one', async () => {
    const url = cluster.urlOf('postgres');
    const store = await open(url);
    await cluster.stop();
    const tries: number[] = [];
    const standIn = createServer((socket) => {
      tries.push(performance.now());
      socket.destroy();
    }).listen(Number(new URL(url).port), '127.0.0.1');
    await vi.waitFor(() => expect(tries.length).toBeGreaterThan(11), { timeout: 60_000, interval: 20 });
    await new Promise((resolve) => standIn.close(resolve));
    await cluster.start();
    const gaps = tries.slice(1, 12).map((at, i) => at - (tries[i] ?? 0));
    const median = (some: readonly number[]): number => some.toSorted((a, b) => a - b)[2] ?? 0;
    expect(median(gaps.slice(-5)) / median(gaps.slice(0, 5))).toBeLessThan(5);
    await vi.waitFor(() => store.check(), WAIT);
    await store.close();
  });
});

async function query(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(sql);
  await client.end();
}

const loseConnections = (databaseUrl: string): Promise<void> =>
  query(
    databaseUrl,
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'getaway' AND datname = current_database()",
  );
