import type { BotLevels } from '../hosted.ts';
import type { Player } from '../port.ts';
import { shownName } from './names.ts';

/** Whether a file's players fit its game: one for each seat, with distinct names, and only bots that the game has. */
export function seatsFit(
  game: Pick<BotLevels, 'botNamed'>,
  players: readonly Player[],
  { seatCount }: { readonly seatCount: number },
): boolean {
  const names = new Set(players.map(({ name }) => shownName(name)));
  return (
    players.length === seatCount &&
    names.size === seatCount &&
    players.every(({ bot }) => bot === undefined || game.botNamed(bot) === bot)
  );
}
