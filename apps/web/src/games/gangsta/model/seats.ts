import type { SeatView, View } from '@getaway/gangsta';
import type { SeatId } from '@getaway/kernel';

export const seatWith = (view: View, member: string): SeatId =>
  view.seats.findIndex(({ gang, hospital }) => [...gang, ...hospital].some(({ card }) => card === member));

export const doneCount = ({ doneByChapter }: SeatView): number => doneByChapter.reduce((sum, count) => sum + count, 0);
