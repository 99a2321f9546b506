import { NOTHING_FORESEEN } from '@getaway/kernel';
import { ROOM_PROTOCOL } from '@getaway/protocol/room';
import type { Showing } from '@getaway/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeSocket, flushPromises, socketFactory } from '../testing/fakeSocket.ts';
import { onlineTable } from '../testing/onlineTable.ts';
import { GREETING, JUMP, PASS, passage, room, SETUP, type SentUpdate } from '../testing/updates.ts';
import type { OnlineTable } from './onlineTable.ts';
import { playPortOf, watchPortOf } from './tablePort.ts';

let sockets: FakeSocket[] = [];
let table: OnlineTable;
let strangers: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  strangers = [];
  table = onlineTable({
    connect: socketFactory(sockets),
    device: () => 'secret',
    onUnknownDevice: (device) => {
      strangers.push(device);
    },
  });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const socket = (): FakeSocket => sockets.at(-1)!;

/** Opens the connection, answers the requests `hello` and `watch`, and sends this update. */
async function greet(told: SentUpdate): Promise<void> {
  await socket().open();
  if (socket().asked.some(({ do: name }) => name === 'hello')) await socket().answer('hello', { ok: GREETING });
  await socket().tell(room(told));
  await socket().answer('watch', { ok: { chat: [], note: '' } });
}

const ready = (): Promise<void> => greet({ version: 3, passages: [SETUP], asked: 3 });
const lost = async (): Promise<void> => {
  await socket().break();
  await vi.advanceTimersByTimeAsync(500);
};

test('says hello, then watches, and shows the room', async () => {
  const shown: Showing[] = [];
  watchPortOf(table).watch((showing) => shown.push(showing));
  expect(table.connection.state.value).toBe('opening');
  await ready();
  expect(socket().asked.map((request) => request.do)).toEqual(['hello', 'watch']);
  expect(table.connection.state.value).toBe('open');
  expect(shown).toHaveLength(1);
  expect(shown[0]?.scene?.asked?.number).toBe(3);
  expect(shown[0]?.scene?.view).toEqual({ version: 3, viewer: 0 }); // merged from the public part and the viewer's private part
  expect(table.now() - Date.now()).toBe(5000);
});

test('a new watcher gets the whole log, whichever part came last', async () => {
  await ready();
  await socket().tell(room({ version: 4, from: 1, passages: [passage(PASS)] }));
  const shown: Showing[] = [];
  watchPortOf(table).watch((showing) => shown.push(showing));
  expect(shown[0]?.log).toEqual([SETUP, passage(PASS)]);
});

test('sends its protocol version, and asks for a reload if the server has another version', async () => {
  await socket().open();
  await socket().answer('hello', { ok: GREETING });
  expect(socket().last('watch').protocol).toBe(ROOM_PROTOCOL);
  await socket().answer('watch', { error: { code: 'badRequest', message: '', because: 'otherVersion' } });
  expect(table.gone.value).toBe('otherVersion');
});

test('reconnects by itself and says which version it has', async () => {
  await ready();
  await socket().break();
  expect(table.connection.state.value).toBe('lost');
  expect(table.room.value?.version).toBe(3); // the last version is still shown
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets).toHaveLength(2);
  await socket().open();
  await socket().answer('hello');
  expect(socket().last('watch').known).toEqual({ lines: 3, passages: 1 });
  await socket().tell(room({ version: 5, from: 1, passages: [passage(PASS), passage(PASS, 1)], asked: 5 }));
  await socket().answer('watch', { ok: { chat: [], note: '' } });
  expect(table.connection.state.value).toBe('open');
  expect(table.log).toHaveLength(3);
});

test('the pauses between attempts grow while nobody answers, and end when the network is back', async () => {
  await ready();
  await socket().break();
  for (let i = 0; i < 8; i += 1) {
    await vi.advanceTimersByTimeAsync(20_000);
    await socket().break();
  }
  const tries = sockets.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(sockets).toHaveLength(tries);
  table.connection.wake();
  expect(sockets).toHaveLength(tries + 1);
});

