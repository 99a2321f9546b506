import { hostname, networkInterfaces } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { Client, gather, http, type Known, newPerson, openTable } from '../testing/client.ts';
import { raw } from '../testing/rawRequest.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ask = <T = unknown>(wish: Parameters<typeof http>[1]) => http<T>(served.url, wish);
const HOUR = 60 * 60_000;

describe('a table that is not listed, and that only its people may watch', () => {
  const PRIVATE = setupOf({ listed: false, watching: false });

  test('answers a stranger as one that is not there', async () => {
    const { table, people } = await gather(served.url, PRIVATE, ['Ada', 'Ben']);
    const eve = await newPerson(served.url, 'Eve');
    const asks = [
      { path: '' },
      { path: '', device: eve.device },
      { path: '', device: 'x'.repeat(43) },
      { path: '', method: 'DELETE' },
      { path: '', method: 'DELETE', device: eve.device },
      { path: '/journal' },
      { path: '/journal', device: eve.device },
      { path: '/journal', device: 'x'.repeat(43) },
      { path: '/link', method: 'POST', device: eve.device, body: { secret: 'x' } },
      { path: '/claim', method: 'POST', device: eve.device, body: { secret: 'x' } },
    ];
    for (const { path, ...wish } of asks) {
      const there = await ask({ ...wish, path: `/api/tables/${table}${path}` });
      const guessed = await ask({ ...wish, path: `/api/tables/guessed${path}` });
      expect(there.status).toBeGreaterThan(400);
      expect([path, wish, there.status, there.text]).toEqual([path, wish, guessed.status, guessed.text]);
    }
    const own = await ask({ path: `/api/tables/${table}`, device: people[1]!.device });
    expect(own.body).toMatchObject({ id: table, names: ['Ada', 'Ben'] });
  });

  test('is told to whoever knows it while people gather, and a listed one to everybody', async () => {
    const ada = await newPerson(served.url, 'Ada');
    const table = await openTable(served.url, ada, PRIVATE);
    expect((await ask({ path: `/api/tables/${table}` })).status).toBe(200);
    const party = await gather(served.url, setupOf({ watching: false }), ['Ada', 'Ben']);
    expect((await ask({ path: `/api/tables/${party.table}` })).status).toBe(200); // the list shows it too
  });
});

describe('a link that is made anew', () => {
  const claim = (table: string, device: string, secret: string) =>
    ask({ method: 'POST', path: `/api/tables/${table}/claim`, device, body: { secret } });

  test('in the middle of a claim leaves the old one without a seat', async () => {
    const { table, clients, links } = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const thief = await newPerson(served.url, 'Thief');
    const { tables } = served.running.store;
    const seats = tables.seats.bind(tables);
    vi.spyOn(tables, 'seats').mockImplementationOnce(async (id) => {
      const before = await seats(id);
      await clients[0]!.must('link', { table });
      return before;
    });
    expect((await claim(table, thief.device, links[0]!)).body).toMatchObject({ error: { because: 'noLink' } });
    expect((await claim(table, thief.device, links[0]!)).status).toBe(403);
    expect(clients[0]!.seen(table).room.seat).toBe(0);
  });

  test('by the owner of before, in the middle of a claim, is refused: the seat is somebody else’s', async () => {
    const { table, clients, links } = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const friend = await newPerson(served.url, 'Friend');
    const { tables } = served.running.store;
    const append = tables.append.bind(tables);
    let late: unknown;
    vi.spyOn(tables, 'append').mockImplementationOnce(async (...line) => {
      late = await clients[0]!.ask('link', { table });
      return append(...line);
    });
    expect((await claim(table, friend.device, links[0]!)).body).toEqual({ seat: 0 });
    expect(late).toMatchObject({ error: { code: 'notAsked' } });
    expect((await claim(table, friend.device, links[0]!)).body).toEqual({ seat: 0 });
    const [seat] = await tables.seats(table);
    expect(seat).toMatchObject({ person: friend.id });
  });

  test('a claim that is refused at last leaves the seat to its owner', async () => {
    const [ada, friend] = [await newPerson(served.url, 'Ada'), await newPerson(served.url, 'Friend')];
    const table = await openTable(served.url, ada, setupOf({ players: 3 }));
    const [owner, here] = [await Client.open(served.url, ada.device), await Client.open(served.url, friend.device)];
    const { secret } = await owner.must<{ secret: string }>('sit', { table, seat: 0 });
    const { tables } = served.running.store;
    const claimSeat = tables.claimSeat.bind(tables);
    vi.spyOn(tables, 'claimSeat').mockImplementationOnce(async (...seat) => {
      const isClaimed = await claimSeat(...seat);
      await here.must('sit', { table, seat: 2 });
      return isClaimed;
    });
    expect((await claim(table, friend.device, secret)).body).toMatchObject({ error: { because: 'seated' } });
    expect((await tables.seats(table))[0]).toMatchObject({ person: ada.id });
  });
});

