import { otherSeats, ownSeat, type SeatId, type Viewer } from '@getaway/kernel';

interface Seated {
  readonly viewer: Viewer;
  readonly seats: readonly unknown[];
}

/** The other seats, in playing order after the viewer. A spectator gets all seats. */
export function rivalSeats(view: Seated): readonly SeatId[] {
  const own = ownSeat(view);
  return own === undefined ? view.seats.map((_, seat) => seat) : otherSeats(view.seats.length, own);
}
