import { STRONGEST } from '@getaway/games/lab';
import type { BotLevels, Player } from '@getaway/table';
import { quoted, shell, type Trouble, trouble } from '../messages/shell.ts';
import { isSeatName } from '../terminal/names.ts';

export interface SeatOptions extends BotLevels {
  readonly players: number;
  readonly humans: string | undefined;
  readonly names: string | undefined;
  readonly bot: string | undefined;
  /**
   * The bots, separated by commas. They get the seats that follow the seats of the humans. The last bot also plays any
   * remaining seats.
   */
  readonly bots: string | undefined;
}

/** Gives the first seats to the humans and the others to bots. */
export function readSeats({
  players,
  humans = '1',
  names = '',
  bot,
  bots: listed,
  ...game
}: SeatOptions): readonly Player[] | Trouble {
  const count = readWhole(humans);
  if (count === undefined || count > players) return trouble('argument.humans', { players, value: quoted(humans) });
  const bots = readBots(game, listed ?? bot ?? game.defaultLevel);
  if ('trouble' in bots) return bots;
  const requested = names.split(',').map((name) => name.normalize('NFC').trim());
  if (names !== '' && requested.length > players)
    return trouble('argument.names', { names: requested.length, players });
  const seats: Player[] = [];
  for (let i = 0; i < players; i += 1) {
    const standard = shell.say(i < count ? 'seat.human' : 'seat.bot', { number: i + 1 });
    const name = names === '' ? standard : (requested[i] ?? standard);
    if (!isSeatName(name)) return trouble('argument.name', { name: quoted(name) });
    if (seats.some((seat) => seat.name === name)) return trouble('argument.sameName', { name });
    seats.push(i < count ? { name } : { name, bot: bots[i - count] ?? bots.at(-1) ?? game.defaultLevel });
  }
  return seats;
}

/** Parses a list of bots such as `steady,wily:banker` and returns the full name of each. */
function readBots(game: BotLevels, list: string): readonly string[] | Trouble {
  const bots: string[] = [];
  for (const text of list.split(',')) {
    const bot = game.botNamed(text.trim());
    if (bot === undefined) return noSuchBot(game, text.trim());
    bots.push(bot);
  }
  return bots;
}

export const noSuchBot = ({ levels, characters }: BotLevels, bot: string, others: readonly string[] = []): Trouble =>
  trouble('argument.bot', {
    bot: quoted(bot),
    levels: shell.list([...levels, ...others, STRONGEST]),
    characters: shell.list(characters.map((character) => `:${character}`)),
  });

export function readWhole(text: string): number | undefined {
  return /^\d{1,6}$/u.test(text.trim()) ? Number(text) : undefined;
}
