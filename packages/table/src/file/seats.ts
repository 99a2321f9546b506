import type { BotLevels } from '../hosted.ts';
import type { Player } from '../port.ts';
import { shownName } from './names.ts';

/**
 * Whether a file's players fit its game: one for each seat, and only bots that the game has. People need distinct names,
 * and so do bots. A bot may have the name of a person, because online tables once allowed people to be called “Bot 2”.
 */
export function seatsFit(
  game: Pick<BotLevels, 'botNamed'>,
  players: readonly Player[],
  { seatCount }: { readonly seatCount: number },
): boolean {
  const names = new Set(players.map(({ name, bot }) => `${bot === undefined ? 'person' : 'bot'} ${shownName(name)}`));
  return (
    players.length === seatCount &&
    names.size === seatCount &&
    players.every(({ bot }) => bot === undefined || game.botNamed(bot) === bot)
  );
}
