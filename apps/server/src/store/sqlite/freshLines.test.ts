import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openWriting } from './file.ts';
import { FreshLines } from './freshLines.ts';
import { migrateSqlite } from './migrations.ts';

const folder = mkdtempSync(join(tmpdir(), 'getaway-fresh-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MEASURE = { many: 6, few: 2 };
const TABLE = `INSERT INTO tables (id, game, state, listed, created, changed, about, lines)
  VALUES (?1, 'x', 'playing', 0, 0, 0, '{}', 0)`;
const LINE = 'INSERT INTO fresh_lines (table_id, number, line) VALUES (?1, ?2, ?3)';

let files = 0;
function newDatabase(): DatabaseSync {
  files += 1;
  const db = openWriting(join(folder, `${files}.sqlite`));
  db.exec('PRAGMA synchronous = OFF'); // faster, and these tests do not simulate a power cut
  migrateSqlite(db);
  return db;
}

const linesOf = (db: DatabaseSync, table: string): readonly unknown[] =>
  db
    .prepare('SELECT line FROM all_lines WHERE table_id = ?1 AND number >= 0 ORDER BY number')
    .all(table)
    .map(({ line }) => line);
const countIn = (db: DatabaseSync, table: 'lines' | 'fresh_lines'): number =>
  Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);

/** What the test does at random: append a line, remove a table, move a few or all new lines, or reopen the database. */
const DEEDS = ['append', 'append', 'append', 'append', 'remove', 'some', 'some', 'all', 'reopen'] as const;

test('after any steps, every line of every table is found once and in order', () => {
  const deeds = fc.array(fc.tuple(fc.constantFrom(...DEEDS), fc.nat(3)), { minLength: 10, maxLength: 120 });
  fc.assert(
    fc.property(deeds, (all) => {
      const db = newDatabase();
      let fresh = new FreshLines(db, MEASURE);
      const model = new Map<string, string[]>();
      for (const [step, [deed, which]] of all.entries()) {
        const table = `table ${which}`;
        const lines = model.get(table);
        if (deed === 'append') {
          if (lines === undefined) db.prepare(TABLE).run(table);
          db.prepare(LINE).run(table, lines?.length ?? 0, `line of step ${step}`);
          model.set(table, [...(lines ?? []), `line of step ${step}`]);
        }
        if (deed === 'remove' && model.delete(table)) db.prepare('DELETE FROM tables WHERE id = ?1').run(table);
        if (deed === 'some') fresh.settleSome();
        if (deed === 'all') fresh.settle();
        if (deed === 'reopen') fresh = new FreshLines(db, MEASURE);
        for (const [id, expected] of model) expect(linesOf(db, id)).toEqual(expected);
      }
      fresh.settle();
      expect(countIn(db, 'fresh_lines')).toBe(0);
      expect(countIn(db, 'lines')).toBe([...model.values()].flat().length);
      db.close();
    }),
    { numRuns: 60 },
  );
});

test('a few lines are moved at a time, and only when there are many', () => {
  const db = newDatabase();
  const fresh = new FreshLines(db, MEASURE);
  db.prepare(TABLE).run('t');
  for (let number = 0; number < 5; number += 1) db.prepare(LINE).run('t', number, 'x');
  fresh.settleSome();
  expect(countIn(db, 'lines')).toBe(0);
  db.prepare(LINE).run('t', 5, 'x');
  for (const put of [2, 4, 6]) {
    fresh.settleSome();
    expect(countIn(db, 'lines')).toBe(put);
  }
  expect(countIn(db, 'fresh_lines')).toBe(0);
  db.close();
});

test('lines do not accumulate, however many arrive at a time', () => {
  const db = newDatabase();
  const fresh = new FreshLines(db, MEASURE);
  db.prepare(TABLE).run('t');
  for (let number = 0; number < 3000; ) {
    for (const end = number + 15; number < end; number += 1) db.prepare(LINE).run('t', number, 'x');
    fresh.settleSome();
    expect(countIn(db, 'fresh_lines')).toBeLessThan(100);
  }
  db.close();
});

test('a line appended after the last one was removed is not mistaken for the removed one', () => {
  const db = newDatabase();
  const fresh = new FreshLines(db, MEASURE);
  for (const table of ['kept', 'gone']) db.prepare(TABLE).run(table);
  for (let number = 0; number < 5; number += 1) db.prepare(LINE).run('kept', number, `${number}`);
  db.prepare(LINE).run('gone', 0, 'x');
  fresh.settleSome();
  db.prepare("DELETE FROM tables WHERE id = 'gone'").run(); // also removes the line with the highest position
  db.prepare(LINE).run('kept', 5, '5');
  for (let steps = 0; steps < 5; steps += 1) fresh.settleSome();
  expect(linesOf(db, 'kept')).toEqual(['0', '1', '2', '3', '4', '5']);
  db.close();
});

test('without space on the disk, lines stay where they are and are moved later', () => {
  const db = newDatabase();
  const fresh = new FreshLines(db, MEASURE);
  db.prepare(TABLE).run('t');
  for (let number = 0; number < 20; number += 1) db.prepare(LINE).run('t', number, 'x'.repeat(2000));
  const { page_count: pages } = db.prepare('PRAGMA page_count').get() ?? {};
  db.exec(`PRAGMA max_page_count = ${Number(pages)}`);
  for (let tries = 0; tries < 12; tries += 1) fresh.settleSome();
  fresh.settle();
  expect(linesOf(db, 't')).toHaveLength(20);
  expect(countIn(db, 'fresh_lines')).toBe(20);
  db.exec('PRAGMA max_page_count = 100000');
  for (let tries = 0; tries < 12; tries += 1) fresh.settleSome();
  expect(countIn(db, 'fresh_lines')).toBe(0);
  expect(linesOf(db, 't')).toHaveLength(20);
  db.close();
});
