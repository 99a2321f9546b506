import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { http } from '../testing/client.ts';
import { serve } from '../testing/serve.ts';

test('the addresses of the server are shown only on its own machine', async () => {
  const reach = async (url: string, headers = {}) => (await http<object>(url, { path: '/api/reach', headers })).body;
  const alone = await serve();
  expect(await reach(alone.url)).toEqual({ network: [] }); // this server listens on localhost only
  await alone.remove();
  const open = await serve({ host: '0.0.0.0', publicUrl: 'https://getaway.example' });
  const { port } = new URL(open.url);
  const own = Object.values(networkInterfaces()).flatMap((known) => known ?? []);
  const outside = own.filter(({ family, internal }) => family === 'IPv4' && !internal);
  const network = outside.map(({ address }) => `http://${address}:${port}`);
  const local = `http://127.0.0.1:${port}`;
  expect(await reach(local)).toEqual({ public: 'https://getaway.example', network });
  expect(await reach(local, { 'x-forwarded-for': '8.8.8.8' })).toEqual({
    public: 'https://getaway.example',
    network: [],
  });
  await open.remove();
});
