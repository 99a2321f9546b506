import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { Client, gather, http, playOne } from './testing/client.ts';
import { canFillDisk, clearDisk, fillDisk } from './testing/disk.ts';
import { killPrograms, startProgram } from './testing/program.ts';
import { newFolder, setupOf } from './testing/serve.ts';

const data = newFolder();
afterAll(() => {
  killPrograms();
  rmSync(data, { recursive: true, force: true });
});

const first = <T>(moves: readonly T[]): T | undefined => moves[0];
const WAIT = { timeout: 30_000, interval: 200 };

test.skipIf(!canFillDisk)(
  'a full disk is detected, logged once and counted; afterwards the server recovers by itself',
  async () => {
    const { url, child, logged } = await startProgram({ DATA_DIR: data, LOG_LEVEL: 'warn' });
    const pid = child.pid ?? 0;
    const health = async (): Promise<number> => (await http(url, { path: '/healthz' })).status;
    const failures = async (): Promise<number> => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(/^getaway_storage_failures_total (?<count>\d+)$/mu.exec(text)?.groups?.count);
    };
    const party = await gather(url, setupOf(), ['Ada', 'Ben']);
    const { table, clients } = party;
    for (let i = 0; i < 4; i += 1) await playOne(party, first);
    const [ada] = clients as [Client];
    const { version } = ada.seen(table).room;
    expect(await health()).toBe(200);
    expect(await failures()).toBe(0);

    fillDisk(pid, data);
    await expect.poll(health, WAIT).toBe(503);
    for (let i = 0; i < 5; i += 1) await expect(playOne(party, first)).rejects.toThrow('unavailable');
    expect(await failures()).toBeGreaterThanOrEqual(6);
    expect(await health()).toBe(503);
    await expect.poll(() => logged, WAIT).not.toHaveLength(0);
    expect(logged.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: 50, msg: expect.stringContaining('storage fails') as unknown }),
    ]);

    clearDisk(pid);
    await expect.poll(health, WAIT).toBe(200);
    expect(await playOne(party, first)).toBe(true);
    await expect.poll(() => logged, WAIT).toHaveLength(2);
    expect(logged[1]).toContain('storage works again');
    const again = await Client.open(url, party.people[0]?.device);
    await again.must('watch', { table });
    expect(again.seen(table).room.version).toBe(version + 1); // nothing is lost or duplicated
    expect(again.seen(table).log).toHaveLength(6);
  },
);
