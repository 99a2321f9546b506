import type { Room } from './room.ts';

/** Nobody plays at it but bots: whoever sat there has gone, or has left their seat to one. */
export const isBotsOnly = ({ seats, bots }: Room): boolean =>
  seats.every((sitting, seat) => sitting === undefined || bots[seat] !== undefined);
