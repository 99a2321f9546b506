import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from './open.ts';
import { fileIn, openMigrating } from './sqlite/file.ts';
import { acceptLoss, fileFaults } from './sqlite/loss.ts';
import { readWitness, Witness, witnessIn } from './sqlite/witness.ts';
import { headingOf, newTable, troubleOf } from './suite/scene.ts';

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'getaway-damage-'));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const MOVES = 12;
const FILES = ['getaway.sqlite', 'getaway.sqlite-wal', 'getaway.witness'];
/** The files that a killed server left behind. */
let killed: string;
beforeAll(async () => {
  const data = newFolder();
  // The table is in the database file, but its moves are only in SQLite's write-ahead log.
  const before = await openStore({ data });
  await before.tables.create(headingOf('played'), 'line 0');
  await before.tables.create(headingOf('quiet'), 'line 0');
  await before.close();
  const store = await openStore({ data });
  for (let lines = 1; lines <= MOVES; lines += 1) await store.tables.append('played', lines, [`line ${lines}`]);
  killed = newFolder();
  for (const name of FILES) copyFileSync(join(data, name), join(killed, name));
  await store.close();
});

/** A copy of the killed server's files, with this damage. */
function damaged(damage: (data: string) => void): string {
  const data = newFolder();
  for (const name of FILES) copyFileSync(join(killed, name), join(data, name));
  damage(data);
  return data;
}

const bytesOf = (data: string): readonly string[] =>
  FILES.map((name) => (existsSync(join(data, name)) ? readFileSync(join(data, name), 'base64') : 'none'));

function flipByte(file: string, share: number): void {
  const bytes = readFileSync(file);
  const at = Math.floor(bytes.length * share);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

describe('a database that has lost data', () => {
  test('is not reported if the server was only killed', async () => {
    const store = await openStore({ data: damaged(() => undefined) });
    expect(await store.tables.lines('played')).toHaveLength(MOVES + 1);
    await store.close();
  });

  test('a flipped byte in the log: reports the missing data, and changes nothing until an admin accepts the loss', async () => {
    const data = damaged((folder) => flipByte(join(folder, 'getaway.sqlite-wal'), 0.5));
    const found = bytesOf(data);
    for (let time = 0; time < 2; time += 1) {
      expect(await troubleOf(openStore({ data }))).toBe('damaged');
      await expect(openStore({ data })).rejects.toThrow(
        /has lost acknowledged writes: it has \d+ of \d+ commits; the table played has [1-9]\d? of 13 lines\. .*getaway admin accept-loss/u,
      );
      expect(bytesOf(data)).toEqual(found);
    }
    expect(fileFaults(data)).toEqual([expect.stringContaining('of 13 lines')]);

    const aside = acceptLoss(data) ?? '';
    expect(bytesOf(aside)).toEqual(found);
    const store = await openStore({ data });
    const { length } = await store.tables.lines('played');
    expect(length).toBeLessThan(MOVES + 1);
    expect(await store.tables.append('played', length, ['on'])).toBe(true);
    await store.close();
    expect(acceptLoss(data)).toBeUndefined();
    await (await openStore({ data })).close();
  });

  test.each([
    ['an empty file', 'is empty', (data: string) => writeFileSync(fileIn(data), '')],
    ['no file', 'is missing', (data: string) => rmSync(fileIn(data))],
    ['the log is gone', 'has lost acknowledged writes', (data: string) => rmSync(`${fileIn(data)}-wal`)],
  ])('%s: is refused until an admin accepts the loss', async (_, sentence, damage) => {
    const data = damaged(damage);
    await expect(openStore({ data })).rejects.toThrow(sentence);
    expect(acceptLoss(data)).toMatch(/damaged-/u);
    const store = await openStore({ data });
    await newTable(store);
    await store.close();
  });

  test('a different database in the folder is detected', async () => {
    const other = newFolder();
    await (await openStore({ data: other })).close();
    const data = damaged((folder) => {
      copyFileSync(fileIn(other), fileIn(folder));
      rmSync(`${fileIn(folder)}-wal`);
    });
    await expect(openStore({ data })).rejects.toThrow('is not the database that the server used here before');
  });
});

describe('the witness', () => {
  test('may have fewer commits than the database, as after a power cut', async () => {
    const data = damaged((folder) => {
      const text = readFileSync(witnessIn(folder), 'utf8');
      writeFileSync(witnessIn(folder), text.slice(0, -30));
    });
    const store = await openStore({ data });
    expect(await store.tables.lines('played')).toHaveLength(MOVES + 1);
    await store.close();
    await (await openStore({ data })).close();
  });

  test('with a damaged first line is refused', async () => {
    const data = damaged((folder) => flipByte(witnessIn(folder), 0));
    await expect(openStore({ data })).rejects.toThrow('getaway.witness can');
    expect(acceptLoss(data)).toMatch(/damaged-/u);
    await (await openStore({ data })).close();
  });

  test('that has become too long is rewritten and keeps all counts', () => {
    const file = join(newFolder(), 'witness');
    const witness = new Witness(file, 'abc', { longest: 2000 });
    for (let commit = 1; commit <= 1000; commit += 1)
      witness.acknowledge(commit, [{ table: `t${commit % 5}`, lines: commit }]);
    witness.close();
    expect(readFileSync(file).length).toBeLessThan(3000);
    const witnessed = readWitness(file);
    expect(witnessed).toMatchObject({ store: 'abc', commits: 1000 });
    expect(witnessed?.tables.get('t4')).toEqual({ lines: 999, commit: 999 });
    expect(readdirSync(join(file, '..'))).toEqual(['witness']);
  });
});

describe('a damaged table', () => {
  async function kept(damage: string): Promise<string> {
    const data = damaged(() => undefined);
    await (await openStore({ data })).close();
    using db = openMigrating(fileIn(data));
    db.exec(damage);
    return data;
  }

  test.each([
    [
      'changed',
      "UPDATE lines SET line = 'line X' WHERE table_id = 'played' AND number = 5",
      'do not match their checksum',
      13,
    ],
    ['missing', "DELETE FROM lines WHERE table_id = 'played' AND number = 5", 'the first 5 are there in order', 5],
    ['missing at the end', "DELETE FROM lines WHERE table_id = 'played' AND number = 12", 'the first 12 are there', 12],
    ['missing from the first on', "DELETE FROM lines WHERE table_id = 'played'", 'the first 0 are there', 0],
  ])('a line that is %s is detected, and the other tables go on', async (_, damage, sentence, left) => {
    const store = await openStore({ data: await kept(damage) });
    await expect(store.tables.lines('played')).rejects.toThrow(sentence);
    const examined = await store.tables.examine('played');
    expect(examined?.fault).toContain(sentence);
    expect(examined?.lines).toHaveLength(left);
    expect(await store.tables.append('quiet', 1, ['on'])).toBe(true);
    expect(await store.tables.lines('quiet')).toHaveLength(2);
    await store.close();
  });
});
