import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Client, gather, http, newPerson, openTable } from '../testing/client.ts';
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

const ask = <T = unknown>(request: Parameters<typeof http>[1]) => http<T>(served.url, request);
const HOUR = 60 * 60_000;

describe('a table that is not listed, and that only its people may watch', () => {
  const PRIVATE = setupOf({ listed: false, watching: false });

  test('looks to a stranger as if it did not exist', async () => {
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
    for (const { path, ...request } of asks) {
      const there = await ask({ ...request, path: `/api/tables/${table}${path}` });
      const guessed = await ask({ ...request, path: `/api/tables/guessed${path}` });
      expect(there.status).toBeGreaterThan(400);
      expect([path, request, there.status, there.text]).toEqual([path, request, guessed.status, guessed.text]);
    }
    const own = await ask({ path: `/api/tables/${table}`, device: people[1]!.device });
    expect(own.body).toMatchObject({ id: table, names: ['Ada', 'Ben'] });
  });

  test('is shown to anyone with its address before the game, and to everybody if it is listed', async () => {
    const ada = await newPerson(served.url, 'Ada');
    const table = await openTable(served.url, ada, PRIVATE);
    expect((await ask({ path: `/api/tables/${table}` })).status).toBe(200);
    const party = await gather(served.url, setupOf({ watching: false }), ['Ada', 'Ben']);
    expect((await ask({ path: `/api/tables/${party.table}` })).status).toBe(200); // this table is listed, so everybody may see it
  });
});

describe('a new link', () => {
  const claim = (table: string, device: string, secret: string) =>
    ask({ method: 'POST', path: `/api/tables/${table}/claim`, device, body: { secret } });

  test('that is made during a claim makes the old link useless', async () => {
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

  test('that the previous owner requests during a claim is refused, because the seat has a new owner', async () => {
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

  test('if a claim is refused at the end, the seat still belongs to its owner', async () => {
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

test('a deleted person has no access any more, even if the clock is set back', async () => {
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

describe('a removed person', () => {
  test('can neither chat nor sit down again, not even with a link', async () => {
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
