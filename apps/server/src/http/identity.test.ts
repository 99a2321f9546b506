import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { Client, gather, http, type Known, newPerson, openTable } from '../testing/client.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

const ask = <T = unknown>(wish: Parameters<typeof http>[1]) => http<T>(served.url, wish);

interface Named {
  readonly id: string;
  readonly label: string;
  readonly here?: boolean;
}
const devicesOf = async (device: string): Promise<readonly Named[]> =>
  (await ask<{ devices: Named[] }>({ path: '/api/me/devices', device })).body.devices;
const passkeysOf = async (device: string): Promise<readonly Named[]> =>
  (await ask<{ passkeys: Named[] }>({ path: '/api/me/passkeys', device })).body.passkeys;
const tablesOf = async (device: string): Promise<readonly { id: string; hosting: boolean; seat?: number }[]> =>
  (await ask<{ tables: { id: string; hosting: boolean }[] }>({ path: '/api/me/tables', device })).body.tables;

const post = <T>(path: string, body: object = {}, device?: string) =>
  ask<T>({ method: 'POST', path: `/api/passkeys/${path}`, body, ...(device === undefined ? {} : { device }) });

interface Options {
  readonly challenge: string;
  readonly options: { readonly challenge: string };
}

async function register({ device }: Known, key: Authenticator): Promise<void> {
  const { challenge, options } = (await post<Options>('register/options', {}, device)).body;
  const response = key.create(options.challenge, served.url);
  expect((await post('register', { challenge, response, label: 'Laptop' }, device)).status).toBe(201);
}

/** On another device, or on one on which they had been somebody else. */
async function comeBy(key: Authenticator, former?: string): Promise<Known & { readonly complete: boolean }> {
  const { challenge, options } = (await post<Options>('login/options')).body;
  const response = key.get(options.challenge, served.url);
  const body = { challenge, response, label: 'Phone', ...(former === undefined ? {} : { device: former }) };
  const { status, body: known } = await post<Known & { complete: boolean }>('login', body);
  expect(status).toBe(201);
  return known;
}

describe('a passkey on a device that was somebody else’s', () => {
  test('brings along the seats and tables that it had there', async () => {
    const [ada, guest] = [await newPerson(served.url, 'Ada'), await newPerson(served.url, 'Guest')];
    const key = new Authenticator();
    await register(ada, key);
    const hosted = await openTable(served.url, guest, setupOf({ listed: false }));
    const { table, people, clients, links } = await gather(served.url, setupOf(), ['Ben', 'Guest']);
    const seated = people[1]!;
    const here = await Client.open(served.url, guest.device);
    const { secret } = await here.must<{ secret: string }>('sit', { table: hosted, seat: 1 });

    const first = await comeBy(key, guest.device);
    expect(first).toMatchObject({ id: ada.id, complete: true });
    expect(await tablesOf(first.device)).toMatchObject([{ id: hosted, hosting: true, seat: 1 }]);
    expect((await ask({ path: '/api/me', device: guest.device })).status).toBe(401); // nobody is left behind
    const second = await comeBy(key, seated.device);
    expect((await tablesOf(second.device)).map(({ id }) => id).toSorted()).toEqual([hosted, table].toSorted());
    // The others still know the seat by the name that it had, and its link still leads to it.
    await clients[0]!.until(() => clients[0]!.seen(table).room.players[1]?.name === 'Guest');
    const claim = { method: 'POST', path: `/api/tables/${table}/claim`, body: { secret: links[1] } };
    expect((await ask({ ...claim, device: first.device })).body).toEqual({ seat: 1 });
    const other = { method: 'POST', path: `/api/tables/${hosted}/claim`, body: { secret }, device: first.device };
    expect((await ask(other)).body).toEqual({ seat: 1 });
  });

  test('brings along what it has noted and how it is called, unless there is something already', async () => {
    const [ada, key] = [await newPerson(served.url, 'Ada'), new Authenticator()];
    await register(ada, key);
    const alertsOf = async (device: string) => (await ask<{ alerts: object }>({ path: '/api/me', device })).body.alerts;
    const call = (device: string, ntfy: string) =>
      ask({ method: 'PUT', path: '/api/me/alerts', device, body: { ntfy, language: 'pl' } });
    const noteOf = async (device: string, table: string) =>
      (await (await Client.open(served.url, device)).must<{ note: string }>('watch', { table })).note;
    const { table } = await gather(served.url, setupOf(), ['Ben', 'Eve']);
    const guests = await Promise.all(['Guest', 'Other'].map((name) => newPerson(served.url, name)));
    const seated = await openTable(served.url, guests[0]!, setupOf());
    for (const [i, { device }] of guests.entries()) {
      const here = await Client.open(served.url, device);
      if (i === 0) await here.must('sit', { table: seated, seat: 0 });
      for (const place of [table, seated]) await here.must('note', { table: place, text: `guest ${i}` });
      await call(device, `https://ntfy.sh/guest-${i}`);
    }
    for (const { device: former } of guests) {
      const { device, complete } = await comeBy(key, former);
      expect(complete).toBe(true);
      expect(await alertsOf(device)).toEqual({ ntfy: 'https://ntfy.sh/guest-0', language: 'pl', others: 0 });
      for (const place of [table, seated]) expect(await noteOf(device, place)).toBe('guest 0');
    }
  });

  test('leaves alone who has another device', async () => {
    const [ada, guest] = [await newPerson(served.url, 'Ada'), await newPerson(served.url, 'Guest')];
    const key = new Authenticator();
    await register(ada, key);
    const table = await openTable(served.url, guest, setupOf());
    await served.running.store.people.addDevice(guest.id, 'another-device');
    const { device, complete } = await comeBy(key, guest.device);
    expect(complete).toBe(false);
    expect(await tablesOf(guest.device)).toMatchObject([{ id: table, hosting: true }]);
    expect(await tablesOf(device)).toEqual([]);
  });

  test('leaves alone who can come back by a passkey of their own, and a second seat at the same table', async () => {
    const [ada, ben] = [await newPerson(served.url, 'Ada'), await newPerson(served.url, 'Ben')];
    const [key, his] = [new Authenticator(), new Authenticator()];
    await register(ada, key);
    await register(ben, his);
    const table = await openTable(served.url, ben, setupOf());
    expect(await comeBy(key, ben.device)).toMatchObject({ id: ada.id, complete: false });
    expect(await tablesOf(ben.device)).toMatchObject([{ id: table }]);

    const party = await gather(served.url, setupOf(), ['Eve', 'Guest']);
    const [eve, guest] = party.people;
    const hers = new Authenticator();
    await register(eve!, hers);
    expect(await comeBy(hers, guest!.device)).toMatchObject({ id: eve!.id, complete: false });
    expect(await tablesOf(guest!.device)).toMatchObject([{ id: party.table, seat: 1 }]);
    expect(await comeBy(hers, 'nobody')).toMatchObject({ complete: true });
  });
});