test('somebody who was deleted gets nothing any more, also if the clock is set back', async () => {
  const { table, people, clients } = await gather(served.url, setupOf(), ['Ada', 'Ben']);
  const looker = await Client.open(served.url, people[0]!.device);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR });
  expect((await ask({ method: 'DELETE', path: '/api/me', device: people[0]!.device })).status).toBe(204);
  expect((await ask({ path: '/api/me', device: people[0]!.device })).status).toBe(401);
  for (const client of [clients[0]!, looker])
    await expect
      .poll(
        async () => {
          await client.ask('watch', { table });
          return client.closed;
        },
        { timeout: 15_000, interval: 500 },
      )
      .toBe(1012);
}, 40_000);

describe('who points a name of their own at this server', () => {
  const body = JSON.stringify({ name: 'Eve' });
  const EVIL = ['evil.example', 'evil.example:80', 'localhost.evil.example', '127.0.0.1.nip.io', '203.0.113.7', 'x y'];

  test.each(EVIL)('gets nothing: %j', async (host) => {
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

  test('also with the secret of the figures, for a page can’t know it but a program may have told it', async () => {
    const own = await serve({ metricsToken: 'figures' });
    const headers = { authorization: 'Bearer figures', host: 'evil.example' };
    expect((await raw(own.url, { target: '/metrics', headers })).status).toBe(403);
    expect((await raw(own.url, { target: '/metrics', headers: { ...headers, host: 'localhost' } })).status).toBe(200);
    await own.remove();
  });

  test('this machine, its name, its addresses and what the settings name are known', async () => {
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

describe('passkeys', () => {
  interface Options {
    readonly challenge: string;
    readonly options: { readonly challenge: string };
  }
  const post = <T>(path: string, device: string, sent: object = {}) =>
    ask<T>({ method: 'POST', path: `/api/passkeys/${path}`, body: sent, device });
  const prepared = async ({ device }: Known, key = new Authenticator()) => {
    const { challenge, options } = (await post<Options>('register/options', device)).body;
    return { challenge, response: key.create(options.challenge, served.url) };
  };

  test('there are ten at most, however many are registered at the same time', async () => {
    const ada = await newPerson(served.url, 'Ada');
    const ready = await Promise.all(Array.from({ length: 14 }, () => prepared(ada)));
    const done = await Promise.all(ready.map((one) => post('register', ada.device, one)));
    expect(done.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = done.filter(({ status }) => status !== 201);
    for (const { status, body } of refused)
      expect([status, body]).toEqual([409, { error: expect.objectContaining({ because: 'enoughPasskeys' }) }]);
    expect(await served.running.store.people.passkeysOf(ada.id)).toHaveLength(10);
  });

  test('of somebody who is deleted in the middle of a login leads nowhere', async () => {
    const [ada, key] = [await newPerson(served.url, 'Ada'), new Authenticator()];
    await post('register', ada.device, await prepared(ada, key));
    const { people } = served.running.store;
    const setCounter = people.setCounter.bind(people);
    vi.spyOn(people, 'setCounter').mockImplementationOnce(async (...counter) => {
      await people.remove(ada.id);
      return setCounter(...counter);
    });
    const { challenge, options } = (await post<Options>('login/options', ada.device)).body;
    const login = await post('login', '', { challenge, response: key.get(options.challenge, served.url) });
    expect([login.status, login.body]).toMatchObject([403, { error: { because: 'unproven' } }]);
  });

  test('one that is known already is refused, whoever it belongs to', async () => {
    const [ada, eve] = [await newPerson(served.url, 'Ada'), await newPerson(served.url, 'Eve')];
    const key = new Authenticator();
    expect((await post('register', ada.device, await prepared(ada, key))).status).toBe(201);
    for (const person of [ada, eve]) {
      const { status, body } = await post('register', person.device, await prepared(person, key));
      expect([status, body]).toMatchObject([409, { error: { because: 'passkeyKnown' } }]);
    }
    expect(await served.running.store.people.passkeysOf(eve.id)).toEqual([]);
  });
});

describe('JSON that is nested too deeply', () => {
  const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`;

  test('is refused over HTTP', async () => {
    const { device } = await newPerson(served.url, 'Ada');
    for (const [path, body] of [
      ['/api/people', `{"name":${deep}}`],
      ['/api/tables', `{"game":"gangsta","options":{"x":${deep}}}`],
      ['/api/packs', `{"game":"gangsta","pack":${deep}}`],
    ] as const) {
      const answer = await ask({ method: 'POST', path, device, body });
      expect([path, answer.status, answer.body]).toMatchObject([path, 400, { error: { because: 'tooDeep' } }]);
    }
  });

  test('is refused over sockets, with its id', async () => {
    const client = await Client.open(served.url);
    client.raw(`{"id":"deep","do":"whyNot","table":"t","move":{"move":"x","y":${deep}}}`);
    await client.until(() => client.received.length > 0);
    expect(JSON.parse(client.received[0]!)).toMatchObject({ id: 'deep', error: { because: 'tooDeep' } });
    expect(client.closed).toBeUndefined();
    client.close();
  });
});

describe('what nobody can see', () => {
  const UNSEEN = ['\u202E', '\u2066', '\u200B', '\u200F', '\u3164', '\u2800', '\u115F', '\u1160', '\u034F', '\uFE01'];

  test.each(UNSEEN)('is refused in names and chat: %j', async (sign) => {
    const field = (name: string) => ({ error: { because: 'badField', values: { field: name } } });
    const arrive = (name: string) => ask({ method: 'POST', path: '/api/people', body: { name } });
    for (const name of [sign, `Ada${sign}`, `A${sign}da`])
      expect((await arrive(name)).body).toMatchObject(field('name'));
    const ada = await newPerson(served.url, 'Ada');
    expect(ada.name).toBe('Ada');
    const rename = { method: 'PATCH', path: '/api/me', device: ada.device, body: { name: `Ben${sign}` } };
    expect((await ask(rename)).body).toMatchObject(field('name'));
    const label = { method: 'POST', path: '/api/people', body: { name: 'Ada', label: `Phone${sign}` } };
    expect((await ask(label)).body).toMatchObject(field('label'));
    const table = await openTable(served.url, ada, setupOf());
    const client = await Client.open(served.url, ada.device);
    expect(await client.ask('chat', { table, text: `a${sign}b` })).toMatchObject(field('text'));
    client.close();
  });

  test('emoji and lines are not that', async () => {
    const ada = await newPerson(served.url, '👨\u200D👩\u200D👧 ❤\uFE0F');
    const table = await openTable(served.url, ada, setupOf());
    const client = await Client.open(served.url, ada.device);
    await client.must('watch', { table });
    await client.must('sit', { table, seat: 0 });
    await client.must('chat', { table, text: 'two\nlines 🏳\uFE0F\u200D🌈' });
    await client.until(() => client.said.length > 0);
    expect(client.said).toEqual(['two\nlines 🏳\uFE0F\u200D🌈']);
  });

  test('of what an earlier program has kept is shown by a sign', async () => {
    const { people, tables } = served.running.store;
    const ada = await newPerson(served.url, 'Ada');
    await people.rename(ada.id, 'A\u202Eda\u3164');
    const table = await openTable(served.url, ada, setupOf());
    await tables.addChat(table, { at: 1, person: ada.id, name: 'A\u202Eda', text: 'x\u202Ey\nz' });
    const client = await Client.open(served.url, ada.device);
    await client.must('sit', { table, seat: 0 });
    const { chat } = await client.must<{ chat: object[] }>('watch', { table });
    expect(chat).toMatchObject([{ name: 'A\uFFFDda', text: 'x\uFFFDy\nz' }]);
    expect(client.seen(table).room.players[0]?.name).toBe('A\uFFFDda\uFFFD');
    expect((await ask({ path: `/api/tables/${table}` })).body).toMatchObject({ names: ['A\uFFFDda\uFFFD', null] });
    const again = await served.again();
    served = again;
    expect((await ask({ path: `/api/tables/${table}` })).status).toBe(200);
    const back = await Client.open(served.url, ada.device);
    await back.must('watch', { table });
    expect(back.seen(table).room.players[0]?.name).toBe('A\uFFFDda\uFFFD');
    client.close();
    back.close();
  });
});

describe('whoever was removed', () => {
  test('neither chats nor sits down again, also not by a link', async () => {
    const [ada, ben] = [await newPerson(served.url, 'Ada'), await newPerson(served.url, 'Ben')];
    const table = await openTable(served.url, ada, setupOf({ players: 3 }));
    const [host, guest] = [await Client.open(served.url, ada.device), await Client.open(served.url, ben.device)];
    const hers = await host.must<{ secret: string }>('sit', { table, seat: 0 });
    await guest.must('sit', { table, seat: 1 });
    await host.must('remove', { table, seat: 1 });
    const removed = { error: { because: 'removed' } };
    expect(await guest.ask('chat', { table, text: 'still here' })).toMatchObject(removed);
    expect(await guest.ask('sit', { table, seat: 1 })).toMatchObject(removed);
    const claim = (device: string) =>
      ask({ method: 'POST', path: `/api/tables/${table}/claim`, device, body: { secret: hers.secret } });
    expect((await claim(ben.device)).body).toMatchObject(removed);
    expect((await served.running.store.tables.seats(table))[0]).toMatchObject({ person: ada.id });
  });
});

describe('headers', () => {
  test('the page may use nothing of the device but what it needs', async () => {
    for (const target of ['/api/tables', '/healthz', '/api/%', '/nothing']) {
      const { headers } = await raw(served.url, { target });
      const policy = String(headers['permissions-policy']);
      for (const feature of ['camera', 'microphone', 'geolocation', 'usb', 'payment'])
        expect(policy).toContain(`${feature}=()`);
      expect(policy).toContain('publickey-credentials-get=(self)');
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  test('behind TLS browsers are told to stay with it', async () => {
    const behind = await serve({ publicUrl: 'https://getaway.example' });
    for (const target of ['/api/tables', '/api/%', '/nothing'])
      expect((await raw(behind.url, { target })).headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
      });
    await behind.remove();
  });
});
