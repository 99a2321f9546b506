import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { StoreError } from '../store/port.ts';
import { Client, gather, http, newPerson, playOne } from '../testing/client.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

interface Mine {
  readonly tables: readonly { readonly id: string; readonly seat?: number; readonly hosting: boolean }[];
}
const tablesOf = async (device: string): Promise<Mine['tables']> =>
  (await http<Mine>(served.url, { path: '/api/me/tables', device })).body.tables;

test('at the next table everybody has their seat before they come, and the bots are the same', async () => {
  const party = await gather(served.url, setupOf({ players: 3, teaching: { adviser: false, openHands: true } }), [
    'Ada',
    'Ben',
  ]);
  const { table, people } = party;
  const [ada, ben] = party.clients as [Client, Client];
  while (await playOneOrWait());
  ada.close();
  const eve = await Client.open(served.url, (await newPerson(served.url, 'Eve')).device);
  expect(await eve.ask('rematch', { table })).toMatchObject({ error: { because: 'noSeat' } });

  const [opened, second] = await Promise.all([ben.ask('rematch', { table }), ben.ask('rematch', { table })]);
  expect(second).toMatchObject({ error: { because: 'rematchOpen' } });
  const { table: next } = opened.ok as { readonly table: string };
  await ben.must('watch', { table: next });
  const { room } = ben.seen(next);
  expect(room).toMatchObject({ taken: [0, 1], present: [1], seat: 1, hosting: true, host: 1 });
  expect(room.setup).not.toHaveProperty('teaching'); // nobody has agreed to play with open hands there
  expect(room.players.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Bot 3']);
  expect(await tablesOf(people[0]!.device)).toContainEqual(
    expect.objectContaining({ id: next, seat: 0, hosting: false }),
  );
  expect((await tablesOf(people[0]!.device)).map(({ id }) => id).filter((id) => id !== table)).toEqual([next]);

  // Ada already has a seat at the new table. She can ask for the link of the seat, and another device can claim the
  // seat with that link.
  const back = await Client.open(served.url, people[0]!.device);
  await back.must('watch', { table: next });
  expect(back.seen(next).room).toMatchObject({ seat: 0, present: [0, 1] });
  const { secret } = await back.must<{ secret: string }>('link', { table: next });
  const phone = await newPerson(served.url, 'Ada 2');
  const claim = { method: 'POST', path: `/api/tables/${next}/claim`, device: phone.device };
  expect((await http(served.url, { ...claim, body: { secret: party.links[0] } })).status).toBe(403);
  const { secret: newer } = await back.must<{ secret: string }>('link', { table: next });
  expect((await http(served.url, { ...claim, body: { secret } })).status).toBe(403);
  expect((await http(served.url, { ...claim, body: { secret: newer } })).status).toBe(200);
  await back.until(() => back.seen(next).room.seat === undefined, 'the seat on the other device');
  expect(await back.ask('link', { table: next })).toMatchObject({ error: { because: 'noSeat' } });
  await ben.must('begin', { table: next });
  await ben.until(() => ben.seen(next).room.scene !== undefined);
  expect(ben.seen(next).room.players[2]).toHaveProperty('bot');

  async function playOneOrWait(): Promise<boolean> {
    const isMoved = (): boolean =>
      [ada, ben].some((client) => {
        const { scene } = client.seen(table).room;
        return scene?.asked !== undefined || scene?.result !== undefined;
      });
    await Promise.race([ada, ben].map((client) => client.until(isMoved)));
    return playOne(party, (moves) => moves[0]);
  }
});

test('a player who does not want to play again leaves their seat at the next table', async () => {
  const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
  const [ada, ben] = party.clients as [Client, Client];
  while (await playOne(party, (moves) => moves[0]));
  const { table } = await ada.must<{ table: string }>('rematch', { table: party.table });
  await ben.must('watch', { table });
  await ben.must('stand', { table });
  await ada.must('watch', { table });
  expect(ada.seen(table).room.taken).toEqual([0]);
  expect((await tablesOf(party.people[1]!.device)).map(({ id }) => id)).not.toContain(table);
});

test('a deleted person has no seat at the next table, and a rematch that can’t be set up is removed', async () => {
  const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
  const [ada] = party.clients as [Client, Client];
  while (await playOne(party, (moves) => moves[0]));
  const { store } = served.running;
  const broken = vi
    .spyOn(store.tables, 'giveSeat')
    .mockRejectedValueOnce(new StoreError('unavailable', 'The disk is full.'));
  expect(await ada.ask('rematch', { table: party.table })).toMatchObject({ error: { code: 'unavailable' } });
  broken.mockRestore();
  expect((await tablesOf(party.people[0]!.device)).map(({ id }) => id)).toEqual([party.table]);

  await store.people.remove(party.people[1]!.id);
  const { table } = await ada.must<{ table: string }>('rematch', { table: party.table });
  await ada.must('watch', { table });
  expect(ada.seen(table).room).toMatchObject({ taken: [0], seat: 0, hosting: true });
});
