import { type Attempt, refused, type SeatId, taken } from '@getaway/kernel';
import type { Player } from './port.ts';

/** The seats that people play. */
export const peopleIn = (players: readonly Player[]): readonly SeatId[] =>
  players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));

/** The only person at the table. This person never has to hand over the device. */
export function onlyPersonIn(players: readonly Player[]): SeatId | undefined {
  const [first, ...others] = peopleIn(players);
  return others.length === 0 ? first : undefined;
}

/** The players after a seat was handed to a bot, or back to a person. */
export function substituted(
  players: readonly Player[],
  seat: SeatId,
  bot: string | undefined,
): Attempt<readonly Player[]> {
  const player = players[seat];
  if (player === undefined) return refused('badRequest', `There is no seat ${seat}; this game has ${players.length}.`);
  const { name } = player;
  return taken(players.with(seat, bot === undefined ? { name } : { name, bot }));
}
