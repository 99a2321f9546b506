import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { askedOf, Client, gather, http, newPerson, openTable, playOne, type TestPerson } from '../testing/client.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

const ask = <T = unknown>(request: Parameters<typeof http>[1]) => http<T>(served.url, request);

describe('people', () => {
  test('have a name and a device', async () => {
    const { status, body } = await ask<TestPerson>({ method: 'POST', path: '/api/people', body: { name: ' Ada ' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Ada', device: expect.stringMatching(/^[\w-]{43}$/u) });
    const { device } = body;
    expect((await ask({ path: '/api/me', device })).body).toMatchObject({ name: 'Ada', alerts: { others: 0 } });
    expect((await ask({ path: '/api/me', device })).text).not.toContain(device);
    expect((await ask({ method: 'PATCH', path: '/api/me', device, body: { name: 'Ida' } })).status).toBe(200);
    expect((await ask({ path: '/api/me', device })).body).toMatchObject({ name: 'Ida' });
    const alerts = { ntfy: 'https://ntfy.sh/ada' };
    expect((await ask({ method: 'PUT', path: '/api/me/alerts', device, body: alerts })).status).toBe(200);
    expect((await ask({ path: '/api/me', device })).body).toMatchObject({ alerts });
    for (const wrong of ['', ' ', 'a\u202Eb', 'x'.repeat(25), 5, null])
      expect((await ask({ method: 'PATCH', path: '/api/me', device, body: { name: wrong } })).status).toBe(400);
    expect((await ask({ path: '/api/me' })).status).toBe(401);
    expect((await ask({ path: '/api/me', device: `${device.slice(0, -1)}!` })).status).toBe(401);
    expect((await ask({ path: '/api/me', device: 'x'.repeat(43) })).status).toBe(401);
  });

  test('are removed with all their data, and bots take over', async () => {
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const { table, clients, people } = party;
    const hosted = await openTable(served.url, people[0]!, setupOf());
    await clients[0]!.must('sit', { table: hosted, seat: 0 });
    expect((await ask({ method: 'DELETE', path: '/api/me', device: people[0]!.device })).status).toBe(204);
    expect((await ask({ path: '/api/me', device: people[0]!.device })).status).toBe(401);
    expect((await ask({ path: `/api/tables/${hosted}` })).status).toBe(404);
    const ben = clients[1]!;
    await ben.until(() => ben.seen(table).room.players[0]?.name === 'Bot 1');
    await ben.until(() => askedOf(ben, table) !== undefined, 'the turn after the bot');
    expect(
      (await ask<{ tables: object[] }>({ path: '/api/me/tables', device: people[1]!.device })).body.tables,
    ).toMatchObject([{ id: table, state: 'playing', names: [null, 'Ben'] }]);
  });
});

describe('tables', () => {
  test('are opened as requested, listed on request, and removed by their host', async () => {
    const ada = await newPerson(served.url, 'Ada');
    const post = (body: unknown) => ask({ method: 'POST', path: '/api/tables', device: ada.device, body });
    // The game decides how many seats are allowed. The schema only refuses absurd numbers.
    expect((await post(setupOf({ players: 9 }))).body).toMatchObject({ error: { code: 'badOption' } });
    expect((await post(setupOf({ players: 99 }))).body).toMatchObject({ error: { because: 'badField' } });
    expect((await post(setupOf({ game: 'chess' }))).status).toBe(404);
    expect((await post(setupOf({ options: { nonsense: true } }))).status).toBe(400);
    expect((await post('{"__proto__": {"x": 1}}')).status).toBe(400);
    expect((await post('not json')).status).toBe(400);
    expect((await post({ ...setupOf(), options: { x: 'y'.repeat(40_000) } })).status).toBe(413);
    const [open, hidden] = [
      await openTable(served.url, ada, setupOf()),
      await openTable(served.url, ada, setupOf({ listed: false })),
    ];
    const { body } = await ask<{ tables: { id: string }[] }>({ path: '/api/tables' });
    expect(body.tables).toContainEqual(expect.objectContaining({ id: open, free: 2, names: [null, null] }));
    expect(body.tables.map(({ id }) => id)).not.toContain(hidden);
    const eve = await newPerson(served.url, 'Eve');
    const remove = { method: 'DELETE', path: `/api/tables/${open}` };
    expect((await ask(remove)).status).toBe(401);
    expect((await ask({ ...remove, device: eve.device })).status).toBe(400);
    expect((await ask({ ...remove, device: ada.device })).status).toBe(204);
    expect((await ask({ path: `/api/tables/${open}` })).status).toBe(404);
  });

  test('a person finds the tables that they host, with or without a seat', async () => {
    const [ada, ben] = [await newPerson(served.url, 'Ada'), await newPerson(served.url, 'Ben')];
    const table = await openTable(served.url, ada, setupOf({ listed: false }));
    const tablesOf = async ({ device }: TestPerson) =>
      (await ask<{ tables: { id: string }[] }>({ path: '/api/me/tables', device })).body.tables;
    expect(await tablesOf(ada)).toMatchObject([{ id: table, hosting: true, state: 'gathering' }]);
    expect((await tablesOf(ada))[0]).not.toHaveProperty('seat');
    const client = await Client.open(served.url, ben.device);
    await client.must('sit', { table, seat: 0 });
    expect(await tablesOf(ben)).toMatchObject([{ id: table, hosting: false, seat: 0 }]);
    expect(await tablesOf(ada)).toHaveLength(1);
    expect((await ask({ path: `/api/tables/${table}` })).text).not.toContain(ada.id); // the host's id is not shown
    await ask({ method: 'DELETE', path: '/api/me', device: ada.device });
    expect(await tablesOf(ben)).toMatchObject([{ id: table, hosting: true }]); // the player who stays becomes the host
    await ask({ method: 'DELETE', path: '/api/me', device: ben.device });
    expect((await ask({ path: `/api/tables/${table}` })).status).toBe(404);
  });

  test('a refusal has a name, so that it can be translated', async () => {
    const [ada, ben] = [await newPerson(served.url, 'Ada'), await newPerson(served.url, 'Ben')];
    const table = await openTable(served.url, ada, setupOf());
    const [one, two] = [await Client.open(served.url, ada.device), await Client.open(served.url, ben.device)];
    await one.must('sit', { table, seat: 1 });
    const told = { error: { code: 'badRequest', because: 'seatTaken', values: { seat: 2 } } };
    expect(await two.ask('sit', { table, seat: 1 })).toMatchObject(told);
    expect(await two.ask('begin', { table })).toMatchObject({ error: { because: 'onlyHost' } });
    expect(await two.ask('undo', { table })).toMatchObject({ error: { code: 'notAsked', because: 'noSeat' } });
    expect(await one.ask('undo', { table })).toMatchObject({ error: { code: 'noGame', because: 'notBegun' } });
    const field = { because: 'badField', values: { field: 'text' } };
    expect(await one.ask('chat', { table, text: 'a\u0000' })).toMatchObject({ error: field });
    const unseen = { method: 'POST', path: '/api/people', body: { name: 'a\u202Eb' } };
    expect((await ask(unseen)).body).toMatchObject({ error: { because: 'badField', values: { field: 'name' } } });
    const claim = { method: 'POST', path: `/api/tables/${table}/claim`, device: ben.device, body: { secret: 'x' } };
    expect((await ask(claim)).body).toMatchObject({ error: { because: 'noLink' } });
  });

  test('the journal is available when the game is over, not before', async () => {
    const { table } = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const { status, text } = await ask({ path: `/api/tables/${table}/journal` });
    expect(status).toBe(409);
    expect(text).not.toContain('seed');
  });

  test('a seat belongs to the person with its link', async () => {
    const party = await gather(served.url, setupOf({ watching: false }), ['Ada', 'Ben']);
    const { table, links, clients } = party;
    const phone = await newPerson(served.url, 'Ben on the phone');
    const claim = (secret: string, device = phone.device, id = table) =>
      ask({ method: 'POST', path: `/api/tables/${id}/claim`, device, body: { secret } });
    const wrong = await claim('x'.repeat(43));
    const nowhere = await claim(links[1]!, phone.device, 'nowhere');
    expect(wrong.status).toBe(403);
    expect(wrong.text).toBe(nowhere.text);
    expect((await claim(links[1]!)).body).toEqual({ seat: 1 });
    expect((await claim(links[1]!)).body).toEqual({ seat: 1 });
    expect((await claim(links[0]!)).status).toBe(400); // a person can have only one seat
    const client = await Client.open(served.url, phone.device);
    await client.must('watch', { table });
    expect(client.seen(table).room.scene?.viewer).toBe(1);
    await clients[1]!.until(() => clients[1]!.gone.length === 1);
    expect(await clients[1]!.ask('undo', { table })).toMatchObject({ error: { code: 'noGame' } });
    expect(await playOne({ table, clients: [client, clients[0]!] }, (moves) => moves[0])).toBe(true);
  });
});

describe('borders', () => {
  test('a page of another origin can neither request changes nor open a socket', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await ask({ method: 'POST', path: '/api/people', body: { name: 'Eve' }, headers })).status).toBe(403);
    const own = { origin: served.url };
    expect((await ask({ method: 'POST', path: '/api/people', body: { name: 'Ada' }, headers: own })).status).toBe(201);
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket', origin: 'https://evil.example' };
    expect(await socketStatus(upgrade)).toBe(403);
  });

  test('too many requests are refused for a while', async () => {
    const limits = { ...served.config.limits, requests: 20, creations: 2, burst: 5, rate: 1, connectionsOfOne: 2 };
    const strict = await serve({ limits });
    const create = () => http(strict.url, { method: 'POST', path: '/api/people', body: { name: 'Ada' } });
    expect([(await create()).status, (await create()).status, (await create()).status]).toEqual([201, 201, 429]);
    const statuses = await Promise.all(Array.from({ length: 30 }, () => http(strict.url, { path: '/api/tables' })));
    expect(statuses.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
    const [one, two] = [await Client.open(strict.url), await Client.open(strict.url)];
    await expect(Client.open(strict.url)).rejects.toThrow('503');
    for (let i = 0; i < 10; i += 1) one.raw('{}');
    await one.until(() => one.closed === 1008);
    two.raw(Buffer.from([1, 2, 3]));
    await two.until(() => two.closed === 1003);
    const three = await Client.open(strict.url);
    three.raw('x'.repeat(40_000));
    await three.until(() => three.closed === 1009);
    await strict.remove();
  });

  test('the server keeps its keys across a restart', async () => {
    const one = await serve();
    const keyOf = async (url: string) => (await http<{ key: string }>(url, { path: '/api/push-key' })).body.key;
    const key = await keyOf(one.url);
    const two = await one.again();
    expect(await keyOf(two.url)).toBe(key);
    expect(await two.running.store.packs.get('server-keys-1')).toBeUndefined();
    await two.remove();
  });

  test('health and metrics', async () => {
    expect((await ask({ path: '/healthz' })).body).toEqual({ well: true });
    const { text } = await ask({ path: '/metrics' });
    for (const name of [
      'getaway_moves_total',
      'getaway_move_seconds',
      'getaway_tables_open',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(text).toContain(name);
    const shut = await serve({ metricsToken: 'figures' });
    expect((await http(shut.url, { path: '/metrics' })).status).toBe(403);
    expect((await http(shut.url, { path: '/metrics', device: 'figures' })).status).toBe(200);
    await shut.remove();
    const proxied = await ask({ path: '/metrics', headers: { 'x-forwarded-for': '8.8.8.8' } });
    expect(proxied.status).toBe(403);
  });
});

test('a passkey logs a person in on another device', async () => {
  const ada = await newPerson(served.url, 'Ada');
  const key = new Authenticator();
  const post = <T>(path: string, body: object = {}, device?: string) =>
    ask<T>({ method: 'POST', path: `/api/passkeys/${path}`, body, ...(device === undefined ? {} : { device }) });
  type Options = { challenge: string; options: { challenge: string } };
  const begun = (await post<Options>('register/options', {}, ada.device)).body;
  const registration = { challenge: begun.challenge, response: key.create(begun.options.challenge, served.url) };
  const eve = await newPerson(served.url, 'Eve');
  expect((await post('register', registration, eve.device)).status).toBe(403);
  expect((await post('register', registration, ada.device)).status).toBe(201);
  expect((await post('register', registration, ada.device)).status).toBe(403); // a challenge can be used only once

  const asked = (await post<Options>('login/options')).body;
  const login = { challenge: asked.challenge, response: key.get(asked.options.challenge, served.url) };
  const { status, body } = await post<TestPerson>('login', login);
  expect(status).toBe(201);
  expect(body.id).toBe(ada.id);
  expect((await ask({ path: '/api/me', device: body.device })).body).toMatchObject({ id: ada.id, name: 'Ada' });
  expect((await post('login', login)).status).toBe(403);
  const other = (await post<Options>('login/options')).body;
  const elsewhere = { challenge: other.challenge, response: key.get(other.options.challenge, 'https://evil.example') };
  expect((await post('login', elsewhere)).status).toBe(403);
});

async function socketStatus(headers: Record<string, string>): Promise<number> {
  const { request } = await import('node:http');
  return new Promise((resolve) => {
    const asking = request(`${served.url}/api/socket`, {
      headers: { ...headers, 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-version': '13' },
    });
    asking.on('response', (response) => resolve(response.statusCode ?? 0));
    asking.on('upgrade', () => resolve(101));
    asking.end();
  });
}
