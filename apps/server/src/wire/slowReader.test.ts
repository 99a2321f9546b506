import { setTimeout as wait } from 'node:timers/promises';
import type { RoomUpdate } from '@getaway/protocol/room';
import { expect, test } from 'vitest';
import { play } from '../rooms/acts.ts';
import { NOBODY } from '../rooms/attendance.ts';
import { OpenRoom } from '../rooms/openRoom.ts';
import { begun, NO_BOTS } from '../testing/played.ts';
import { Connection } from './connection.ts';

const MEGABYTE = 1024 * 1024;

/** A table and a client that watches it. The test can block the client's connection. */
function looking() {
  const nothing = (): void => undefined;
  const tables = { append: async () => true, chat: async () => [], note: async () => '' };
  const deps = { onChange: nothing, onPresence: nothing, onGone: nothing, elsewhere: () => NOBODY };
  const open = new OpenRoom('t', begun(['a', 'b']), { ...deps, tables: tables as never });
  const told: RoomUpdate[] = [];
  const wire = {
    waiting: 0,
    pay: () => true,
    hangUp: nothing,
    send(text: string) {
      const { room } = JSON.parse(text) as { readonly room?: RoomUpdate };
      if (room !== undefined) told.push(room);
    },
  };
  const rooms = { room: async () => open } as never;
  const connection = new Connection(wire, {
    rooms,
    store: { tables } as never,
    meters: {} as never,
    onTrouble: nothing,
    ...NO_BOTS,
  });
  return { open, told, wire, connection };
}

async function playOne({ room, ...open }: Pick<OpenRoom, 'room' | 'change'>): Promise<void> {
  const seat = room.table?.due ?? 0;
  const [move] = room.table?.sceneFor(seat).asked?.moves ?? [];
  await open.change(play(seat, move === undefined ? [] : [move], { number: room.table?.number ?? 0, at: 0 }));
}

test('a slow reader gets the newest state once they have caught up, not every state in between', async () => {
  const { open, told, wire, connection } = looking();
  connection.receive('{"id":1,"do":"watch","table":"t"}');
  while (told.length === 0) await wait(1);
  const before = told.length;
  wire.waiting = MEGABYTE;
  for (let i = 0; i < 5; i += 1) await playOne({ room: open.room, change: (act) => open.change(act) });
  await wait(300);
  expect(told).toHaveLength(before);
  wire.waiting = 0;
  while (told.length === before) await wait(10);
  expect(told.at(-1)).toMatchObject({ version: open.room.lines, scene: { log: { from: 1 } } });
  expect(told.at(-1)?.scene?.log.passages).toHaveLength(5);
  connection.close();
});