test('a choice made offline waits, and is sent once the connection is back', async () => {
  await ready();
  await socket().break();
  const playing = playPortOf(table).play(3, [PASS]);
  await vi.advanceTimersByTimeAsync(60_000);
  await greet({ version: 3, from: 1, asked: 3 });
  expect(socket().last('play')).toMatchObject({ table: 't1', number: 3, moves: [PASS] });
  await socket().tell(room({ version: 4, from: 1, passages: [passage(PASS)] }));
  await socket().answer('play');
  expect(await playing).toEqual({ ok: null });
});

test('a choice whose answer was lost is sent again, and counts as made if the log has it', async () => {
  await ready();
  const playing = playPortOf(table).play(3, [PASS]);
  await lost();
  await greet({ version: 4, from: 1, passages: [passage(PASS)] });
  expect(socket().last('play').number).toBe(3);
  await socket().answer('play', { error: { code: 'notAsked', message: 'Decision 3 is not due.' } });
  expect(await playing).toEqual({ ok: null });
});

test('a choice that was lost while another player changed the table is refused with a sentence', async () => {
  await ready();
  const playing = playPortOf(table).play(3, [PASS]);
  await lost();
  await greet({ version: 6, from: 1, passages: [passage(JUMP)], asked: 6 });
  await socket().answer('play', { error: { code: 'notAsked', message: 'Decision 3 is not due.' } });
  expect(await playing).toEqual({ refusal: { code: 'notAsked', message: 'notAsked' } });
});

const UNAVAILABLE = { error: { code: 'unavailable', message: 'The server can’t write at the moment; try again.' } };

test('a choice that the server can’t save is reported and sent again until it is saved', async () => {
  await ready();
  const playing = playPortOf(table).play(3, [PASS]);
  const sent = (): number => socket().asked.filter(({ do: name }) => name === 'play').length;
  for (let tries = 1; tries <= 3; tries += 1) {
    expect(sent()).toBe(tries);
    await socket().answer('play', UNAVAILABLE);
    expect(table.unsaved.value).toBe(true);
    await vi.advanceTimersByTimeAsync(2500);
  }
  await socket().tell(room({ version: 4, from: 1, passages: [passage(PASS)] }));
  await socket().answer('play');
  expect(await playing).toEqual({ ok: null });
  expect(table.unsaved.value).toBe(false);
});

test('a choice that was saved although the server reported a failure counts once', async () => {
  await ready();
  const playing = playPortOf(table).play(3, [PASS]);
  await flushPromises();
  await socket().answer('play', UNAVAILABLE);
  await socket().tell(room({ version: 4, from: 1, passages: [passage(PASS)] }));
  await socket().answer('play', { error: { code: 'notAsked', message: 'Decision 3 is not due.' } });
  expect(await playing).toEqual({ ok: null });
});

test('a table that can’t be read at the moment is requested again', async () => {
  await socket().open();
  await socket().answer('hello', { ok: GREETING });
  await socket().answer('watch', UNAVAILABLE);
  await vi.advanceTimersByTimeAsync(1500);
  await socket().tell(room({ version: 3, passages: [SETUP], asked: 3 }));
  await socket().answer('watch', { ok: { chat: [], note: '' } });
  expect(table.gone.value).toBeUndefined();
  expect(socket().asked.filter(({ do: name }) => name === 'watch')).toHaveLength(2);
});

test('a request that must not be sent twice is not repeated, and its loss is reported', async () => {
  await ready();
  const undoing = playPortOf(table).undo();
  await lost();
  expect(await undoing).toEqual({ refusal: { code: 'notAsked', message: 'lost' } });
  await greet({ version: 3, from: 1, asked: 3 });
  expect(socket().asked.some(({ do: name }) => name === 'undo')).toBe(false);
});

test('a request that was never sent is given up after a while', async () => {
  await ready();
  await socket().break();
  const undoing = playPortOf(table).undo();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await undoing).toEqual({ refusal: { code: 'notAsked', message: 'offline' } });
});

