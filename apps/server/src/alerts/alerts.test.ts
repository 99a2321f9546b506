import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOfSecret, newSecret } from '../base/secrets.ts';
import { askedOf, Client, gather, http, newPerson, playOne } from '../testing/client.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';
import { isOutside, post } from './outgoing.ts';

interface ReceivedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

let served: Served;
let mailbox: Server;
const letters: ReceivedRequest[] = [];
let answerSlow: (() => void) | undefined;
const address = (): string => `http://127.0.0.1:${(mailbox.address() as AddressInfo).port}`;

beforeAll(async () => {
  mailbox = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      letters.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      const answer = () => response.writeHead(request.url?.endsWith('/gone') === true ? 410 : 201).end();
      if (request.url === '/push/slow/gone') answerSlow = answer;
      else answer();
    });
  });
  await new Promise<void>((resolve) => mailbox.listen(0, '127.0.0.1', resolve));
  served = await serve({ alertsInside: true, alertAfter: 50, publicUrl: 'https://getaway.example' });
});
afterAll(async () => {
  await served.remove();
  mailbox.close();
});

/** The push subscription of a browser. */
function browser(path: string): object {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint: `${address()}${path}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

describe('alerts', () => {
  test('notify an absent player once per turn, and reveal nothing about the game', async () => {
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const { table, people, clients } = party;
    const alerts = {
      push: browser('/push/here'),
      webhook: `${address()}/webhook`,
      ntfy: `${address()}/ntfy`,
    };
    const ben = people[1]!;
    const put = (device: string, body: object) =>
      http(served.url, { method: 'PUT', path: '/api/me/alerts', device, body });
    const phone = newSecret();
    await served.running.store.people.addDevice(ben.id, hashOfSecret(phone));
    await put(phone, { push: browser('/push/gone') });
    await put(ben.device, alerts);
    while (askedOf(clients[0]!, table) === undefined) await playOne(party, (moves) => moves[0]);
    clients[1]!.close();
    await clients[0]!.until(() => !clients[0]!.seen(table).room.present.includes(1));
    // Ada plays until it is Ben's turn.
    while (
      await playOne({ table, clients: [clients[0]!] }, (moves) => moves.find(({ move }) => move === 'pass') ?? moves[0])
    );
    await expect.poll(() => letters.length, { timeout: 20_000 }).toBe(4);
    const by = (path: string): ReceivedRequest => letters.find((letter) => letter.path === path)!;
    const news = JSON.parse(by('/webhook').body.toString()) as object;
    const link = `https://getaway.example/#/table/${table}/online`;
    expect(news).toEqual({ why: 'turn', game: 'gangsta', table, link, text: 'It’s your turn.' });
    expect(by('/ntfy').body.toString()).toBe('It’s your turn.');
    expect(by('/push/here').headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringContaining('vapid'),
    });
    const browsers = async (): Promise<number> => {
      const me = await http<{ alerts: { others: number } }>(served.url, { path: '/api/me', device: ben.device });
      return me.body.alerts.others;
    };
    await expect.poll(browsers).toBe(0); // an expired subscription is removed
    // Ben comes back during the same turn, so the server sends no second alert.
    const back = await Client.open(served.url, ben.device);
    await back.must('watch', { table });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(letters).toHaveLength(4);
  });

  test('a test alert is sent at once, and its result is reported', async () => {
    const { device } = await newPerson(served.url, 'Ada');
    const put = (body: object) => http(served.url, { method: 'PUT', path: '/api/me/alerts', device, body });
    const sendTest = async (): Promise<unknown> =>
      (await http<{ outcomes: unknown }>(served.url, { method: 'POST', path: '/api/me/alerts/test', device })).body
        .outcomes;
    expect(await sendTest()).toEqual([]);
    await put({ push: browser('/push/gone'), webhook: `${address()}/test`, ntfy: 'http://127.0.0.1:1/' });
    expect(await sendTest()).toEqual([{ to: 'push', status: 410 }, { to: 'webhook', status: 201 }, { to: 'ntfy' }]);
    const sent = letters.find(({ path }) => path === '/test');
    expect(JSON.parse(String(sent?.body))).toEqual({ why: 'test', text: 'Test: this is how turn notifications look.' });
  });

  test('a browser whose device was logged out gets no alerts', async () => {
    const { people } = served.running.store;
    const ada = await newPerson(served.url, 'Ada');
    const stolen = newSecret();
    await people.addDevice(ada.id, hashOfSecret(stolen));
    const body = { push: browser('/push/stolen') };
    await http(served.url, { method: 'PUT', path: '/api/me/alerts', device: stolen, body });
    const sendTest = async (): Promise<unknown> =>
      (await http(served.url, { method: 'POST', path: '/api/me/alerts/test', device: ada.device })).body;
    expect(await sendTest()).toEqual({ outcomes: [{ to: 'push', status: 201 }] });
    await people.removeDevice(ada.id, hashOfSecret(stolen));
    expect(await sendTest()).toEqual({ outcomes: [] });
    expect(letters.filter(({ path }) => path === '/push/stolen')).toHaveLength(1);
  });

  test('settings that change while an alert is sent are kept', async () => {
    const { device } = await newPerson(served.url, 'Ada');
    const put = (body: object) => http(served.url, { method: 'PUT', path: '/api/me/alerts', device, body });
    const [gone, phone] = [browser('/push/slow/gone'), browser('/push/phone')];
    await put({ push: gone, ntfy: `${address()}/old` });
    const testing = http(served.url, { method: 'POST', path: '/api/me/alerts/test', device });
    await expect.poll(() => answerSlow).toBeDefined();
    await put({ push: phone, ntfy: `${address()}/new` });
    answerSlow?.();
    await testing;
    const { body } = await http<{ alerts: object }>(served.url, { path: '/api/me', device });
    expect(body.alerts).toEqual({ push: phone, ntfy: `${address()}/new`, others: 0 });
  });

  test('a table continues if an alert fails', async () => {
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const { table, people, clients } = party;
    const body = {
      push: { endpoint: 'http://127.0.0.1:1/', keys: { p256dh: 'x', auth: 'y' } },
      webhook: 'http://127.0.0.1:1/',
    };
    for (const { device } of people) await http(served.url, { method: 'PUT', path: '/api/me/alerts', device, body });
    const absent = await Client.open(served.url, people[1]!.device);
    await absent.must('watch', { table });
    clients[1]!.close();
    for (let i = 0; i < 8; i += 1) await playOne({ table, clients: [clients[0]!, absent] }, (moves) => moves[0]);
    expect(clients[0]!.seen(table).log).toHaveLength(9);
  });
});

