import { afterEach, describe, expect, test } from 'vitest';
import { Client, gather, newPerson, openTable, playOne } from '../testing/client.ts';
import { GENEROUS, type Served, serve, setupOf } from '../testing/serve.ts';
import { Allowance } from './allowance.ts';

let served: Served | undefined;
afterEach(async () => {
  await served?.remove();
  served = undefined;
});

/** Starts a server with these limits. All other limits are too high to matter. */
async function strict(more: Partial<Served['config']['limits']>): Promise<Served> {
  served = await serve({ limits: { ...GENEROUS, ...more } });
  return served;
}

const lookBacks = (client: Client, table: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => client.ask('lookBack', { table, passages: 1 })));

describe('expensive requests cost more', () => {
  test('when the allowance is used up, looking back is refused, but the socket stays open', async () => {
    const { url } = await strict({ burst: 60, rate: 1 });
    const { table } = await gather(url, setupOf(), ['Ada', 'Ben']);
    const client = await Client.open(url);
    const answers = await lookBacks(client, table, 20);
    expect(answers.filter(({ error }) => error === undefined).length).toBeLessThanOrEqual(15);
    expect(answers.filter(({ error }) => error === undefined).length).toBeGreaterThan(5);
    expect(answers.at(-1)).toMatchObject({ error: { code: 'tooMuch' } });
    expect(client.closed).toBeUndefined();
  });

  const DEAR = [
    'watch',
    'foresee',
    'forecasts',
    'hello',
    'undo',
    'askBack',
    'answerBack',
    'handToBot',
    'takeBack',
    'chooseBot',
  ];
  test.each(DEAR)('the request %s costs more than one', async (deed) => {
    const { url } = await strict({ burst: 40, rate: 1 });
    const { table, people } = await gather(url, setupOf(), ['Ada', 'Ben']);
    const client = await Client.open(url, people[0]!.device);
    const { device } = people[0]!;
    const fields = {
      table,
      number: 0,
      moves: [{ move: 'pass' }],
      device,
      entries: 0,
      agrees: true,
      seat: 0,
      bot: 'steady',
    };
    const answers = await Promise.all(Array.from({ length: 25 }, () => client.ask(deed, fields)));
    expect(answers.some(({ error }) => error?.code === 'tooMuch')).toBe(true);
  });

  test('long messages cost more', async () => {
    const { url } = await strict({ burst: 20, rate: 1 });
    const client = await Client.open(url);
    for (let i = 0; i < 6; i += 1) client.raw(JSON.stringify({ do: 'leave', table: 'x', more: 'x'.repeat(25_000) }));
    await client.until(() => client.closed === 1008);
  });
});

test('a clock that is set back takes nothing from an allowance', () => {
  const allowance = new Allowance({ rate: 1, burst: 10 });
  const now = Date.now();
  expect(allowance.take(now, 4)).toBe(true);
  expect(allowance.take(now - 3_600_000, 6)).toBe(true);
  expect(allowance.take(now - 3_600_000, 1)).toBe(false);
  expect(allowance.take(now - 3_598_000, 2)).toBe(true);
});

describe('all sockets of an address together', () => {
  test('can do no more than the allowance of the address permits', async () => {
    const { url } = await strict({ addressBurst: 150, addressRate: 1 });
    const { table } = await gather(url, setupOf(), ['Ada', 'Ben']);
    const clients = await Promise.all(Array.from({ length: 10 }, () => Client.open(url)));
    const answers = (await Promise.all(clients.map((client) => lookBacks(client, table, 9)))).flat();
    const done = answers.filter(({ error }) => error === undefined).length;
    expect(done).toBeGreaterThan(10);
    expect(done).toBeLessThan(35);
  });

  test('opening a socket has a cost', async () => {
    const { url } = await strict({ addressBurst: 20, addressRate: 1 });
    const open = async (): Promise<unknown> => Client.open(url).catch((error: unknown) => String(error));
    const opened = await Promise.all(Array.from({ length: 15 }, open));
    expect(opened.filter((one) => one instanceof Client)).toHaveLength(10);
    expect(opened.filter((one) => String(one).includes('429'))).toHaveLength(5);
  });
});

test('arrivals and departures are sent a few times a second at most; a choice at once', async () => {
  served = await serve();
  const { url } = served;
  const party = await gather(url, setupOf(), ['Ada', 'Ben']);
  const { table, clients } = party;
  const looker = await Client.open(url);
  await looker.must('watch', { table });
  const coming = await Client.open(url, (await newPerson(url, 'Eve')).device);
  const before = looker.received.length;
  const began = performance.now();
  for (let i = 0; i < 40; i += 1) {
    await coming.must('watch', { table });
    await coming.must('leave', { table });
  }
  const most = 2 + (performance.now() - began) / 200;
  expect(looker.received.length - before).toBeLessThanOrEqual(most);
  expect(await playOne(party, (moves) => moves[0])).toBe(true);
  const { version } = clients[0]!.seen(table).room;
  await looker.until(() => looker.seen(table).room.version === version);
});

describe('chat', () => {
  test('allows five messages at once and then one every two seconds, per person and table', async () => {
    served = await serve();
    const { url } = served;
    const { table, clients } = await gather(url, setupOf(), ['Ada', 'Ben']);
    const eve = await Client.open(url, (await newPerson(url, 'Eve')).device);
    await eve.must('watch', { table });
    const said = await Promise.all(
      Array.from({ length: 90 }, (_, i) => eve.ask('chat', { table, text: `${i} ${'x'.repeat(490)}` })),
    );
    expect(said.filter(({ error }) => error === undefined).length).toBeLessThanOrEqual(6);
    expect(said.at(-1)).toMatchObject({ error: { because: 'chatTooFast' } });
    await clients[0]!.must('chat', { table, text: 'Quiet, please' });
    const other = await openTable(url, await newPerson(url, 'Cid'), setupOf());
    await eve.must('chat', { table: other, text: 'Hello' });
  });

  test('where only players write, spectators are refused', async () => {
    served = await serve();
    const { url } = served;
    const { table, clients } = await gather(url, setupOf({ chatting: 'players' }), ['Ada', 'Ben']);
    const eve = await Client.open(url, (await newPerson(url, 'Eve')).device);
    await eve.must('watch', { table });
    expect(await eve.ask('chat', { table, text: 'Hi' })).toMatchObject({ error: { because: 'chatPlayers' } });
    await clients[1]!.must('chat', { table, text: 'Hi' });
    await eve.until(() => eve.said.includes('Hi'));
  });

  test('identifies each author by one mark, whatever their name, and reveals nothing more', async () => {
    served = await serve();
    const { url } = served;
    const { table, clients, people } = await gather(url, setupOf(), ['Ada', 'Ben']);
    const eve = await newPerson(url, 'Ada'); // a spectator can choose any name
    const watching = await Client.open(url, eve.device);
    await watching.must('chat', { table, text: 'I am Ada' });
    await clients[0]!.must('chat', { table, text: 'No, I am' });
    await fetch(`${url}/api/me`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${eve.device}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ben' }),
    });
    await watching.must('chat', { table, text: 'And I am Ben' });
    interface Received {
      readonly by: string;
      readonly seat?: number;
    }
    const { chat } = await clients[1]!.must<{ readonly chat: readonly Received[] }>('watch', { table });
    expect(chat.map(({ seat }) => seat)).toEqual([undefined, 0, undefined]);
    expect(chat[0]!.by).toBe(chat[2]!.by);
    expect(chat[0]!.by).not.toBe(chat[1]!.by);
    for (const { id } of [...people, eve]) expect(JSON.stringify(chat)).not.toContain(id);
  });
});
