import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeReport } from '@getaway/table/file';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gather, http, newPerson } from '../testing/client.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';
import { listReports } from './reports.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

test('a bug report of somebody at the table is stored and listed; other documents and strangers are refused', async () => {
  const { table, people, clients } = await gather(served.url, setupOf({ watching: false }), ['Ada', 'Ben']);
  const { scene, players } = clients[0]!.seen(table).room;
  const report = JSON.parse(
    writeReport({
      game: 'gangsta',
      build: '/assets/report.js',
      at: 5,
      sentence: 'The job pays nothing.',
      players: players.map((player) => ({ ...player })),
      viewer: scene?.viewer ?? 0,
      pack: {},
      view: { ...scene?.view },
      log: [],
      page: { address: '#/', settings: {}, width: 1, height: 1, browser: '', texts: [] },
    }),
  ) as object;
  const send = (device: string, body: object) =>
    http(served.url, { method: 'POST', path: `/api/tables/${table}/reports`, device, body: { report: body } });
  const ada = people[0]!.device;
  expect((await send((await newPerson(served.url, 'Eve')).device, report)).status).toBe(404);
  expect(await send(ada, { some: 'thing' })).toMatchObject({ status: 400 });
  expect(await send(ada, { ...report, secret: 1 })).toMatchObject({ status: 400 });
  expect((await send(ada, report)).status).toBe(204);
  const broken = join(served.config.data, 'reports', 'z-broken.json');
  writeFileSync(broken, '{"format":"getaway-report"}');
  const [listed, ...others] = await listReports(served.config.data);
  expect(others).toEqual([{ file: broken, reason: expect.stringMatching(/version/u) }]);
  expect(listed).toMatchObject({ table, game: 'gangsta', sentence: 'The job pays nothing.' });
  expect(JSON.parse(readFileSync(listed!.file, 'utf8'))).toEqual(report);
});
