import type { SeatId } from '@getaway/kernel';
import type { Player } from './port.ts';

/** The seats that people play. */
export const peopleIn = (players: readonly Player[]): readonly SeatId[] =>
  players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));

/** The only person at the table, who never has to hand over the device; undefined if there are several or none. */
export function onlyPersonIn(players: readonly Player[]): SeatId | undefined {
  const [first, ...others] = peopleIn(players);
  return others.length === 0 ? first : undefined;
}
