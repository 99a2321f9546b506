import { hashOfSecret, newSecret } from '../base/secrets.ts';
import type { Device, Person, Store } from '../store/port.ts';

/**
 * Logs out lost devices of a person and renews the links of the person's seats, because the devices may know the old
 * links. Renews the links even if no device is found, because an earlier attempt may have failed halfway. Resolves to
 * the secrets of the new links, by table.
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
