import { stateOf } from '../rooms/heading.ts';
import { seatOf } from '../rooms/room.ts';
import type { RoomDirectory } from '../rooms/roomDirectory.ts';
import { passHost, stand } from '../rooms/seats.ts';
import type { Person, Store } from '../store/port.ts';
import { removeIfDone } from './tidy.ts';

/**
 * Somebody goes for good: bots go on at their seats, tables that they have opened and nobody plays at close, and everything
 * that tells who they were is removed. What they said in a chat stays, as it was said to others.
 */
export async function removePerson(
  person: Person,
  { rooms, store }: { readonly rooms: RoomDirectory; readonly store: Store },
): Promise<void> {
  const theirs = await store.tables.tablesOf(person.id);
  for (const { id } of theirs) {
    const open = await rooms.room(id).catch(() => undefined); // one that can't be opened keeps nobody here
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
