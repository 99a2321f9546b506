import { type Attempt, taken } from '@getaway/kernel';
import type { AnswerTo } from '@getaway/protocol/socket';
import { hashOfSecret, newSecret } from '../base/secrets.ts';
import { StoreError, type TableStore } from '../store/port.ts';
import { type Actor, rematch } from './acts.ts';
import type { OpenRoom } from './openRoom.ts';
import type { Room } from './room.ts';
import type { RoomDirectory } from './roomDirectory.ts';
import { sitAgain } from './seats.ts';

/**
 * Opens a new table with the same settings and seats, and records its id at the old table. Players get their new links
 * on request.
 */
export async function openRematch(
  open: OpenRoom,
  actor: Actor,
  { rooms, tables }: { readonly rooms: RoomDirectory; readonly tables: TableStore },
): Promise<Attempt<AnswerTo<'rematch'>>> {
  const may = rematch(actor, '')(open.room);
  if ('refusal' in may) return may;
  // Nobody has agreed to play with open hands at the next table. So the next table is not a teaching table.
  const { teaching: _, ...setup } = open.room.setup;
  const opened = await rooms.open(setup, actor.person);
  if ('refusal' in opened) return opened;
  const next = opened.ok;
  const sat = await seatAll(open.room, next, { at: actor.at, tables }).catch(async (error: unknown) => {
    await tables.remove(next.id).catch(() => undefined); // ignored, because nobody knows about the new table yet
    throw error;
  });
  const told = 'refusal' in sat ? sat : await open.change(rematch(actor, next.id));
  if ('ok' in told) return taken({ table: next.id });
  await tables.remove(next.id);
  return told;
}

/** Gives everybody the same seat as before. The seat of a deleted person stays free. */
async function seatAll(
  before: Room,
  next: OpenRoom,
  { at, tables }: { readonly at: number; readonly tables: TableStore },
): Promise<Attempt<Room>> {
  const seats = [...before.seats];
  for (const [seat, sitting] of seats.entries()) {
    if (sitting === undefined) continue;
    try {
      await tables.giveSeat(next.id, { seat, person: sitting.person, linkHash: hashOfSecret(newSecret()) });
    } catch (error) {
      if (!(error instanceof StoreError) || error.trouble !== 'missing') throw error;
      seats[seat] = undefined;
    }
  }
  return next.change(sitAgain({ ...before, seats }, at));
}
