import type { SeatId, Viewer } from './shape.ts';

interface Seen {
  readonly viewer: Viewer;
}

/** The viewer's own seat; undefined for spectators. */
export const ownSeat = ({ viewer }: Seen): SeatId | undefined => (viewer === 'spectator' ? undefined : viewer);

/** What the viewer's own seat has; undefined for spectators. */
export function ownOf<Held>(view: Seen & { readonly seats: readonly Held[] }): Held | undefined {
  const seat = ownSeat(view);
  return seat === undefined ? undefined : view.seats[seat];
}
