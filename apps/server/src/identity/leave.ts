import { stand } from '../rooms/acts.ts';
import type { Hall } from '../rooms/hall.ts';
import { stateOf } from '../rooms/heading.ts';
import { seatOf } from '../rooms/room.ts';
import type { Person, Store } from '../store/port.ts';

/**
 * Somebody goes for good: bots go on at their seats, tables that they have opened and nobody plays at close, and everything
 * that tells who they were is removed. What they said in a chat stays, as it was said to others.
 */
export async function removePerson(
  person: Person,
  { hall, store }: { readonly hall: Hall; readonly store: Store },
): Promise<void> {
  for (const { id } of await store.tables.tablesOf(person.id)) {
    const open = await hall.room(id).catch(() => undefined); // one that can't be opened keeps nobody here
    if (open === undefined) continue;
    const seat = seatOf(open.room, person.id);
    const actor = { person: person.id, name: person.name, at: Date.now() };
    if (seat !== undefined) await open.change(stand(actor, seat));
    if (open.room.host === person.id && stateOf(open.room) === 'gathering') await hall.close(open, person.id);
  }
  await store.people.remove(person.id);
}