test('a server that does not answer counts as lost; the request is repeated on a new connection', async () => {
  await ready();
  const foreseeing = playPortOf(table).foresee([PASS]);
  const silent = socket();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(silent.closed).toBe(true);
  await greet({ version: 3, from: 1, asked: 3 });
  // an answer arrives on a connection that is no longer used
  await silent.answer('foresee', { ok: { ...NOTHING_FORESEEN, events: [{ type: 'late' }] } });
  await socket().answer('foresee', { ok: { ...NOTHING_FORESEEN, reveals: true } });
  await socket().answer('foresee', { ok: { ...NOTHING_FORESEEN, events: [{ type: 'twice' }] } });
  expect(await foreseeing).toEqual({ ...NOTHING_FORESEEN, reveals: true });
});

test('a silent connection is probed, and given up if it is dead', async () => {
  await ready();
  const first = socket();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(first.last('leave')).toMatchObject({ table: '' });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(first.closed).toBe(true);
});

test('older updates are ignored, unless they are the first of a new connection', async () => {
  await ready();
  await socket().tell(room({ version: 5, from: 1, passages: [passage(PASS), passage(PASS, 1)] }));
  await socket().tell(room({ version: 4, from: 1, passages: [passage(PASS)] }));
  expect(table.room.value?.version).toBe(5);
  expect(table.log).toHaveLength(3);
  await lost();
  await greet({ version: 2, passages: [SETUP], asked: 2 }); // the server was restored from a backup
  expect(table.room.value?.version).toBe(2);
  expect(table.log).toHaveLength(1);
});

test('a log with a gap is requested from its beginning', async () => {
  await ready();
  await socket().tell(room({ version: 9, from: 5, passages: [passage(PASS)] }));
  expect(table.room.value?.version).toBe(3);
  expect(socket().last('watch').known).toBeUndefined();
  await socket().tell(room({ version: 9, passages: [SETUP, passage(PASS)] }));
  expect(table.room.value?.version).toBe(9);
});

test('a change of viewer forgets everything that was seen before', async () => {
  await ready();
  await lost();
  await socket().open();
  await socket().answer('hello');
  await socket().tell(room({ version: 4, from: 1, passages: [passage(PASS)], viewer: 'spectator' }));
  expect(socket().last('watch').known).toBeUndefined();
  await socket().tell(room({ version: 4, passages: [SETUP, passage(PASS)], viewer: 'spectator' }));
  expect(table.viewer).toBe('spectator');
  expect(table.log).toHaveLength(2);
});

test('a device that the server no longer knows can still watch', async () => {
  await socket().open();
  await socket().answer('hello', { error: { code: 'badRequest', message: 'This device is not known here.' } });
  expect(strangers).toEqual(['secret']);
  expect(socket().last('watch').table).toBe('t1');
});

test('reports a table that does not exist or was closed', async () => {
  await socket().open();
  await socket().answer('hello');
  await socket().answer('watch', { error: { code: 'noGame', message: 'There is no such table.' } });
  expect(table.gone.value).toBe('none');
  await socket().tell({ table: 't1', gone: 'closed' });
  expect(table.gone.value).toBe('closed');
});

test('an invalid document changes nothing; chat is kept in order', async () => {
  await ready();
  await socket().tell('not json');
  await socket().tell({ hello: 1 });
  await socket().tell(room({ version: 4, from: 0, passages: [SETUP] }));
  await socket().tell({ table: 't1', said: [{ at: 1, name: 'Ben', text: 'Hi', by: 'b', seat: 1 }] });
  await socket().tell({ table: 't2', said: [{ at: 2, name: 'Eve', text: 'Elsewhere', by: 'b' }] });
  expect(table.chat.value.map(({ text }) => text)).toEqual(['Hi']);
});

test('closing answers every pending request', async () => {
  await ready();
  const playing = playPortOf(table).play(3, [PASS]);
  table.close();
  await flushPromises();
  expect(await playing).toEqual({ refusal: { code: 'notAsked', message: 'lost' } });
});

test('a hundred previews at once are held back, but the choice after them is not', async () => {
  await ready();
  for (let i = 0; i < 100; i += 1) void playPortOf(table).foresee([PASS]);
  void playPortOf(table).play(3, [PASS]);
  await flushPromises();
  const sent = (): number => socket().asked.filter(({ do: name }) => name === 'foresee').length;
  expect(sent()).toBeLessThan(70);
  await vi.advanceTimersByTimeAsync(200);
  expect(socket().last('play').number).toBe(3);
  expect(sent()).toBeLessThan(70);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toBe(100);
});
