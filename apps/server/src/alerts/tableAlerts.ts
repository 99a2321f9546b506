import type { SeatId } from '@getaway/kernel';
import type { AlertReason } from '@getaway/protocol/http';
import type { CalledFor } from '../rooms/calling.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import type { Room } from '../rooms/room.ts';
import type { Notifier } from './notifier.ts';

interface AlertRequest {
  readonly why: AlertReason;
  readonly seats: readonly SeatId[];
  /** The table that the alert links to. By default, this is the table of the room. */
  readonly table?: string;
}

async function alertSeats(
  { id, room }: OpenRoom,
  { why, seats, table = id }: AlertRequest,
  notifier: Notifier,
): Promise<void> {
  const people = seats.flatMap((seat) => room.seats[seat]?.person ?? []);
  await Promise.all(people.map((person) => notifier.notify(person, { why, game: room.setup.game, table })));
}

/** Sends alerts to the people whom the table waits for. */
export const alertWaitedFor = (
  open: OpenRoom,
  call: { readonly why: CalledFor; readonly seats: readonly SeatId[] },
  notifier: Notifier,
): Promise<void> => alertSeats(open, call, notifier);

/** Sends alerts to people who are away: if a bot has taken over their seat, or if a rematch was opened. */
export async function alertAfterChange(open: OpenRoom, before: Room, notifier: Notifier): Promise<void> {
  const { room } = open;
  if (before.bots === room.bots && before.rematch === room.rematch) return;
  const away = [...room.seats.keys()].filter((seat) => room.seats[seat] !== undefined && !open.isLooking(seat));
  const replaced = away.filter((seat) => before.bots[seat] === undefined && isReplaced(room, seat));
  if (replaced.length > 0) await alertSeats(open, { why: 'bot', seats: replaced }, notifier);
  if (room.rematch !== undefined && before.rematch === undefined)
    await alertSeats(open, { why: 'rematch', seats: away, table: room.rematch }, notifier);
}

/** Whether a bot plays the seat although the seat's owner did not ask for a bot. */
const isReplaced = ({ bots }: Room, seat: SeatId): boolean => {
  const why = bots[seat]?.why;
  return why === 'time' || why === 'others';
};
