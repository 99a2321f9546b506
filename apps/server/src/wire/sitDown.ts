import { setTimeout as wait } from 'node:timers/promises';
import { type Attempt, type SeatId, taken } from '@getaway/kernel';
import type { AnswerTo } from '@getaway/protocol/socket';
import { hashOfSecret, newSecret } from '../base/secrets.ts';
import type { Actor } from '../rooms/acts.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { NO_SEAT, seatOf, seatTaken } from '../rooms/room.ts';
import { sit, stand } from '../rooms/seats.ts';
import type { Store, TakenSeat } from '../store/port.ts';

interface SeatRequest {
  readonly actor: Actor;
  readonly seat: SeatId;
}

interface SitRequest extends SeatRequest {
  readonly agrees: boolean;
}

/** Takes a seat. The answer contains the secret of the seat's link, which gives access to the seat on any device. */
export async function sitDown(
  open: OpenRoom,
  store: Store,
  { actor, seat, agrees }: SitRequest,
): Promise<Attempt<AnswerTo<'sit'>>> {
  const may = sit(actor, seat, { agrees })(open.room);
  if ('refusal' in may) return may;
  const secret = newSecret();
  const taking = { seat, person: actor.person, linkHash: hashOfSecret(secret) };
  const isTaken = !(await store.tables.takeSeat(open.id, taking)) && !(await takeLeftSeat(open, store, taking));
  if (isTaken) return seatTaken(seat);
  const before = seatOf(open.room, actor.person);
  const sat = await open.change(sit(actor, seat, { agrees }));
  const left = 'ok' in sat ? before : seat;
  if (left !== undefined) await store.tables.leaveSeat(open.id, left);
  return 'ok' in sat ? taken({ seat, secret }) : sat;
}

export async function standUp(open: OpenRoom, store: Store, { actor, seat }: SeatRequest): Promise<Attempt<null>> {
  const left = await open.change(stand(actor, seat, open.present));
  if ('refusal' in left) return left;
  await store.tables.leaveSeat(open.id, seat);
  return taken(null);
}

/** How long it may take from reserving a seat in the store to writing the line `sat`. */
const SITTING_DOWN_MS = 1000;

/**
 * Takes a seat that is reserved in the store but empty at the table. A seat is left in this state if the process that
 * reserved it has died.
 */
async function takeLeftSeat(open: OpenRoom, { tables }: Store, taking: TakenSeat): Promise<boolean> {
  if (open.room.seats[taking.seat] !== undefined) return false;
  await wait(SITTING_DOWN_MS);
  await open.refresh();
  if (open.room.seats[taking.seat] !== undefined) return false;
  await tables.leaveSeat(open.id, taking.seat);
  return tables.takeSeat(open.id, taking);
}

/** Renews the link of a seat. The previous link stops working. */
export async function newLink(
  open: OpenRoom,
  store: Store,
  { seat, person }: { readonly seat: SeatId; readonly person: string },
): Promise<Attempt<AnswerTo<'link'>>> {
  const secret = newSecret();
  const linked = { seat, person, linkHash: hashOfSecret(secret) };
  // If somebody has claimed the seat with the previous link in the meantime, both calls fail, because that person now
  // owns the seat.
  const isOwn = (await store.tables.relink(open.id, linked)) || (await store.tables.takeSeat(open.id, linked));
  return isOwn ? taken({ seat, secret }) : NO_SEAT;
}
