import type { SeatId, Viewer } from './shape.ts';

interface Seen {
  readonly viewer: Viewer;
}

/** The viewer's own seat. Spectators have none. */
export const ownSeat = ({ viewer }: Seen): SeatId | undefined => (viewer === 'spectator' ? undefined : viewer);

/** The board of the viewer's own seat. */
export function ownOf<Held>(view: Seen & { readonly seats: readonly Held[] }): Held | undefined {
  const seat = ownSeat(view);
  return seat === undefined ? undefined : view.seats[seat];
}
