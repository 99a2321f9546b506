import { taken } from '@getaway/kernel';
import { isNever, readAlerts } from '../alerts/settings.ts';
import type { Act } from '../rooms/acts.ts';
import type { Hall } from '../rooms/hall.ts';
import type { Line } from '../rooms/lines.ts';
import { seatOf } from '../rooms/room.ts';
import type { PeopleStore, Person, Store } from '../store/port.ts';

interface Move {
  readonly from: Person;
  readonly to: Person;
}

interface Coming extends Move {
  /** The name by which their device is known from now on. */
  readonly device: string;
}

/**
 * Somebody has said by a passkey who they are, on a device on which they had been somebody else: the seats and tables of that
 * one come along, with notes and alerts, and then there is no need for it. One with a passkey of its own, or with another device,
 * can come back by it, and keeps everything. True if nothing is left behind.
 */
export async function bringAlong(
  { from, to, device }: Coming,
  { hall, store }: { readonly hall: Hall; readonly store: Store },
): Promise<boolean> {
  if (from.id === to.id) return true;
  if ((await store.people.passkeysOf(from.id)).length > 0) return false;
  if ((await store.people.devicesOf(from.id)).length > 1) return false;
  for (const { id } of await store.tables.tablesOf(from.id)) {
    const open = await hall.room(id).catch(() => undefined);
    if (open === undefined) continue;
    const moved = await open.change(moveTo({ from, to }));
    if ('refusal' in moved) continue;
    const seat = seatOf(moved.ok, to.id);
    const kept = (await store.tables.seats(id)).find(({ person }) => person === from.id);
    if (kept === undefined || kept.seat !== seat) continue;
    await store.tables.giveSeat(id, { ...kept, person: to.id }); // its link stays the same
  }
  await store.tables.copyNotes(from.id, to.id);
  const left = await store.tables.tablesOf(from.id);
  if (left.length > 0) return false;
  await bringAlerts({ from, to, device }, store.people);
  await store.people.remove(from.id);
  return true;
}

/** Whoever is called in a way of their own already is not called in others. */
async function bringAlerts({ from, to, device }: Coming, people: PeopleStore): Promise<void> {
  const [theirs, own] = await Promise.all([people.person(from.id), people.person(to.id)]);
  if (theirs === undefined || own === undefined) return;
  const { language } = readAlerts(own.alerts);
  const { push, ...alerts } = readAlerts(theirs.alerts);
  const brought = {
    ...alerts,
    ...(language === undefined ? {} : { language }),
    push: push.map((browser) => ({ ...browser, device })),
  };
  if (isNever(readAlerts(own.alerts)) && !isNever(brought)) await people.setAlerts(to.id, JSON.stringify(brought));
}

/** The seat keeps the name that the others know; whoever has a seat there already does not get another one. */
const moveTo =
  ({ from, to }: Move): Act =>
  (room) => {
    const at = Date.now();
    const seat = seatOf(room, from.id);
    const name = seat === undefined ? undefined : room.seats[seat]?.name;
    const lines: Line[] = [];
    if (seat !== undefined && name !== undefined && seatOf(room, to.id) === undefined)
      lines.push({ line: 'claimed', at, seat, person: to.id, name });
    if (room.host === from.id) lines.push({ line: 'hosted', at, person: to.id });
    return taken(lines);
  };
