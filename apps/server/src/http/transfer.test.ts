import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { Client, gather, http, newPerson, openTable } from '../testing/client.ts';
import { logInOn, register } from '../testing/passkeys.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

const ask = <T = unknown>(request: Parameters<typeof http>[1]) => http<T>(served.url, request);
const tablesOf = async (device: string): Promise<readonly { id: string; hosting: boolean; seat?: number }[]> =>
  (await ask<{ tables: { id: string; hosting: boolean }[] }>({ path: '/api/me/tables', device })).body.tables;

describe('logging in with a passkey on a device that belonged to another person', () => {
  test('transfers the seats and tables of that person', async () => {
    const [ada, guest] = [await newPerson(served.url, 'Ada'), await newPerson(served.url, 'Guest')];
    const key = new Authenticator();
    await register(served.url, ada, key);
    const hosted = await openTable(served.url, guest, setupOf({ listed: false }));
    const { table, people, clients, links } = await gather(served.url, setupOf(), ['Ben', 'Guest']);
    const seated = people[1]!;
    const here = await Client.open(served.url, guest.device);
    const { secret } = await here.must<{ secret: string }>('sit', { table: hosted, seat: 1 });

    const first = await logInOn(served.url, key, guest.device);
    expect(first).toMatchObject({ id: ada.id, complete: true });
    expect(await tablesOf(first.device)).toMatchObject([{ id: hosted, hosting: true, seat: 1 }]);
    // The previous owner of the device no longer exists.
    expect((await ask({ path: '/api/me', device: guest.device })).status).toBe(401);
    const second = await logInOn(served.url, key, seated.device);
    expect((await tablesOf(second.device)).map(({ id }) => id).toSorted()).toEqual([hosted, table].toSorted());
    // The seat keeps the name that the others know, and its link still works.
    await clients[0]!.until(() => clients[0]!.seen(table).room.players[1]?.name === 'Guest');
    const claim = { method: 'POST', path: `/api/tables/${table}/claim`, body: { secret: links[1] } };
    expect((await ask({ ...claim, device: first.device })).body).toEqual({ seat: 1 });
    const other = { method: 'POST', path: `/api/tables/${hosted}/claim`, body: { secret }, device: first.device };
    expect((await ask(other)).body).toEqual({ seat: 1 });
  });

  test('transfers notes and alerts unless there are some already', async () => {
    const [ada, key] = [await newPerson(served.url, 'Ada'), new Authenticator()];
    await register(served.url, ada, key);
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
      const { device, complete } = await logInOn(served.url, key, former);
      expect(complete).toBe(true);
      expect(await alertsOf(device)).toEqual({ ntfy: 'https://ntfy.sh/guest-0', language: 'pl', others: 0 });
      for (const place of [table, seated]) expect(await noteOf(device, place)).toBe('guest 0');
    }
  });

  test('transfers nothing from a person with another device', async () => {
    const [ada, guest] = [await newPerson(served.url, 'Ada'), await newPerson(served.url, 'Guest')];
    const key = new Authenticator();
    await register(served.url, ada, key);
    const table = await openTable(served.url, guest, setupOf());
    await served.running.store.people.addDevice(guest.id, 'another-device');
    const { device, complete } = await logInOn(served.url, key, guest.device);
    expect(complete).toBe(false);
    expect(await tablesOf(guest.device)).toMatchObject([{ id: table, hosting: true }]);
    expect(await tablesOf(device)).toEqual([]);
  });

  test('transfers nothing from a person with a passkey, and no second seat at the same table', async () => {
    const [ada, ben] = [await newPerson(served.url, 'Ada'), await newPerson(served.url, 'Ben')];
    const [key, his] = [new Authenticator(), new Authenticator()];
    await register(served.url, ada, key);
    await register(served.url, ben, his);
    const table = await openTable(served.url, ben, setupOf());
    expect(await logInOn(served.url, key, ben.device)).toMatchObject({ id: ada.id, complete: false });
    expect(await tablesOf(ben.device)).toMatchObject([{ id: table }]);

    const party = await gather(served.url, setupOf(), ['Eve', 'Guest']);
    const [eve, guest] = party.people;
    const hers = new Authenticator();
    await register(served.url, eve!, hers);
    expect(await logInOn(served.url, hers, guest!.device)).toMatchObject({ id: eve!.id, complete: false });
    expect(await tablesOf(guest!.device)).toMatchObject([{ id: party.table, seat: 1 }]);
    expect(await logInOn(served.url, hers, 'nobody')).toMatchObject({ complete: true });
  });
});
