import type { Room } from './room.ts';

/** Whether only bots play at the table, because all people have left or have handed their seats to bots. */
export const isBotsOnly = ({ seats, bots }: Room): boolean =>
  seats.every((sitting, seat) => sitting === undefined || bots[seat] !== undefined);
