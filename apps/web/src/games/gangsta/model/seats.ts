import type { SeatView, View } from '@getaway/gangsta';
import type { SeatId } from '@getaway/kernel';

/** The viewer's own seat; who watches has none. */
export const ownSeat = ({ viewer }: Pick<View, 'viewer'>): SeatId | undefined =>
  viewer === 'spectator' ? undefined : viewer;

export function ownOf(view: View): SeatView | undefined {
  const seat = ownSeat(view);
  return seat === undefined ? undefined : view.seats[seat];
}

/** Everybody else, in the order of play from the viewer on. */
export function rivalSeats(view: View): readonly SeatId[] {
  const { length } = view.seats;
  const own = ownSeat(view);
  if (own === undefined) return view.seats.map((_, seat) => seat);
  return view.seats.slice(1).map((_, i) => (own + 1 + i) % length);
}

export const seatWith = (view: View, member: string): SeatId =>
  view.seats.findIndex(({ gang, hospital }) => [...gang, ...hospital].some(({ card }) => card === member));

export const doneCount = ({ doneByChapter }: SeatView): number => doneByChapter.reduce((sum, count) => sum + count, 0);
