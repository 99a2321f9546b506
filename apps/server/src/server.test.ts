import { ROOM_PROTOCOL } from '@getaway/protocol/room';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answer,
  askedOf,
  Client,
  gather,
  http,
  newPerson,
  openTable,
  type Party,
  playOne,
} from './testing/client.ts';
import { type Served, serve, setupOf } from './testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

const due = ({ clients, table }: Party): Client => clients.find((client) => askedOf(client, table) !== undefined)!;
const first = <T>(moves: readonly T[]): T | undefined => moves[0];

describe('a table over sockets', () => {
  test('is played by the people who have seats, and everybody sees it', async () => {
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const { table } = party;
    const looker = await Client.open(served.url);
    await looker.must('watch', { table });
    for (let i = 0; i < 10; i += 1) await playOne(party, first);
    const versions = party.clients.map((client) => client.seen(table).room.version);
    await looker.until(() => looker.seen(table).room.version === versions[0]);
    expect(versions[0]).toBe(versions[1]);
    expect(looker.seen(table).log).toHaveLength(11);
    expect(looker.seen(table).room.scene).toMatchObject({ viewer: 'spectator' });
    expect(looker.seen(table).room.scene).not.toHaveProperty('asked');
    expect(looker.seen(table).room.present).toEqual([0, 1]);
    expect(await looker.ask('play', { table, number: 5, moves: [{ move: 'pass' }] })).toMatchObject({
      error: { code: 'badRequest' },
    });
  });

  test('is not shown to a page of another version, which would not understand it', async () => {
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const { table } = party;
    const old = await Client.open(served.url, party.people[0]!.device);
    expect(await old.ask('watch', { table, protocol: ROOM_PROTOCOL - 1 })).toMatchObject({
      error: { because: 'otherVersion' },
    });
    await playOne(party, first);
    expect(old.received.filter((text) => text.includes('"room"'))).toEqual([]);
    await old.must('watch', { table, protocol: ROOM_PROTOCOL });
    expect(old.seen(table).room.seat).toBe(0);
  });

  test('an answer counts once, however often it is sent', async () => {
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const { table, people } = party;
    const client = due(party);
    const { number, moves } = askedOf(client, table)!;
    const tab = await Client.open(served.url, people[party.clients.indexOf(client)]!.device);
    await tab.must('watch', { table });
    const request = { table, number, moves: [moves[0]] };
    const answers = await Promise.all([client, tab, client, tab].map((one) => one.ask('play', request)));
    expect(answers.filter(({ ok }) => ok !== undefined)).toHaveLength(1);
    const message = `Decision ${number} is not due; decision ${number + 1} is.`;
    const refused = answers.flatMap(({ error }) => (error === undefined ? [] : [error]));
    expect(refused).toEqual(Array(3).fill({ code: 'notAsked', message }));
    await tab.until(() => tab.seen(table).log.length === 2);
  });

  test('a client that reconnects gets only what it has missed', async () => {
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const { table, people } = party;
    for (let i = 0; i < 4; i += 1) await playOne(party, first);
    const { version } = party.clients[0]!.seen(table).room;
    for (let i = 0; i < 3; i += 1) await playOne(party, first);
    const back = await Client.open(served.url, people[0]!.device);
    back.tables.set(table, {
      room: party.clients[0]!.seen(table).room,
      log: party.clients[0]!.seen(table).log.slice(0, 5),
    });
    await back.must('watch', { table, known: { lines: version, passages: 5 } });
    expect(back.seen(table).room.scene?.log.from).toBe(5);
    expect(back.seen(table).log).toEqual(party.clients[0]!.seen(table).log);
    for (const known of [
      { lines: 10_000, passages: 5 },
      { lines: version, passages: 999 },
      { lines: 0, passages: 0 },
    ]) {
      const lost = await Client.open(served.url, people[0]!.device);
      await lost.must('watch', { table, known });
      expect(lost.seen(table).log).toEqual(party.clients[0]!.seen(table).log);
    }
  });

  test('a move that revealed nothing can be undone; a decision number is never used again', async () => {
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const { table } = party;
    const client = due(party);
    const { number, moves } = askedOf(client, table)!;
    const pass = moves.find(({ move }) => move === 'pass')!;
    await client.must('play', { table, number, moves: [pass] });
    await client.must('undo', { table });
    const again = askedOf(client, table)!;
    expect(again.number).toBeGreaterThan(number);
    expect(again.moves).toEqual(moves);
    expect(client.seen(table).log).toHaveLength(1);
    const message = `Decision ${number} is not due; decision ${again.number} is.`;
    expect(await client.ask('play', { table, number, moves: [pass] })).toMatchObject({
      error: { code: 'notAsked', message },
    });
    expect(await client.must('foresee', { table, moves: [pass] })).toMatchObject({ reveals: false });
    expect(await client.must('forecasts', { table, number: again.number })).toHaveLength(moves.length);
    expect(await client.must('forecasts', { table, number })).toEqual([]);
    expect(await client.ask('whyNot', { table, move: { move: 'nonsense' } })).toMatchObject({ ok: null });
  });

  test('undo is limited, and a restart replays everything', async () => {
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const { table, people } = party;
    const client = due(party);
    let answer: Answer = {};
    for (let i = 0; i < 105 && answer.error === undefined; i += 1) {
      const { number, moves } = askedOf(client, table)!;
      await client.must('play', { table, number, moves: [moves.find(({ move }) => move === 'pass')] });
      answer = await client.ask('undo', { table });
    }
    expect(answer.error).toMatchObject({ code: 'nothingToUndo' });
    expect(client.seen(table).room.version).toBeGreaterThan(200);
    await playOne(party, first);
    const { scene } = client.seen(table).room;
    served = await served.again();
    const back = await Client.open(served.url, people[party.clients.indexOf(client)]!.device);
    await back.must('watch', { table });
    expect(back.seen(table).room.scene?.view).toEqual(scene?.view);
    expect(back.seen(table).log).toEqual(client.seen(table).log);
    expect(scene?.asked?.number).toBeGreaterThan(200);
    expect(back.seen(table).room.scene?.asked).toEqual(scene?.asked); // an open page can continue from its last view
  });

  test('rewinding past revealed information needs everybody’s consent, and everybody sees how far it goes', async () => {
    const party = await gather(served.url, setupOf({ players: 3 }), ['Ada', 'Ben']);
    const { table, clients } = party;
    const [ada, ben] = clients as [Client, Client];
    for (let i = 0; i < 6; i += 1) {
      await Promise.race(clients.map((one) => one.until(() => askedOf(one, table) !== undefined)));
      await playOne(party, first);
    }
    expect(await ada.ask('askBack', { table, entries: 999 })).toMatchObject({ error: { code: 'badRequest' } });
    await ada.must('askBack', { table, entries: 2 });
    await ben.until(() => ben.seen(table).room.ask?.entries === 2);
    expect(await ben.ask('askBack', { table, entries: 1 })).toMatchObject({ error: { code: 'badRequest' } });
    await ben.must('answerBack', { table, agrees: false });
    await ada.until(() => ada.seen(table).room.ask === undefined);
    await ada.must('askBack', { table, entries: 2 });
    await ben.must('answerBack', { table, agrees: true });
    await ada.until(() => ada.seen(table).room.rewound !== undefined);
    expect(ada.seen(table).room.rewound).toMatchObject({ to: 2, by: 'agreement' });
    expect(ada.seen(table).log.length).toBeGreaterThanOrEqual(3);
    const { version: back } = ada.seen(table).room;
    const isAsked = (one: Client): boolean => one.seen(table).room.version >= back && askedOf(one, table) !== undefined;
    await Promise.race(clients.map((one) => one.until(() => isAsked(one))));
    // A person has to decide, so the bots change nothing.
    const newest = Math.max(...clients.map((one) => one.seen(table).room.version));
    for (const one of clients) await one.until(() => one.seen(table).room.version >= newest);
    expect(ada.seen(table).log).toHaveLength(ben.seen(table).log.length);
  });

  test('people chat, and take private notes', async () => {
    const { table, clients } = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const [ada, ben] = clients as [Client, Client];
    await ada.must('chat', { table, text: ' Hello 🂡 ' });
    await ben.until(() => ben.said.includes('Hello 🂡'));
    await ada.until(() => ada.said.includes('Hello 🂡'));
    await ada.must('note', { table, text: 'He bluffs.' });
    expect(await ada.must('watch', { table })).toMatchObject({ note: 'He bluffs.', chat: [{ name: 'Ada', seat: 0 }] });
    expect(await ben.must('watch', { table })).toMatchObject({ note: '' });
    expect(await ada.ask('chat', { table, text: 'a\u0000b' })).toMatchObject({ error: { code: 'badRequest' } });
    expect(ben.received.join()).not.toContain('bluffs');
  });

  test('a bot plays for a player who leaves, until they return', async () => {
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const { table, clients } = party;
    const client = due(party);
    const other = clients.find((one) => one !== client)!;
    const seat = clients.indexOf(client);
    expect(await other.ask('handToBot', { table, seat })).toMatchObject({ error: { code: 'badRequest' } });
    await client.must('handToBot', { table, seat });
    await other.until(() => askedOf(other, table) !== undefined, 'the turn after the bot');
    expect(other.seen(table).room.players[seat]).toHaveProperty('bot');
    await client.must('takeBack', { table });
    expect(client.seen(table).room.players[seat]).not.toHaveProperty('bot');
    for (let i = 0; i < 4; i += 1) await playOne(party, first);
  });

  test('nobody can take a seat whose hidden cards they would then see', async () => {
    const { table } = await gather(served.url, setupOf({ players: 3 }), ['Ada', 'Ben']);
    const eve = await newPerson(served.url, 'Eve');
    const client = await Client.open(served.url, eve.device);
    expect(await client.ask('sit', { table, seat: 2 })).toMatchObject({ error: { code: 'badRequest' } });
    expect(await client.ask('sit', { table, seat: 0 })).toMatchObject({ error: { code: 'badRequest' } });
    expect(await client.ask('begin', { table })).toMatchObject({ error: { code: 'badRequest' } });
  });

  test('where nobody may watch, nothing is revealed', async () => {
    const ada = await newPerson(served.url, 'Ada');
    const table = await openTable(served.url, ada, setupOf({ watching: false, listed: false }));
    const [host, eve] = [await Client.open(served.url, ada.device), await Client.open(served.url)];
    await host.must('watch', { table });
    await host.must('sit', { table, seat: 1 });
    await eve.must('watch', { table }); // the game has not begun yet
    await host.must('begin', { table });
    await eve.until(() => eve.gone.length === 1);
    expect(eve.seen(table).room).not.toHaveProperty('scene');
    for (const request of ['watch', 'lookBack', 'chat', 'sit'])
      expect(await eve.ask(request, { table, passages: 1, text: 'hi', seat: 0 })).toMatchObject({
        error: { code: 'noGame' },
      });
  });

  test('the host closes a table that has not begun; after the end, any player opens the next table', async () => {
    const ada = await newPerson(served.url, 'Ada');
    const table = await openTable(served.url, ada, setupOf());
    const client = await Client.open(served.url, ada.device);
    await client.must('watch', { table });
    await client.must('close', { table });
    await client.until(() => client.gone.includes('closed'));
    expect(await client.ask('watch', { table })).toMatchObject({ error: { code: 'noGame' } });

    const party = await gather(served.url, setupOf(), ['Cid', 'Dot']);
    expect(await party.clients[0]!.ask('close', { table: party.table })).toMatchObject({
      error: { code: 'badRequest' },
    });
    expect(await party.clients[0]!.ask('rematch', { table: party.table })).toMatchObject({
      error: { code: 'badRequest' },
    });
    while (await playOne(party, first));
    const [cid, dot] = party.clients as [Client, Client];
    expect(cid.seen(party.table).room).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{64}$/u) });
    expect(await cid.ask('askBack', { table: party.table, entries: 1 })).toMatchObject({
      error: { code: 'nothingToUndo' },
    });
    const { table: next } = await dot.must<{ table: string }>('rematch', { table: party.table });
    await cid.until(() => cid.seen(party.table).room.rematch === next);
    expect(await cid.ask('rematch', { table: party.table })).toMatchObject({ error: { code: 'badRequest' } });
    const { body } = await http<{ seed: string }>(served.url, { path: `/api/tables/${party.table}/journal` });
    expect(body.seed).toBe(cid.seen(party.table).room.seed);
  });
});

test('everything is restored after a restart', async () => {
  const one = await serve();
  const party = await gather(one.url, setupOf({ players: 3 }), ['Ada', 'Ben']);
  const { table, clients, people } = party;
  for (let i = 0; i < 5; i += 1) {
    await Promise.race(clients.map((client) => client.until(() => askedOf(client, table) !== undefined)));
    await playOne(party, first);
  }
  const two = await one.again();
  await clients[0]!.until(() => clients[0]!.closed === 1012);
  const back = await Client.open(two.url, people[0]!.device);
  await back.must('watch', { table });
  expect(back.seen(table).log.slice(0, 6)).toEqual(clients[0]!.seen(table).log.slice(0, 6));
  const ben = await Client.open(two.url, people[1]!.device);
  await ben.must('watch', { table });
  await Promise.race([back, ben].map((client) => client.until(() => askedOf(client, table) !== undefined)));
  await playOne({ table, clients: [back, ben] }, first);
  await two.remove();
});
