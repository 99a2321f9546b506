import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, gather, http, newPerson, playOne } from '../testing/client.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

test('a replay needs no account once every person has agreed, until one of them withdraws the consent', async () => {
  const party = await gather(served.url, setupOf({ players: 2, watching: false }), ['Ada', 'Ben']);
  const { table, clients, people } = party;
  const [ada, ben] = clients as [Client, Client];
  const replay = (device?: string) =>
    http(served.url, { path: `/api/tables/${table}/replay`, ...(device === undefined ? {} : { device }) });
  expect((await replay(people[0]!.device)).status).toBe(409); // refused, because the game is still running
  expect((await replay()).status).toBe(404);
  expect(await ada.ask('share', { table, agrees: true })).toMatchObject({ error: { because: 'notOver' } });
  while (await playOne(party, (moves) => moves.at(-1)));

  expect(await replay(people[1]!.device)).toMatchObject({
    status: 200,
    body: { players: [{ name: 'Ada' }, { name: 'Ben' }] },
  });
  const stranger = await newPerson(served.url, 'Eve');
  expect([(await replay()).status, (await replay(stranger.device)).status]).toEqual([404, 404]);
  await ada.must('share', { table, agrees: true });
  expect((await replay()).status).toBe(404);
  await ben.must('share', { table, agrees: true });
  await ben.until(() => ben.seen(table).room.shared?.length === 2);
  expect((await replay()).status).toBe(200);
  await ada.must('share', { table, agrees: false });
  expect((await replay()).status).toBe(404);
});

test('a person who has left their seat permanently neither blocks the shared replay nor sees it', async () => {
  const party = await gather(served.url, setupOf({ players: 2, watching: false }), ['Ada', 'Ben']);
  const { table, clients, people } = party;
  const [ada, ben] = clients as [Client, Client];
  while (await playOne(party, (moves) => moves.at(-1)));
  const replay = (device?: string) =>
    http(served.url, { path: `/api/tables/${table}/replay`, ...(device === undefined ? {} : { device }) });
  await ben.must('stand', { table });
  expect((await replay(people[1]!.device)).status).toBe(404);
  await ada.must('share', { table, agrees: true });
  expect((await replay()).status).toBe(200);
});

test('a finished game is in the statistics of everybody who sat there, until they remove it', async () => {
  const party = await gather(served.url, setupOf({ players: 2 }), ['Ada', 'Ben']);
  const { table, people } = party;
  const games = (device: string, method: 'GET' | 'DELETE' = 'GET', id = '') =>
    http(served.url, { path: `/api/me/games${id}`, device, method });
  const [ada, ben] = people.map(({ device }) => device) as [string, string];
  expect((await games(ada)).body).toEqual({ games: [] });
  while (await playOne(party, (moves) => moves.at(-1)));
  expect((await games(ben)).body).toMatchObject({
    games: [{ id: table, game: 'gangsta', seat: 1, players: [{ name: 'Ada' }, { name: 'Ben' }], ranking: [{}, {}] }],
  });
  expect((await games(ada)).body).toMatchObject({ games: [{ id: table, seat: 0 }] });
  expect((await games(ada, 'DELETE', `/${table}`)).status).toBe(204);
  expect((await games(ada)).body).toEqual({ games: [] });
  expect((await games(ben)).body).toMatchObject({ games: [{ id: table }] });
  expect((await games(ben, 'DELETE')).status).toBe(204);
  expect((await games(ben)).body).toEqual({ games: [] });
});
