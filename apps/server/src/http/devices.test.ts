import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { Client, gather, http, newPerson, openTable, type TestPerson } from '../testing/client.ts';
import { logInOn, loginProof, postPasskey, register } from '../testing/passkeys.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

const ask = <T = unknown>(request: Parameters<typeof http>[1]) => http<T>(served.url, request);

interface Named {
  readonly id: string;
  readonly label: string;
  readonly here?: boolean;
}
const devicesOf = async (device: string): Promise<readonly Named[]> =>
  (await ask<{ devices: Named[] }>({ path: '/api/me/devices', device })).body.devices;
const passkeysOf = async (device: string): Promise<readonly Named[]> =>
  (await ask<{ passkeys: Named[] }>({ path: '/api/me/passkeys', device })).body.passkeys;

describe('devices and passkeys', () => {
  test('can be listed and removed', async () => {
    const body = { name: 'Ada', label: 'Firefox · Linux' };
    const ada = (await ask<TestPerson>({ method: 'POST', path: '/api/people', body })).body;
    const key = new Authenticator();
    await register(served.url, ada, key);
    const phone = await logInOn(served.url, key);
    const devices = await devicesOf(ada.device);
    expect(devices.map(({ label, here }) => `${label}: ${String(here)}`).toSorted()).toEqual([
      'Firefox · Linux: true',
      'Phone: false',
    ]);
    expect(JSON.stringify(devices)).not.toContain(ada.device);
    const [passkey] = await passkeysOf(phone.device);
    expect(passkey).toMatchObject({ label: 'Laptop' });
    const remove = { method: 'DELETE', path: `/api/me/passkeys/${passkey!.id}` };
    const eve = await newPerson(served.url, 'Eve');
    expect((await ask({ ...remove, device: eve.device })).status).toBe(404);
    expect((await ask({ ...remove, device: ada.device })).status).toBe(204);
    expect(await passkeysOf(ada.device)).toEqual([]);
    expect((await postPasskey(served.url, 'login', await loginProof(served.url, key))).status).toBe(403);

    const one = devices.find(({ here }) => here !== true)!;
    const logOut = { method: 'DELETE', path: `/api/me/devices/${one.id}` };
    await ask({ ...logOut, device: eve.device });
    // Eve can't log out somebody else's device.
    expect((await ask({ path: '/api/me', device: phone.device })).status).toBe(200);
    await ask({ ...logOut, device: ada.device });
    expect((await ask({ path: '/api/me', device: phone.device })).status).toBe(401);
  });

  test('a stolen phone is locked out: its device, its socket, and the seat links that it knows', async () => {
    const { table, people, links, clients } = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const [ada] = people;
    const key = new Authenticator();
    await register(served.url, ada!, key);
    const laptop = await logInOn(served.url, key);
    const free = await openTable(served.url, laptop, setupOf());
    const [asks, sits] = [await Client.open(served.url, ada!.device), await Client.open(served.url, ada!.device)];
    const { body } = await ask<{ links: Record<string, string> }>({
      method: 'DELETE',
      path: '/api/me/devices',
      device: laptop.device,
    });
    expect(Object.keys(body.links)).toEqual([table]);
    // If an answer contains a seat's secret, the server checks the device every time.
    expect(await asks.ask('link', { table })).toMatchObject({ error: { code: 'closed', message: '1012' } });
    expect(await sits.ask('sit', { table: free, seat: 0 })).toMatchObject({ error: { code: 'closed' } });
    expect(await devicesOf(laptop.device)).toMatchObject([{ label: 'Phone', here: true }]);
    expect((await ask({ path: '/api/me', device: ada!.device })).status).toBe(401);
    const thief = await newPerson(served.url, 'Thief');
    const claim = (secret: string, device: string) =>
      ask({ method: 'POST', path: `/api/tables/${table}/claim`, device, body: { secret } });
    expect((await claim(links[0]!, thief.device)).status).toBe(403);
    expect((await claim(body.links[table]!, laptop.device)).body).toEqual({ seat: 0 });
    // For other requests, the server checks the device again only after TRUSTED_MS. It then closes the socket, because
    // the device has been logged out.
    const stolen = clients[0]!;
    await expect
      .poll(
        async () => {
          await stolen.ask('chat', { table, text: 'still here' });
          return stolen.closed;
        },
        { timeout: 15_000, interval: 500 },
      )
      .toBe(1012);
    const back = await Client.open(served.url, laptop.device);
    await back.must('watch', { table });
    expect(back.seen(table).room.seat).toBe(0);
  });
});

test('logging out a device that is already gone renews the seat links, because the first attempt may have failed', async () => {
  const { table, people, links } = await gather(served.url, setupOf(), ['Ada', 'Ben']);
  const [ada, ben] = people;
  const logOut = { method: 'DELETE', path: '/api/me/devices/0123456789abcdef', device: ada!.device };
  const { body } = await ask<{ links: Record<string, string> }>(logOut);
  expect(Object.keys(body.links)).toEqual([table]);
  const claim = (secret: string, device: string) =>
    ask({ method: 'POST', path: `/api/tables/${table}/claim`, device, body: { secret } });
  const thief = await newPerson(served.url, 'Thief');
  expect((await claim(links[0]!, thief.device)).status).toBe(403);
  expect((await claim(body.links[table]!, ada!.device)).body).toEqual({ seat: 0 });
  expect((await claim(links[1]!, ben!.device)).body).toEqual({ seat: 1 }); // Ben's link is still valid
});