describe('devices and passkeys', () => {
  test('are told apart, and taken away', async () => {
    const body = { name: 'Ada', label: 'Firefox · Linux' };
    const ada = (await ask<Known>({ method: 'POST', path: '/api/people', body })).body;
    const key = new Authenticator();
    await register(ada, key);
    const phone = await comeBy(key);
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
    const { challenge, options } = (await post<Options>('login/options')).body;
    expect((await post('login', { challenge, response: key.get(options.challenge, served.url) })).status).toBe(403);

    const one = devices.find(({ here }) => here !== true)!;
    const logOut = { method: 'DELETE', path: `/api/me/devices/${one.id}` };
    await ask({ ...logOut, device: eve.device });
    expect((await ask({ path: '/api/me', device: phone.device })).status).toBe(200); // not hers to log out
    await ask({ ...logOut, device: ada.device });
    expect((await ask({ path: '/api/me', device: phone.device })).status).toBe(401);
  });

  test('a phone that was stolen is out: its device, its socket, and the links of seats that it knows', async () => {
    const { table, people, links, clients } = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const [ada] = people;
    const key = new Authenticator();
    await register(ada!, key);
    const laptop = await comeBy(key);
    const free = await openTable(served.url, laptop, setupOf());
    const [asks, sits] = [await Client.open(served.url, ada!.device), await Client.open(served.url, ada!.device)];
    const { body } = await ask<{ links: Record<string, string> }>({
      method: 'DELETE',
      path: '/api/me/devices',
      device: laptop.device,
    });
    expect(Object.keys(body.links)).toEqual([table]);
    // Nobody is trusted with the secret of a seat, however short ago they were known.
    expect(await asks.ask('link', { table })).toMatchObject({ error: { code: 'closed', message: '1012' } });
    expect(await sits.ask('sit', { table: free, seat: 0 })).toMatchObject({ error: { code: 'closed' } });
    expect(await devicesOf(laptop.device)).toMatchObject([{ label: 'Phone', here: true }]);
    expect((await ask({ path: '/api/me', device: ada!.device })).status).toBe(401);
    const thief = await newPerson(served.url, 'Thief');
    const claim = (secret: string, device: string) =>
      ask({ method: 'POST', path: `/api/tables/${table}/claim`, device, body: { secret } });
    expect((await claim(links[0]!, thief.device)).status).toBe(403);
    expect((await claim(body.links[table]!, laptop.device)).body).toEqual({ seat: 0 });
    // The socket that was open goes with the next thing that it asks for, once it was trusted long enough.
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
  }, 30_000);
});

