import type { Room } from './room.ts';

/** Whether only bots play, because the people have left or handed their seats to bots. */
export const isBotsOnly = ({ seats, bots }: Room): boolean =>
  seats.every((sitting, seat) => sitting === undefined || bots[seat] !== undefined);
