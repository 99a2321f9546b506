import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ended, program } from '../testing/program.ts';

test('backup copies a database that a server has open, and overwrites nothing', async () => {
  const { folder, run, start, remove } = program();
  const copy = join(folder, 'copy.sqlite');
  const nothing = await run(['backup', copy]);
  expect(nothing).toEqual({ code: 1, out: '', err: `No server has saved anything in ${folder} yet.\n` });

  const db = new DatabaseSync(join(folder, 'getaway.sqlite'));
  db.exec("PRAGMA journal_mode = WAL; CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('kept')");
  const done = await run(['backup', copy]);
  expect(done).toEqual({
    code: 0,
    out: `The server’s data in ${folder} was copied to ${copy}.\n`,
    err: '',
  });
  const copied = new DatabaseSync(copy);
  expect(copied.prepare('SELECT a FROM t').all()).toEqual([{ a: 'kept' }]);
  copied.close();
  db.close();

  writeFileSync(copy, 'precious');
  expect(await run(['backup', copy])).toEqual({
    code: 1,
    out: '',
    err: `${copy} already exists; nothing was replaced.\n`,
  });
  const lost = join(folder, 'none', 'copy.sqlite');
  expect((await run(['backup', lost])).err).toBe(`The copy ${lost} can’t be made: unable to open database file\n`);
  const elsewhere = await ended(start(['backup', copy], { DATABASE_URL: 'postgres://somewhere/else' }));
  expect(elsewhere.err).toMatch(/copy it with pg_dump\.\n$/u);
  rmSync(copy);
  expect(readdirSync(folder)).toEqual(['getaway.sqlite']);
  remove();
});
