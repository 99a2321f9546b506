import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { fileIn, openMigrating } from '../store/sqlite/file.ts';
import { Client, gather, type Party, playOne } from '../testing/client.ts';
import { storeOfOlderTables } from '../testing/olderTables.ts';
import { newDatabase } from '../testing/postgres.ts';
import { serve, setupOf } from '../testing/serve.ts';
import { inspectTable, rewindTable } from './admin.ts';

const CLI = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const first = <T>(moves: readonly T[]): T | undefined => moves[0];

interface Ran {
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the real program, as an operator would. */
async function admin(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ran> {
  try {
    return await promisify(execFile)(process.execPath, [CLI, 'admin', ...args], { env: { PATH: '', ...env } });
  } catch (error) {
    return error as Ran;
  }
}

describe('getaway admin', () => {
  test('reads the file of a running server, and changes it only after the server has stopped', async () => {
    let served = await serve();
    const env = { DATA_DIR: served.config.data };
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const { table } = party;
    for (let i = 0; i < 6; i += 1) await playOne(party, first);
    const [listed, inspected, shut, open, held] = await Promise.all([
      admin(['list'], env),
      admin(['inspect', table], env),
      admin(['export', table], env),
      admin(['export', table, '--with-secrets'], env),
      admin(['rewind', table, '2'], env),
    ]);
    expect(listed.stdout).toMatch(new RegExp(`^${table}  gangsta  playing  .*  Ada, Ben\n$`, 'u'));
    expect(inspected.stdout).toContain('6 choices in 10 lines');
    expect(inspected.stdout).toMatch(/Seat 0: Ada/u);
    expect(shut.stderr).toContain('The game is still running');
    expect(open.stdout).toContain('"seed"');
    expect(held.stderr).toContain('Another process uses the data in');

    await served.stop();
    const place = { data: served.config.data };
    expect(await inspectTable(place, 'nowhere')).toMatchObject({ refusal: { code: 'noGame' } });
    expect(await rewindTable(place, table, 9)).toMatchObject({ refusal: { code: 'badRequest' } });
    expect((await admin(['inspect', '-older'], env)).stderr).toContain('There is no such table.');
    expect((await admin(['rewind', table, 'two'], env)).stderr).toContain('must be a whole number');
    expect((await admin(['rewind', table, '2'], env)).stdout).toContain('4 choices were undone.');
    served = await serve(served.config);
    const ada = await Client.open(served.url, party.people[0]!.device);
    await ada.must('watch', { table });
    expect(ada.seen(table).log).toHaveLength(3);
    expect(ada.seen(table).room.rewound).toMatchObject({ from: 6, to: 2, by: 'admin' });
    await served.remove();
  });

  test('rewinds a table in PostgreSQL while people play at it', async () => {
    const databaseUrl = await newDatabase();
    const served = await serve({ databaseUrl });
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const { table, clients } = party;
    for (let i = 0; i < 4; i += 1) await playOne(party, first);
    const env = { DATABASE_URL: databaseUrl };
    expect((await admin(['list'], env)).stdout).toContain(table);
    expect((await admin(['rewind', table, '1'], env)).stdout).toContain('3 choices were undone.');
    for (const client of clients) await client.until(() => client.seen(table).log.length === 2, 'the news');
    expect(await playOne(party, first)).toBe(true);
    await served.remove();
  });

  test('verifies every table, and a damaged table stays closed until an admin accepts the loss', {
    timeout: 120_000,
  }, async () => {
    const served = await serve();
    const { data } = served.config;
    const env = { DATA_DIR: data };
    const damaged = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const whole = await gather(served.url, setupOf(), ['Cleo', 'Dan']);
    for (const party of [damaged, whole]) for (let i = 0; i < 4; i += 1) await playOne(party, first);
    expect((await admin(['verify'], env)).stdout).toBe(
      'Checked 2 tables with 16 lines. Nothing is missing or damaged.\n',
    );
    await served.stop();
    {
      using db = openMigrating(fileIn(data));
      // Recent lines may still be in `fresh_lines`.
      for (const place of ['lines', 'fresh_lines'])
        db.prepare(`DELETE FROM ${place} WHERE table_id = ?1 AND number = 6`).run(damaged.table);
    }
    const fault = `The table ${damaged.table} should have 8 lines: only the first 6 are there in order.`;
    const verified = await admin(['verify'], env);
    expect(verified).toMatchObject({ code: 1, stdout: expect.stringContaining(`${fault}\n`) as unknown });
    expect(verified.stdout).toContain('1 fault.');

    // All other tables still work.
    const open = await serve(served.config);
    const watching = async (party: Party): Promise<Client> => {
      const client = await Client.open(open.url, party.people[0]?.device);
      expect((await client.ask('watch', { table: party.table })).error).toMatchObject(
        party === damaged ? { because: 'damaged' } : {},
      );
      return client;
    };
    await watching(damaged);
    expect((await watching(whole)).seen(whole.table).log).toHaveLength(5);
    expect(await (await fetch(`${open.url}/metrics`)).text()).toContain('getaway_tables_damaged 1');
    await open.stop();

    expect((await admin(['accept-loss'], env)).stderr).toContain('Nothing is missing;');
    const accepted = await admin(['accept-loss', damaged.table], env);
    expect(accepted.stdout).toMatch(
      /^The table continues with 6 of 8 lines\. The lines that were found are in .*\.jsonl\.\n$/u,
    );
    expect((await admin(['verify'], env)).stdout).toContain('Nothing is missing or damaged.');
    const after = await serve(served.config);
    const ada = await Client.open(after.url, damaged.people[0]?.device);
    await ada.must('watch', { table: damaged.table });
    expect(ada.seen(damaged.table).log).toHaveLength(3);
    await after.remove();
  });

  test('verifies the tables in PostgreSQL while people play', async () => {
    const databaseUrl = await newDatabase();
    const served = await serve({ databaseUrl });
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    for (let i = 0; i < 4; i += 1) await playOne(party, first);
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: served.config.data };
    expect((await admin(['verify'], env)).stdout).toContain('Nothing is missing or damaged.');
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query('UPDATE getaway.lines SET line = $1 WHERE number = 7', ['{"line":"undone","at":1,"seat":0}']);
    await client.end();
    expect((await admin(['verify'], env)).stdout).toContain('do not match their checksum');
    expect((await admin(['accept-loss'], env)).stderr).toContain('name a table');
    await served.remove();
  });

  test('reports data of an older or a newer program', async () => {
    const served = await serve();
    await served.stop();
    const { data } = served.config;
    const env = { DATA_DIR: data };
    const migrations = (sql: string): void => {
      using db = openMigrating(fileIn(data));
      db.exec(sql);
    };
    migrations('INSERT INTO migrations (number, at) VALUES (999, 0)');
    expect((await admin(['list'], env)).stderr).toContain('A newer Getaway wrote this database: it has version 999');
    migrations('DELETE FROM migrations WHERE number > 4');
    expect((await admin(['list'], env)).stderr).toContain('An older Getaway wrote this data.');
    rmSync(data, { recursive: true });
  });

  test('reports that there is no data', async () => {
    const { stderr } = await admin(['list'], { DATA_DIR: '/nowhere/at/all' });
    expect(stderr).toBe('Nothing was done. No server has saved anything in /nowhere/at/all yet.\n');
  });

  test('a finished game that can’t be read is not among those that play as before', async () => {
    const data = await storeOfOlderTables();
    {
      using db = openMigrating(fileIn(data));
      for (const place of ['lines', 'fresh_lines'])
        db.prepare(`UPDATE ${place} SET line = '{}' WHERE table_id = ?1 AND number = 6`).run('5tytFCrujlqiHQ');
    }
    const { stdout } = await admin(['replay'], { DATA_DIR: data });
    expect(stdout).toMatch(/^5tytFCrujlqiHQ: .+\n1 finished game plays as before\.$/mu);
    rmSync(data, { recursive: true, force: true });
  });
});
