import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from './open.ts';
import { backupFolder } from './sqlite/backup.ts';
import { Committer } from './sqlite/commit.ts';
import { fileIn } from './sqlite/file.ts';
import { QUIET_MS } from './sqlite/freshLines.ts';
import { newId, newTable, troubleOf } from './suite/scene.ts';
import { storeSuite } from './suite.ts';

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'getaway-store-'));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('SQLite', () => {
  storeSuite(async () => {
    const data = newFolder();
    return { open: () => openStore({ data }), remove: () => Promise.resolve() };
  });

  test('the file’s folder is created', async () => {
    const data = join(newFolder(), 'new', 'folder');
    const store = await openStore({ data });
    await store.check();
    await store.close();
    expect(existsSync(join(data, 'getaway.sqlite'))).toBe(true);
  });

  test('a file that is no database is refused with a message', async () => {
    const data = newFolder();
    writeFileSync(fileIn(data), 'my diary, '.repeat(500));
    expect(await troubleOf(openStore({ data }))).toBe('unavailable');
    await expect(openStore({ data })).rejects.toThrow(/getaway\.sqlite can't be opened: file is not a database\./u);
    expect(readFileSync(fileIn(data), 'utf8')).toMatch(/^my diary/u);
  });
});

describe('one process', () => {
  const OPEN = fileURLToPath(new URL('./suite/openTwice.ts', import.meta.url));
  const openElsewhere = (data: string): string =>
    spawnSync(process.execPath, [OPEN, data], { encoding: 'utf8' }).stdout;

  test('has exclusive use of the file while it is open', async () => {
    const data = newFolder();
    const store = await openStore({ data });
    expect(await troubleOf(openStore({ data }))).toBe('inUse');
    expect(openElsewhere(data)).toBe(
      `Another process uses the data in ${data} (database is locked). Stop it, or choose another folder with DATA_DIR.\n`,
    );
    await store.check();
    await store.close();
    expect(openElsewhere(data)).toBe('open\n');
  });
});

describe('a copy', () => {
  test('taken while people play is complete, consistent, and can be opened', async () => {
    const [data, folder] = [newFolder(), newFolder()];
    const store = await openStore({ data });
    const tables = await Promise.all(Array.from({ length: 20 }, () => newTable(store)));
    let playing = true;
    let lines = 0;
    const play = tables.map(async (id) => {
      for (let at = 1; playing; at += 1) {
        await store.tables.append(id, at, ['x'.repeat(2000)], { about: String(at + 1) });
        lines += 1;
      }
    });
    while (lines < 500) await new Promise((resolve) => setImmediate(resolve));
    await store.backup?.(join(folder, 'copy.sqlite'));
    await backupFolder(data, join(folder, 'another.sqlite'));
    playing = false;
    await Promise.all(play);
    await store.close();
    expect(readdirSync(folder).toSorted()).toEqual(['another.sqlite', 'copy.sqlite']);
    for (const name of ['copy.sqlite', 'another.sqlite']) {
      const restored = newFolder();
      writeFileSync(fileIn(restored), readFileSync(join(folder, name)));
      using db = new DatabaseSync(fileIn(restored));
      expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
      const copy = await openStore({ data: restored });
      let found = 0;
      for (const id of tables) {
        const count = (await copy.tables.lines(id)).length;
        expect(count === 1 ? '{}' : String(count)).toBe((await copy.tables.heading(id))?.about);
        found += count - 1;
      }
      expect(found).toBeGreaterThanOrEqual(500);
      await copy.close();
    }
  });

  test('replaces nothing', async () => {
    const [data, folder] = [newFolder(), newFolder()];
    const store = await openStore({ data });
    const file = join(folder, 'precious.txt');
    writeFileSync(file, 'precious');
    const copying = Promise.resolve(store.backup?.(file));
    expect(await troubleOf(copying)).toBe('exists');
    await expect(copying).rejects.toThrow(`${file} already exists; a copy never replaces a file.`);
    expect(readFileSync(file, 'utf8')).toBe('precious');
    expect(await troubleOf(Promise.resolve(store.backup?.(join(folder, 'none', 'copy'))))).toBe('unavailable');
    expect(readdirSync(folder)).toEqual(['precious.txt']);
    await store.close();
    expect(await troubleOf(backupFolder(newFolder(), join(folder, 'copy')))).toBe('missing');
  });

  test('can be taken when no server runs', async () => {
    const data = newFolder();
    const store = await openStore({ data });
    const id = await newTable(store);
    await store.close();
    const restored = newFolder();
    await backupFolder(data, fileIn(restored));
    const copy = await openStore({ data: restored });
    expect(await copy.tables.lines(id)).toEqual(['line 0']);
    await copy.close();
  });
});

describe('a write in a batch', () => {
  const INSERT = 'INSERT INTO t (id, text) VALUES (?1, ?2)';
  const piece = (id: string, text: string) => [{ text: INSERT, values: [id, text] }] as const;
  function newDatabase(): DatabaseSync {
    const db = new DatabaseSync(join(newFolder(), 'file'));
    db.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (id TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT');
    return db;
  }
  const idsIn = (db: DatabaseSync): readonly unknown[] =>
    db
      .prepare('SELECT id FROM t ORDER BY id')
      .all()
      .map(({ id }) => id);

  test('fails alone, whatever is wrong with it', () => {
    const db = newDatabase();
    const outcomes = new Committer(db).commit([
      piece('a', 'x'),
      piece('a', 'y'),
      [...piece('b', 'x'), { text: 'INSERT INTO nothing VALUES (1)', values: [] }],
      [{ text: INSERT, values: ['c', new Uint8Array([1])] }],
      piece('d', 'x'),
    ]);
    const said = outcomes.map((outcome) => (typeof outcome === 'number' ? outcome : (outcome.trouble ?? 'bug')));
    expect(said).toEqual([1, 'exists', 'bug', 'bug', 1]);
    expect(idsIn(db)).toEqual(['a', 'd']);
    db.close();
  });

  test('that is too large for the disk is left out, and the others are written', () => {
    const db = newDatabase();
    const { page_count: pages } = db.prepare('PRAGMA page_count').get() ?? {};
    db.exec(`PRAGMA max_page_count = ${Number(pages) + 4}`);
    const committer = new Committer(db);
    const outcomes = committer.commit([piece('a', 'small'), piece('b', 'x'.repeat(100_000)), piece('c', 'small')]);
    expect(outcomes).toEqual([
      1,
      { trouble: 'unavailable', message: "The database can't be used: database or disk is full." },
      1,
    ]);
    expect(idsIn(db)).toEqual(['a', 'c']);
    expect(committer.commit([piece('d', 'small')])).toEqual([1]); // later commits succeed
    db.close();
  });
});

test('the store can be closed while lines are being moved', async () => {
  const closing = Array.from({ length: 16 }, async (_, i) => {
    const store = await openStore({ data: newFolder() });
    const id = await newTable(store);
    await store.tables.append(id, 1, ['x']);
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS - 8 + i));
    await store.close();
  });
  await expect(Promise.all(closing)).resolves.toHaveLength(16);
});

test('the lock of a folder does not affect another folder', async () => {
  const stores = await Promise.all([openStore({ data: newFolder() }), openStore({ data: newFolder() })]);
  for (const store of stores) await store.packs.put(newId(), '{}');
  await Promise.all(stores.map((store) => store.close()));
});
