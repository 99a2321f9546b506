import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Device, logOut } from './devices.ts';

const deviceOf = (id: string, here = false): Device => ({ id, label: id, added: 1, seen: 1, here });
const PUSH = [{ endpoint: 'https://push.example/phone', keys: { p256dh: 'x', auth: 'y' } }];

let devices: readonly Device[];
/** What the browsers are that are called, as the server keeps them. */
let push: readonly object[];

beforeEach(() => {
  devices = [deviceOf('laptop', true), deviceOf('phone'), deviceOf('tablet')];
  push = PUSH;
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) =>
    Response.json(answer(path, method, body)),
  );
});
afterEach(() => vi.unstubAllGlobals());

function answer(path: string, method: string, body = '{}'): object {
  if (method === 'DELETE') {
    const id = path.split('/api/me/devices/')[1];
    devices = devices.filter((one) => one.here || (id !== undefined && one.id !== id));
    return { links: {} };
  }
  if (method === 'PUT') push = (JSON.parse(body) as { push: object[] }).push;
  if (method === 'PUT') return { push };
  return path === '/api/me/devices' ? { devices } : { alerts: { push } };
}

test('who logs one device out does not silence the others', async () => {
  await logOut('secret', deviceOf('tablet'));
  expect(push).toEqual(PUSH);
  await logOut('secret', deviceOf('phone')); // now there is no other
  expect(push).toEqual([]);
});

test('who logs all others out is called here only', async () => {
  await logOut('secret');
  expect(push).toEqual([]);
});
