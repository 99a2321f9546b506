import { onlyOf, readAlerts } from '../alerts/settings.ts';
import type { Device, Passkey, PeopleStore, Person, Store } from '../store/port.ts';
import { hashOfSecret, newSecret } from './secrets.ts';

/** What a device is called by: enough to tell it from the others, too little to be it. */
export const nameOfDevice = ({ hash }: Pick<Device, 'hash'>): string => hash.slice(0, 16);

/** Ids of passkeys can be too long for an address. */
export const nameOfPasskey = ({ id }: Pick<Passkey, 'id'>): string => hashOfSecret(id).slice(0, 16);

/**
 * Devices that are no longer theirs, and are called no more. Each of them may still know the links of their seats, so all of
 * these are made anew; resolves to the new secrets, by their tables, for the device that is left.
 */
export async function logOut(
  { id }: Person,
  { people, tables }: Store,
  isLost: (device: Device) => boolean,
): Promise<Readonly<Record<string, string>>> {
  const lost = (await people.devicesOf(id)).filter(isLost);
  for (const { hash } of lost) await people.removeDevice(id, hash);
  const links: Record<string, string> = {};
  if (lost.length === 0) return links;
  await callOnlyOwn(id, people);
  for (const { id: table } of await tables.tablesOf(id))
    for (const { seat, person } of await tables.seats(table)) {
      if (person !== id) continue;
      const secret = newSecret();
      await tables.relink(table, { seat, linkHash: hashOfSecret(secret) });
      links[table] = secret;
    }
  return links;
}

async function callOnlyOwn(id: string, people: PeopleStore): Promise<void> {
  const [person, devices] = await Promise.all([people.person(id), people.devicesOf(id)]);
  if (person === undefined) return;
  const alerts = readAlerts(person.alerts);
  const left = onlyOf(alerts, devices.map(nameOfDevice));
  if (left.push.length < alerts.push.length) await people.setAlerts(id, JSON.stringify(left));
}
