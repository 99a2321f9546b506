import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { fileIn, openMigrating } from '../store/sqlite/file.ts';
import { Client, gather, playOne } from '../testing/client.ts';
import { newDatabase } from '../testing/postgres.ts';
import { serve, setupOf } from '../testing/serve.ts';
import { inspectTable, rewindTable } from './admin.ts';

const CLI = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const first = <T>(moves: readonly T[]): T | undefined => moves[0];

interface Ran {
  readonly stdout: string;
  readonly stderr: string;
}

/** The real program, as whoever runs the server types it. */
async function admin(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ran> {
  try {
    return await promisify(execFile)(process.execPath, [CLI, 'admin', ...args], { env: { PATH: '', ...env } });
  } catch (error) {
    return error as Ran;
  }
}

describe('getaway admin', () => {
  test('looks into the file of a running server, and changes it only when the server has stopped', async () => {
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
    expect(shut.stderr).toContain('The game is running');
    expect(open.stdout).toContain('"seed"');
    expect(held.stderr).toContain('Another process keeps its games in');

    await served.stop();
    const place = { data: served.config.data };
    expect(await inspectTable(place, 'nowhere')).toMatchObject({ refusal: { code: 'noGame' } });
    expect(await rewindTable(place, table, 9)).toMatchObject({ refusal: { code: 'badRequest' } });
    expect((await admin(['rewind', table, 'two'], env)).stderr).toContain('must be a whole number');
    expect((await admin(['rewind', table, '2'], env)).stdout).toContain('4 choices were taken back.');
    served = await serve(served.config);
    const ada = await Client.open(served.url, party.people[0]!.device);
    await ada.must('watch', { table });
    expect(ada.seen(table).log).toHaveLength(3);
    expect(ada.seen(table).room.rewound).toMatchObject({ from: 6, to: 2, by: 'admin' });
    await served.remove();
  });

  test('goes back at a table of PostgreSQL while people play at it', async () => {
    const databaseUrl = await newDatabase();
    const served = await serve({ databaseUrl });
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const { table, clients } = party;
    for (let i = 0; i < 4; i += 1) await playOne(party, first);
    const env = { DATABASE_URL: databaseUrl };
    expect((await admin(['list'], env)).stdout).toContain(table);
    expect((await admin(['rewind', table, '1'], env)).stdout).toContain('3 choices were taken back.');
    for (const client of clients) await client.until(() => client.seen(table).log.length === 2, 'the news');
    expect(await playOne(party, first)).toBe(true);
    await served.remove();
  });

  test('says so where an older or a newer program has kept something', async () => {
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
    expect((await admin(['list'], env)).stderr).toContain('An older Getaway keeps its games there.');
    rmSync(data, { recursive: true });
  });

  test('says so where there is nothing', async () => {
    const { stderr } = await admin(['list'], { DATA_DIR: '/nowhere/at/all' });
    expect(stderr).toBe('It was not done. No server has kept anything in /nowhere/at/all yet.\n');
  });
});
