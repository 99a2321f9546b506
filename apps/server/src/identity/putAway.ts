import type { Act } from '../rooms/acts.ts';
import { changeBy } from '../rooms/afterLine.ts';
import { stateOf } from '../rooms/heading.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { seatOf } from '../rooms/room.ts';
import type { RoomDirectory } from '../rooms/roomDirectory.ts';
import { passHost, stand } from '../rooms/seats.ts';
import { type Person, type Store, StoreError } from '../store/port.ts';

interface TidyDeps {
  readonly rooms: RoomDirectory;
  readonly store: Store;
}

/**
 * Removes a table from the list of one person. Unless the game is over, the person leaves their seat. In a running
 * game, a bot then takes over. The table is deleted when all its people have removed it from their lists, or if the
 * person hosts it before the game and nobody else has a seat.
 */
export async function putAwayTable(person: Person, id: string, { rooms, store }: TidyDeps): Promise<void> {
  const open = await rooms.room(id).catch(orClosed);
  if (open !== undefined) return leave(person, open, { rooms, store });
  await store.tables.putAway(id, person.id);
  await removeIfDone(id, store);
}

/** Treats a table that can't be opened like a missing one. Errors of the store are thrown again. */
function orClosed(error: unknown): undefined {
  if (error instanceof StoreError) throw error;
}

async function leave(person: Person, open: OpenRoom, { rooms, store }: TidyDeps): Promise<void> {
  const seat = seatOf(open.room, person.id);
  if (seat !== undefined && stateOf(open.room) !== 'over') {
    const left = await open.change(stand({ person: person.id, name: person.name, at: Date.now() }, seat, open.present));
    if ('ok' in left) await store.tables.leaveSeat(open.id, seat);
  }
  if (open.room.host === person.id) await open.change(passHost(open.present, Date.now()));
  if (open.room.host === person.id && stateOf(open.room) === 'gathering') await rooms.close(open, person.id);
  else {
    await open.change(handOn(person.id));
    await store.tables.putAway(open.id, person.id);
    await removeIfDone(open.id, store);
  }
}

/** If the person hosts a running game, makes one of the other players the host, because the person leaves the table. */
const handOn =
  (person: string): Act =>
  (room) => {
    const next = room.seats.find((sitting) => sitting !== undefined && sitting.person !== person);
    const stays = room.host !== person || stateOf(room) !== 'playing' || next === undefined;
    return changeBy(room, stays ? [] : [{ line: 'hosted', at: Date.now(), person: next.person }]);
  };

/** Deletes a table if all its people have removed it from their lists. People who were deleted do not count. */
export async function removeIfDone(id: string, { tables, people }: Store): Promise<void> {
  const heading = await tables.heading(id);
  if (heading === undefined) return;
  const host = heading.host === undefined ? undefined : await people.person(heading.host);
  const sitting = (await tables.seats(id)).map(({ person }) => person);
  const done = await tables.putAwayBy(id);
  const left = [...sitting, ...(host === undefined ? [] : [host.id])].filter((person) => !done.includes(person));
  if (left.length === 0) await tables.remove(id);
}
