import { alertsOf, reachesNobody } from '../alerts/settings.ts';
import type { Act } from '../rooms/acts.ts';
import { changeBy } from '../rooms/afterLine.ts';
import type { Line } from '../rooms/lines.ts';
import { seatOf } from '../rooms/room.ts';
import type { RoomDirectory } from '../rooms/roomDirectory.ts';
import type { PeopleStore, Person, Store } from '../store/port.ts';

interface PersonPair {
  readonly from: Person;
  readonly to: Person;
}

interface DeviceMove extends PersonPair {
  /**
   * The name of the device before the login (`former`) and after it (`device`). The name is made from the hash of the
   * device's secret.
   */
  readonly former: string;
  readonly device: string;
}

/**
 * Runs when the person `to` logs in with a passkey on a device of the person `from`. Gives `to` everything that belongs
 * to `from`, and then deletes `from`. If `from` has a passkey or a second device, nothing is transferred or deleted.
 * Returns false if `from` keeps something and is therefore not deleted.
 */
export async function transferPerson(
  { from, to, former, device }: DeviceMove,
  { rooms, store }: { readonly rooms: RoomDirectory; readonly store: Store },
): Promise<boolean> {
  if (from.id === to.id) {
    await renameBrowser(to, { former, device }, store.people);
    return true;
  }
  if ((await store.people.passkeysOf(from.id)).length > 0) return false;
  if ((await store.people.devicesOf(from.id)).length > 1) return false;
  for (const { id } of await store.tables.tablesOf(from.id)) {
    const open = await rooms.room(id).catch(() => undefined);
    if (open === undefined) continue;
    const moved = await open.change(moveTo({ from, to }));
    if ('refusal' in moved) continue;
    const seat = seatOf(moved.ok, to.id);
    const kept = (await store.tables.seats(id)).find(({ person }) => person === from.id);
    if (kept === undefined || kept.seat !== seat) continue;
    await store.tables.claimSeat(id, { ...kept, person: to.id }); // the link of the seat stays valid
  }
  await store.tables.copyNotes(from.id, to.id);
  await store.people.copyPlayed(from.id, to.id);
  const left = await store.tables.tablesOf(from.id);
  if (left.length > 0) return false;
  await bringAlerts({ from, to }, device, store.people);
  await store.people.remove(from.id);
  return true;
}

/** Transfers the alert settings, unless the person who logs in already has some. */
async function bringAlerts({ from, to }: PersonPair, device: string, people: PeopleStore): Promise<void> {
  const [theirs, own] = await Promise.all([people.person(from.id), people.person(to.id)]);
  if (theirs === undefined || own === undefined) return;
  const [brought, known] = await Promise.all([alertsOf(theirs, people), alertsOf(own, people)]);
  if (!reachesNobody(known) || reachesNobody(brought)) return;
  const { language = brought.language } = known;
  const push = brought.push.map((browser) => ({ ...browser, device }));
  await people.setAlerts(to.id, JSON.stringify({ ...brought, language, push }));
}

/** Stores the device's push subscription under the new name of the device. */
async function renameBrowser(
  person: Person,
  { former, device }: Pick<DeviceMove, 'former' | 'device'>,
  people: PeopleStore,
): Promise<void> {
  const alerts = await alertsOf(person, people);
  const push = alerts.push.map((browser) => (browser.device === former ? { ...browser, device } : browser));
  if (push.some((browser, i) => browser !== alerts.push[i]))
    await people.setAlerts(person.id, JSON.stringify({ ...alerts, push }));
}

/**
 * Transfers the person's seat and the role of the host. The seat keeps the name of its player. A person who has another
 * seat at the table, or was removed from the table, does not get the seat.
 */
const moveTo =
  ({ from, to }: PersonPair): Act =>
  (room) => {
    const at = Date.now();
    const seat = seatOf(room, from.id);
    const name = seat === undefined ? undefined : room.seats[seat]?.name;
    const lines: Line[] = [];
    const mayCome = seatOf(room, to.id) === undefined && !room.removed.includes(to.id);
    if (seat !== undefined && name !== undefined && mayCome)
      lines.push({ line: 'claimed', at, seat, person: to.id, name });
    if (room.host === from.id) lines.push({ line: 'hosted', at, person: to.id });
    return changeBy(room, lines);
  };