test('whoever logs a device out that is gone already gets the links of their seats anew: the first attempt may have failed', async () => {
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
  expect((await claim(links[1]!, ben!.device)).body).toEqual({ seat: 1 }); // his is his own
});

describe('which browsers are called', () => {
  const browser = (name: string) => ({
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: 'key', auth: 'auth' },
  });
  const call = (device: string, name?: string) =>
    ask({ method: 'PUT', path: '/api/me/alerts', device, body: name === undefined ? {} : { push: browser(name) } });
  /** What a device is told of itself and of the others. */
  const calledAt = async ({ device }: Known): Promise<readonly [string | undefined, number]> => {
    const { alerts } = (
      await ask<{ alerts: { push?: { endpoint: string }; others: number } }>({ path: '/api/me', device })
    ).body;
    if (alerts.push !== undefined) expect(alerts.push).toEqual(browser(alerts.push.endpoint.slice(21)));
    return [alerts.push?.endpoint.slice(21), alerts.others];
  };
  const logOut = async (by: Known, { device }: Known) => {
    const { id } = (await devicesOf(device)).find(({ here }) => here === true)!;
    await ask({ method: 'DELETE', path: `/api/me/devices/${id}`, device: by.device });
  };
  /** Somebody with a passkey, and two more devices of theirs. */
  const three = async () => {
    const [laptop, key] = [await newPerson(served.url, 'Ada'), new Authenticator()];
    await register(laptop, key);
    const [phone, tablet] = [await comeBy(key), await comeBy(key)];
    await call(laptop.device, 'laptop');
    await call(phone.device, 'phone');
    await call(tablet.device, 'tablet');
    return { key, laptop, phone, tablet };
  };

  test('each device speaks of its own', async () => {
    const { laptop, phone, tablet } = await three();
    expect(await calledAt(laptop)).toEqual(['laptop', 2]);
    await call(phone.device);
    expect(await calledAt(phone)).toEqual([undefined, 2]);
    await call(tablet.device, 'tablet again');
    expect(await calledAt(tablet)).toEqual(['tablet again', 1]);
  });

  test('one that is logged out is not, whatever the others save afterwards', async () => {
    const { laptop, phone, tablet } = await three();
    await logOut(laptop, tablet);
    expect(await calledAt(laptop)).toEqual(['laptop', 1]);
    await call(phone.device, 'phone');
    expect(await calledAt(phone)).toEqual(['phone', 1]);
    await logOut(phone, laptop);
    expect(await calledAt(phone)).toEqual(['phone', 0]);
  });

  test('whoever comes again by a passkey in the same browser is the same, and so it goes when they are logged out', async () => {
    const { key, laptop, phone } = await three();
    const again = await comeBy(key, phone.device);
    expect(await calledAt(again)).toEqual(['phone', 2]);
    await ask({ method: 'DELETE', path: '/api/me/devices', device: again.device });
    expect(await calledAt(again)).toEqual(['phone', 0]);
    const other = await comeBy(key);
    await logOut(other, again);
    expect(await calledAt(other)).toEqual([undefined, 0]);
    expect((await ask({ path: '/api/me', device: laptop.device })).status).toBe(401);
  });

  test('what is brought along belongs to the device that brings it', async () => {
    const [guest, key] = [await newPerson(served.url, 'Guest'), new Authenticator()];
    const ada = await newPerson(served.url, 'Ada');
    await register(ada, key);
    await call(guest.device, 'phone');
    const phone = await comeBy(key, guest.device);
    expect(await calledAt(phone)).toEqual(['phone', 0]);
    await logOut(ada, phone);
    expect(await calledAt(ada)).toEqual([undefined, 0]);
  });

  test('one of which nobody knows the device is not, and the rest of what an older program kept still holds', async () => {
    const ada = await newPerson(served.url, 'Ada');
    const kept = { push: [browser('old')], ntfy: 'https://ntfy.sh/ada' };
    await served.running.store.people.setAlerts(ada.id, JSON.stringify(kept));
    expect((await ask({ path: '/api/me', device: ada.device })).body).toMatchObject({
      alerts: { ntfy: 'https://ntfy.sh/ada', others: 0 },
    });
  });
});

test('only who sits at the machine learns where others find it', async () => {
  const reach = async (url: string, headers = {}) => (await http<object>(url, { path: '/api/reach', headers })).body;
  expect(await reach(served.url)).toEqual({ network: [] }); // it listens for itself alone
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
