import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askedOf, gather, http, newPerson, openTable, playOne } from '../testing/client.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

const ask = <T = unknown>(request: Parameters<typeof http>[1]) => http<T>(served.url, request);
const tablesOf = async (device: string): Promise<readonly { id: string; hosting: boolean }[]> =>
  (await ask<{ tables: { id: string; hosting: boolean }[] }>({ path: '/api/me/tables', device })).body.tables;

describe('removing tables from one’s own list', () => {
  test('a running table leaves the person’s list, a bot takes over, and another player becomes the host', async () => {
    const { table, people, clients } = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const [ada, ben] = people;
    const away = { method: 'DELETE', path: `/api/me/tables/${table}` };
    const eve = await newPerson(served.url, 'Eve');
    expect((await ask({ ...away, device: eve.device })).status).toBe(404); // Eve has no seat at this table
    expect((await ask({ ...away, device: ada!.device })).status).toBe(204);
    expect(await tablesOf(ada!.device)).toEqual([]);
    const [, his] = clients;
    await his!.until(() => his!.seen(table).room.players[0]?.bot !== undefined);
    await his!.until(() => his!.seen(table).room.hosting);
    await his!.until(() => askedOf(his!, table) !== undefined, 'the turn after the bot');
    expect(await tablesOf(ben!.device)).toMatchObject([{ id: table, hosting: true }]);
    expect((await ask({ ...away, device: ben!.device })).status).toBe(204);
    // Both people have removed the table from their lists, so it is deleted.
    expect((await ask({ path: `/api/tables/${table}` })).status).toBe(404);
  });

  test('a finished game stays unchanged for the others until all have removed it from their lists, or its host deletes it', async () => {
    const play = async (): Promise<Awaited<ReturnType<typeof gather>>> => {
      const party = await gather(served.url, setupOf({ watching: false }), ['Ada', 'Ben']);
      for (let i = 0; await playOne(party, (moves) => moves[i % moves.length]); i += 1);
      expect(party.clients[0]!.seen(party.table).room.scene?.result).toBeDefined();
      return party;
    };
    const { table, people, clients } = await play();
    const [ada, ben] = people;
    const away = { method: 'DELETE', path: `/api/me/tables/${table}` };
    await ask({ ...away, device: ada!.device });
    expect(await tablesOf(ada!.device)).toEqual([]);
    expect(await tablesOf(ben!.device)).toMatchObject([{ id: table, names: ['Ada', 'Ben'] }]);
    expect(clients[1]!.seen(table).room.players).toEqual([{ name: 'Ada' }, { name: 'Ben' }]);
    const journal = { path: `/api/tables/${table}/journal` };
    expect((await ask(journal)).status).toBe(404); // only people of the table may see its journal
    expect((await ask({ ...journal, device: ben!.device })).status).toBe(200);
    await ask({ ...away, device: ben!.device });
    expect((await ask({ path: `/api/tables/${table}` })).status).toBe(404);

    const next = await play();
    const remove = { method: 'DELETE', path: `/api/tables/${next.table}` };
    expect((await ask({ ...remove, device: next.people[1]!.device })).status).toBe(400);
    expect((await ask({ ...remove, device: next.people[0]!.device })).status).toBe(204);
    expect(await tablesOf(next.people[1]!.device)).toEqual([]);
  });

  test('a table that has not begun is deleted when its host removes it from the list and nobody else is there', async () => {
    const ada = await newPerson(served.url, 'Ada');
    const table = await openTable(served.url, ada, setupOf());
    await ask({ method: 'DELETE', path: `/api/me/tables/${table}`, device: ada.device });
    expect((await ask({ path: `/api/tables/${table}` })).status).toBe(404);
  });

  test('a table that can’t be opened leaves the list too, and is deleted when all have removed it', async () => {
    const { table, people } = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const { tables } = served.running.store;
    const [ada, ben] = people;
    await tables.append(table, (await tables.lines(table)).length, ['{"line":"of another program"}']);
    await expect.poll(async () => (await ask({ path: `/api/tables/${table}/journal` })).status).toBe(500);
    const away = { method: 'DELETE', path: `/api/me/tables/${table}` };
    const eve = await newPerson(served.url, 'Eve');
    expect((await ask({ ...away, device: eve.device })).status).toBe(404);
    expect((await ask({ ...away, device: ada!.device })).status).toBe(204);
    expect(await tablesOf(ada!.device)).toEqual([]);
    expect(await tablesOf(ben!.device)).toMatchObject([{ id: table }]);
    expect((await ask({ ...away, device: ben!.device })).status).toBe(204);
    expect(await tables.heading(table)).toBeUndefined();
  });
});
