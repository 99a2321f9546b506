import { hashOfSecret, newSecret } from '../base/secrets.ts';
import type { Device, Person, Store } from '../store/port.ts';

/**
 * Devices that are no longer theirs. Each of them may still know the links of their seats, so all of these are made anew, also if
 * no device is found: an attempt before may have failed halfway. Resolves to the new secrets, by their tables, for the device that
 * is left.
 */
export async function logOut(
  { id }: Person,
  { people, tables }: Store,
  isLost: (device: Device) => boolean,
): Promise<Readonly<Record<string, string>>> {
  const lost = (await people.devicesOf(id)).filter(isLost);
  for (const { hash } of lost) await people.removeDevice(id, hash);
  const links: Record<string, string> = {};
  for (const { id: table } of await tables.tablesOf(id))
    for (const { seat, person } of await tables.seats(table)) {
      if (person !== id) continue;
      const secret = newSecret();
      if (await tables.relink(table, { seat, person, linkHash: hashOfSecret(secret) })) links[table] = secret;
    }
  return links;
}
