import type { BotLevels, Player } from '@getaway/table';
import { quoted, shell, type Trouble, trouble } from '../messages/shell.ts';
import { isSeatName } from '../terminal/names.ts';

export interface SeatOptions extends BotLevels {
  readonly players: number;
  readonly humans: string | undefined;
  readonly names: string | undefined;
  readonly bot: string | undefined;
}

/** Seats the humans first, then the bots. */
export function readSeats({
  players,
  humans = '1',
  names = '',
  bot,
  levels,
  defaultLevel,
}: SeatOptions): readonly Player[] | Trouble {
  const count = readWhole(humans);
  if (count === undefined || count > players) return trouble('argument.humans', { players, value: quoted(humans) });
  const level = bot ?? defaultLevel;
  if (!levels.includes(level)) return trouble('argument.bot', { bot: quoted(level), levels: shell.list(levels) });
  const requested = names.split(',').map((name) => name.normalize('NFC').trim());
  if (names !== '' && requested.length > players)
    return trouble('argument.names', { names: requested.length, players });
  const seats: Player[] = [];
  for (let i = 0; i < players; i += 1) {
    const standard = shell.say(i < count ? 'seat.human' : 'seat.bot', { number: i + 1 });
    const name = names === '' ? standard : (requested[i] ?? standard);
    if (!isSeatName(name)) return trouble('argument.name', { name: quoted(name) });
    if (seats.some((seat) => seat.name === name)) return trouble('argument.sameName', { name });
    seats.push(i < count ? { name } : { name, bot: level });
  }
  return seats;
}

export function readWhole(text: string): number | undefined {
  return /^\d{1,6}$/u.test(text.trim()) ? Number(text) : undefined;
}
