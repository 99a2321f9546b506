import type { Viewer } from '@getaway/kernel';
import { type RoomScene, type RoomUpdate, roomIn } from '@getaway/protocol/room';
import { describe, expect, test } from 'vitest';
import type { Utf8 } from '../base/utf8.ts';
import { after, begun, gathered } from '../testing/played.ts';
import { play, undo } from './acts.ts';
import type { Attendance } from './attendance.ts';
import type { Room } from './room.ts';
import { clientStateAfter, RoomUpdates } from './roomUpdates.ts';

const HERE: Attendance = { seats: [0, 1], hidden: [], spectators: 1, host: true };
const LOOKERS: readonly (readonly [Viewer, string | undefined])[] = [
  [0, 'a'],
  [1, 'b'],
  [2, 'c'],
  ['spectator', 'z'],
  ['spectator', undefined],
];

const told = (bytes: Utf8): RoomScene =>
  roomIn((JSON.parse(Buffer.from(bytes, 'latin1').toString()) as { readonly room: RoomUpdate }).room);
const plain = (document: unknown): unknown => JSON.parse(JSON.stringify(document));

/** Plays some choices of a game and sometimes undoes one. Yields the room before and after each step. */
function* moments(game: string): Generator<readonly [Room, Room]> {
  let room = begun(['a', 'b', 'c'], { game });
  for (let i = 0; i < 120 && room.table?.due !== undefined; i += 1) {
    const { table } = room;
    const last = table.lastEntry?.seat;
    const isBack = i % 7 === 3 && last !== undefined && table.undoFor(last) === 'possible';
    const moves = table.sceneFor(table.due ?? 0).asked?.moves ?? [];
    const move = moves[(i * 7) % moves.length]!;
    const next = after(room, isBack ? undo(last, 1) : play(table.due ?? 0, [move], { number: table.number, at: 1 }));
    yield [room, next];
    room = next;
  }
}

describe.each(['gangsta', 'escape-plan'])('of %s', (game) => {
  test('every viewer gets their own scene, whoever else gets an update', () => {
    for (const [before, room] of moments(game)) {
      const updates = new RoomUpdates('t', room, HERE);
      for (const [viewer, person] of LOOKERS) {
        const whole = told(updates.messageFor({ viewer, person, known: undefined, now: 5 }));
        const alone = room.table?.sceneFor(viewer);
        expect(whole.scene).toEqual(plain(alone));
        expect(whole).toMatchObject({ version: room.lines, hosting: person === 'a', present: [0, 1], now: 5 });
        expect(whole.seat).toBe(viewer === 'spectator' ? undefined : viewer);
        // A client that has the previous state gets only the new part of the log. After an undo, clients get the whole
        // log.
        const { log } =
          told(updates.messageFor({ viewer, person, known: clientStateAfter(before), now: 5 })).scene ?? {};
        const from = room.lastCut >= before.lines ? 0 : clientStateAfter(before).passages;
        expect(log).toEqual(plain({ from, passages: alone?.log.passages.slice(from) }));
      }
    }
  });
});

test('the list of players is up to date, although its JSON is cached', () => {
  const gathering = gathered(['a', 'b']);
  const playing = begun(['a', 'b']);
  const players = (room: Room) =>
    told(new RoomUpdates('t', room, HERE).messageFor({ viewer: 0, person: 'a', known: undefined, now: 0 }));
  expect(players(gathering)).not.toHaveProperty('pack');
  expect(players(playing)).toMatchObject({ pack: { id: 'house' }, players: [{ name: 'A' }, { name: 'B' }], host: 0 });
  const bots = playing.bots.with(1, { level: 'steady', firstQuestion: 1, why: 'wish' });
  expect(players({ ...playing, bots }).players[1]).toEqual({ name: 'B', bot: 'steady' });
  expect(players({ ...playing, host: 'b' })).toMatchObject({ host: 1, hosting: false });
});

test('names in any alphabet arrive, at a table and before the game', () => {
  for (const room of [gathered(['a', 'b']), begun(['a', 'b'])]) {
    const seats = room.seats.with(0, { person: 'a', name: 'Žofie Łukasz' });
    const update = new RoomUpdates('t', { ...room, seats }, HERE);
    const { players } = told(update.messageFor({ viewer: 1, person: 'b', known: undefined, now: 0 }));
    expect(players).toMatchObject([{ name: 'Žofie Łukasz' }, { name: 'B' }]);
  }
});
