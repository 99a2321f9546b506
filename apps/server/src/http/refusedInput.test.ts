import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, http, newPerson, openTable } from '../testing/client.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

const ask = <T = unknown>(request: Parameters<typeof http>[1]) => http<T>(served.url, request);

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

describe('invisible characters', () => {
  const UNSEEN = ['\u202E', '\u2066', '\u200B', '\u200F', '\u3164', '\u2800', '\u115F', '\u1160', '\u034F', '\uFE01'];

  test.each(UNSEEN)('are refused in names and chat: %j', async (sign) => {
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

  test('do not include emoji and line breaks', async () => {
    const ada = await newPerson(served.url, '👨\u200D👩\u200D👧 ❤\uFE0F');
    const table = await openTable(served.url, ada, setupOf());
    const client = await Client.open(served.url, ada.device);
    await client.must('watch', { table });
    await client.must('sit', { table, seat: 0 });
    await client.must('chat', { table, text: 'two\nlines 🏳\uFE0F\u200D🌈' });
    await client.until(() => client.said.length > 0);
    expect(client.said).toEqual(['two\nlines 🏳\uFE0F\u200D🌈']);
  });

  test('in data of an older program are shown as a visible sign', async () => {
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
