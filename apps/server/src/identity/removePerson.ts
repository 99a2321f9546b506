import { stateOf } from '../rooms/heading.ts';
import { seatOf } from '../rooms/room.ts';
import type { RoomDirectory } from '../rooms/roomDirectory.ts';
import { passHost, stand } from '../rooms/seats.ts';
import type { Person, Store } from '../store/port.ts';
import { removeIfDone } from './putAway.ts';

/**
 * Deletes a person and all data about them, except chat messages. Bots take over the person's seats. A table that the
 * person hosts is closed if its game has not begun and nobody else has a seat.
 */
export async function removePerson(
  person: Person,
  { rooms, store }: { readonly rooms: RoomDirectory; readonly store: Store },
): Promise<void> {
  const theirs = await store.tables.tablesOf(person.id);
  for (const { id } of theirs) {
    const open = await rooms.room(id).catch(() => undefined); // a table that can't be opened must not block the deletion
    if (open === undefined) continue;
    const seat = seatOf(open.room, person.id);
    const actor = { person: person.id, name: person.name, at: Date.now() };
    if (seat !== undefined) await open.change(stand(actor, seat, open.present));
    if (open.room.host === person.id) await open.change(passHost(open.present, actor.at));
    if (open.room.host === person.id && stateOf(open.room) === 'gathering') await rooms.close(open, person.id);
  }
  await store.people.remove(person.id);
  for (const { id } of theirs) await removeIfDone(id, store);
}
