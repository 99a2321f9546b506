import { type Attempt, taken } from '@getaway/kernel';
import { hashOfSecret, newSecret } from '../identity/secrets.ts';
import type { TableStore } from '../store/port.ts';
import { type Actor, rematch } from './acts.ts';
import type { Hall } from './hall.ts';
import type { OpenRoom } from './openRoom.ts';
import { sitAgain } from './seats.ts';

/**
 * Another table like this one, at which everybody who sat here has their seat before they come; the old one tells where it
 * is. Links of the new seats are nobody's yet: their owners ask for them.
 */
export async function openRematch(
  open: OpenRoom,
  actor: Actor,
  { hall, tables }: { readonly hall: Hall; readonly tables: TableStore },
): Promise<Attempt<{ readonly table: string }>> {
  const may = rematch(actor, '')(open.room);
  if ('refusal' in may) return may;
  const opened = await hall.open(open.room.setup, actor.person);
  if ('refusal' in opened) return opened;
  const next = opened.ok;
  for (const [seat, sitting] of open.room.seats.entries())
    if (sitting !== undefined)
      await tables.giveSeat(next.id, { seat, person: sitting.person, linkHash: hashOfSecret(newSecret()) });
  const sat = await next.change(sitAgain(open.room, actor.at));
  const told = 'refusal' in sat ? sat : await open.change(rematch(actor, next.id));
  if ('ok' in told) return taken({ table: next.id });
  await tables.remove(next.id);
  return told;
}