const INSIDE =
  `127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 0.0.0.0 100.64.0.1 224.0.0.1 255.255.255.255 ::1 ::
  fe80::1 fc00::1 fd12::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 2002:7f00:1:: 2001::1 ff02::1 nonsense`.split(
    /\s+/u,
  );

test.each([
  ['http://ntfy.sh/topic', 'badField'],
  ['ftp://ntfy.sh/topic', 'badField'],
  ['https://user:secret@ntfy.sh/topic', 'badField'],
  ['https://192.168.0.1/x', 'addressInside'],
  ['https://[::1]/x', 'addressInside'],
  ['https://2130706433/', 'addressInside'],
  ['https://localhost/x', 'addressInside'],
  ['https://localhost./x', 'addressInside'],
  ['https://printer/x', 'addressInside'],
  ['https://nas.local/x', 'addressInside'],
])('%s can never be reached: it is refused', async (wrong, because) => {
  const strict = await serve();
  const { device } = await newPerson(strict.url, 'Ada');
  for (const field of ['webhook', 'ntfy']) {
    const put = { method: 'PUT', path: '/api/me/alerts', device, body: { [field]: wrong } };
    const { status, body } = await http(strict.url, put);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { because, values: { field } } });
  }
  expect((await http(strict.url, { path: '/api/me', device })).body).toMatchObject({ alerts: { others: 0 } });
  await strict.remove();
});

describe('requests go to public addresses only', () => {
  test.each(INSIDE)('%s is private', (inside) => expect(isOutside(inside)).toBe(false));

  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is public', (outside) =>
    expect(isOutside(outside)).toBe(true),
  );

  test.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f000001/',
    'https://2130706433/',
    'http://8.8.8.8/',
    'https://user:secret@8.8.8.8/',
    'file:///etc/passwd',
    'nonsense',
  ])('nothing is sent to %s', async (url) => {
    await expect(post({ url, headers: {}, body: '' }, { inside: false })).rejects.toThrow(/outside|https|address/u);
  });
});
