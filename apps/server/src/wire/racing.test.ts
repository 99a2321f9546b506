import { setTimeout as wait } from 'node:timers/promises';
import { taken } from '@getaway/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOBODY } from '../rooms/attendance.ts';
import { OpenRoom, type Watcher } from '../rooms/openRoom.ts';
import type { Room } from '../rooms/room.ts';
import { timeIsUp } from '../rooms/substitutes.ts';
import type { Store } from '../store/port.ts';
import { askedOf, Client, gather, newPerson, openTable } from '../testing/client.ts';
import { begun, NO_BOTS } from '../testing/played.ts';
import { RawSocket } from '../testing/rawSocket.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';
import { atTable } from './atTable.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

const DISK_MS = 5;

function slowRoom(room: Room): OpenRoom {
  const tables = { append: () => wait(DISK_MS, true) } as unknown as Store['tables'];
  const nothing = (): void => undefined;
  const deps = { tables, onChange: nothing, onPresence: nothing, onGone: nothing, elsewhere: () => NOBODY };
  return new OpenRoom('t', room, deps);
}

/** The player whose turn it is plays the first legal move, or the given one. */
function playing(open: OpenRoom, move = open.room.table?.sceneFor(open.room.table.due ?? 0).asked?.moves[0]) {
  const { room } = open;
  const seat = room.table?.due ?? 0;
  const { person = '' } = room.seats[seat] ?? {};
  const moves = [{ ...move, move: move?.move ?? 'nothing' }];
  const place = { open, rooms: served as never, store: served.running.store, ...NO_BOTS };
  return atTable(
    { do: 'play', table: 't', number: room.table?.number ?? 0, moves },
    { ...place, person: { id: person, name: 'X', created: 0, alerts: '{}' } },
  );
}

describe('a player plays at the moment when a bot takes their seat', () => {
  const late = begun(['a', 'b'], { pace: { kind: 'live', turn: 1, increment: 0 }, onTimeout: 'bot' });
  const seat = late.table?.due ?? 0;

  test('and gets it back', async () => {
    const open = slowRoom(late);
    const [time, played] = await Promise.all([open.change(timeIsUp(Date.now() + 1e7)), playing(open)]);
    expect([time, played]).toMatchObject([{ ok: {} }, { ok: null }]);
    expect(open.room.table?.choices).toBe(1);
    expect(open.room.bots[seat]).toBeUndefined();
  });

  test('even if the move is refused', async () => {
    const open = slowRoom(late);
    const [, refused] = await Promise.all([open.change(timeIsUp(Date.now() + 1e7)), playing(open, { move: 'fly' })]);
    expect(refused).toMatchObject({ refusal: { code: 'illegal' } });
    expect(open.room.bots[seat]).toBeUndefined();
  });

  test('and one commit is enough if the bot has had the seat for a while', async () => {
    const open = slowRoom(late);
    await open.change(timeIsUp(Date.now() + 1e7));
    const { lines } = open.room;
    let updates = 0;
    open.watch({ ...LOOKER, tell: () => (updates += 1) });
    updates = 0;
    expect(await playing(open)).toEqual(taken(null));
    expect(open.room.lines).toBe(lines + 2);
    expect(updates).toBe(1);
  });
});

const LOOKER: Omit<Watcher, 'tell'> = {
  viewer: () => 'spectator',
  person: () => undefined,
  hidden: () => false,
  said: () => undefined,
  pointed: () => undefined,
  gone: () => undefined,
};

test('a spectator who authenticates counts as present from then on', async () => {
  const ann = await newPerson(served.url, 'Ann');
  const table = await openTable(served.url, ann, setupOf());
  const first = await Client.open(served.url, ann.device);
  await first.must('watch', { table });
  await first.must('sit', { table, seat: 0 });
  first.close();
  const again = await Client.open(served.url);
  await again.must('watch', { table });
  await again.until(() => again.seen(table).room.spectators === 1);
  await again.must('hello', { device: ann.device });
  expect(again.seen(table).room).toMatchObject({ seat: 0, present: [0], spectators: 0 });
  again.close();
});

test('a chat message sent at the moment of a move is delivered', async () => {
  const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
  const { table, clients } = party;
  for (const text of ['one', 'two', 'three']) {
    const due = clients.findIndex((client) => askedOf(client, table) !== undefined);
    const { number = 0, moves = [] } = askedOf(clients[due]!, table) ?? {};
    await Promise.all([
      clients[1 - due]!.must('chat', { table, text }),
      clients[due]!.must('play', { table, number, moves: [moves[0]] }),
    ]);
    for (const client of clients) await client.until(() => client.said.includes(text), text);
  }
});

describe('after the close frame of a socket', () => {
  test('nothing is sent, and pending messages come before it', async () => {
    const socket = await RawSocket.open(served.url);
    socket.say('text', '{"id":1}', 'binary', 'x');
    expect(await socket.heard()).toEqual([expect.stringContaining('"id":1,"error"'), 'close 1003']);
  });

  test('the same when the server stops', async () => {
    const own = await serve();
    const socket = await RawSocket.open(own.url);
    socket.say('text', '{"id":7,"do":"leave","table":"x"}');
    const [heard] = await Promise.all([socket.heard(), own.remove()]);
    expect(heard.at(-1)).toBe('close 1012');
  });
});
