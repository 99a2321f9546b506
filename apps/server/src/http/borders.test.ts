import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { raw } from '../testing/rawRequest.ts';
import { newFolder, type Served, serve } from '../testing/serve.ts';

let served: Served;
beforeAll(async () => {
  const page = newFolder();
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), '<title>Getaway</title>');
  served = await serve({ page });
});
afterAll(() => served.remove());

/** Other spellings of /api/people. */
const DISGUISES = ['/%61pi/people', '/api/%70eople', '/%61%70%69/people?x=1', 'http://elsewhere.example/api/people'];
const body = JSON.stringify({ name: 'Eve' });

describe('however the path is written', () => {
  test.each(['/api/people', ...DISGUISES])('another page may not request changes: %s', async (target) => {
    const headers = { origin: 'https://evil.example' };
    expect((await raw(served.url, { method: 'POST', target, headers, body })).status).toBe(403);
    expect((await raw(served.url, { method: 'POST', target, body })).status).toBe(201);
  });

  test.each(DISGUISES)('too many creations are refused: %s', async (target) => {
    const strict = await serve({ limits: { ...served.config.limits, creations: 2 } });
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await raw(strict.url, { method: 'POST', target, body })).status);
    expect(statuses).toEqual([201, 201, 429]);
    await strict.remove();
  });

  test.each(['/%61pi/tables', 'http://elsewhere.example/api/tables', '/api/nothing', '/nothing', '/%61pi/nothing'])(
    'too many requests are refused: %s',
    async (target) => {
      for (const page of [served.config.page, 'no page']) {
        const strict = await serve({ page, limits: { ...served.config.limits, requests: 5 } });
        const statuses: number[] = [];
        for (let i = 0; i < 7; i += 1) statuses.push((await raw(strict.url, { target })).status);
        expect(statuses.map((status) => status === 429)).toEqual([false, false, false, false, false, true, true]);
        await strict.remove();
      }
    },
  );

  test('answers of the server are never cached', async () => {
    for (const target of ['/api/tables', '/%61pi/tables', '/api/me', '/api/nothing', '/api/%zz'])
      expect((await raw(served.url, { target })).headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  test('requests for the page are not counted', async () => {
    const strict = await serve({ page: served.config.page, limits: { ...served.config.limits, requests: 2 } });
    for (let i = 0; i < 5; i += 1) expect((await raw(strict.url, { target: '/' })).status).toBe(200);
    await strict.remove();
  });
});

test('the refusal of a missing route or an unreadable path has the usual shape', async () => {
  const refusals = [
    { target: '/api/nothing', status: 404 },
    { target: '/api/people', status: 404 },
    { target: '/api', status: 404 },
    { method: 'POST', target: '/api/nothing/at/all', body: '{}', status: 404 },
    { target: '/api/tables/%zz', status: 400 },
    { target: '/api/%', status: 400 },
    { target: `/api/tables/${'x'.repeat(200)}`, status: 404 },
  ];
  for (const { status, ...asked } of refusals) {
    const answer = await raw(served.url, asked);
    expect([asked.target, answer.status]).toEqual([asked.target, status]);
    expect(JSON.parse(answer.text)).toEqual({ error: { code: expect.any(String), message: expect.any(String) } });
    expect(answer.headers).toHaveProperty('content-security-policy');
    expect(answer.text).not.toContain('FST_');
  }
});

test('health checks write to the disk at most once a second', async () => {
  const check = vi.spyOn(served.running.store, 'check');
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: 100 }, () => raw(served.url, { target: '/healthz' })));
  expect(answers.every(({ status, text }) => status === 200 && text === '{"well":true}')).toBe(true);
  expect(check.mock.calls.length).toBeLessThanOrEqual(2 + (performance.now() - began) / 1000);
  const ill = await serve();
  vi.spyOn(ill.running.store, 'check').mockRejectedValue(new Error('no disk'));
  expect(await raw(ill.url, { target: '/healthz' })).toMatchObject({ status: 503, text: '{"well":false}' });
  await ill.remove();
});
