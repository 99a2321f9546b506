import { hostname, networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, http } from '../testing/client.ts';
import { raw } from '../testing/rawRequest.ts';
import { type Served, serve } from '../testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

const _ask = <T = unknown>(request: Parameters<typeof http>[1]) => http<T>(served.url, request);

describe('a foreign name that resolves to this server', () => {
  const body = JSON.stringify({ name: 'Eve' });
  const EVIL = ['evil.example', 'evil.example:80', 'localhost.evil.example', '127.0.0.1.nip.io', '203.0.113.7', 'x y'];

  test.each(EVIL)('gets no answer: %j', async (host) => {
    const post = (headers: Readonly<Record<string, string>>) =>
      raw(served.url, { method: 'POST', target: '/api/people', headers, body });
    expect((await post({ host, origin: `http://${host}` })).status).toBe(403);
    const answer = await post({ host });
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.text)).toMatchObject({ error: { because: 'otherHost', values: { host } } });
    for (const target of ['/api/tables', '/api/reach', '/metrics'])
      expect((await raw(served.url, { target, headers: { host } })).status).toBe(403);
    await expect(Client.open(served.url, undefined, { host })).rejects.toThrow('403');
    expect((await raw(served.url, { target: '/healthz', headers: { host } })).status).toBe(200);
  });

  test('gets no metrics either, even with the token', async () => {
    const own = await serve({ metricsToken: 'figures' });
    const headers = { authorization: 'Bearer figures', host: 'evil.example' };
    expect((await raw(own.url, { target: '/metrics', headers })).status).toBe(403);
    expect((await raw(own.url, { target: '/metrics', headers: { ...headers, host: 'localhost' } })).status).toBe(200);
    await own.remove();
  });

  test('this machine, its name, its addresses and the configured names are accepted', async () => {
    const open = await serve({
      host: '0.0.0.0',
      publicUrl: 'https://getaway.example',
      allowedHosts: ['table.example'],
    });
    const url = `http://127.0.0.1:${new URL(open.url).port}`;
    const [name = ''] = hostname().split('.');
    const addresses = Object.values(networkInterfaces())
      .flatMap((known) => known ?? [])
      .map(({ address, family }) => (family === 'IPv6' ? `[${address.split('%')[0]}]` : address));
    const known = [
      'localhost:8420',
      'LOCALHOST',
      '127.0.0.1',
      '[::1]:8420',
      hostname(),
      `${name}:8420`,
      `${name}.local`,
      'getaway.example',
      'table.example:8443',
      ...addresses,
    ];
    for (const host of known) {
      const answer = await raw(url, { method: 'POST', target: '/api/people', headers: { host }, body });
      expect([host, answer.status]).toEqual([host, 201]);
      const origin = new URL(`http://${host}`);
      const socket = await Client.open(url, undefined, { host: origin.host, origin: origin.origin });
      socket.close();
    }
    await open.remove();
  });
});

describe('headers', () => {
  test('the page may use only the device features that it needs', async () => {
    for (const target of ['/api/tables', '/healthz', '/api/%', '/nothing']) {
      const { headers } = await raw(served.url, { target });
      const policy = String(headers['permissions-policy']);
      for (const feature of ['camera', 'microphone', 'geolocation', 'usb', 'payment'])
        expect(policy).toContain(`${feature}=()`);
      expect(policy).toContain('publickey-credentials-get=(self)');
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  test('behind TLS, browsers are told to use only HTTPS', async () => {
    const behind = await serve({ publicUrl: 'https://getaway.example' });
    for (const target of ['/api/tables', '/api/%', '/nothing'])
      expect((await raw(behind.url, { target })).headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
      });
    await behind.remove();
  });
});
