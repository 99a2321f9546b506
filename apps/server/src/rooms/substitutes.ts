import type { SeatId } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import { type Act, NOT_BEGUN } from './acts.ts';
import { changeBy } from './afterLine.ts';
import type { Line } from './lines.ts';
import { dueOf, handableFrom, noSuchSeat, type Room } from './room.ts';

type BotFor = 'wish' | 'time' | 'others';

interface HandOver {
  readonly by: SeatId;
  readonly seat: SeatId;
  readonly present: readonly SeatId[];
  readonly at: number;
}

/**
 * Hands a seat to a bot. Players may hand over their own seat at any time. Other seats can be handed over only when it
 * is their turn and the time is up.
 */
export const handToBot =
  ({ by, seat, present, at }: HandOver): Act =>
  (room) => {
    if (room.table === undefined) return NOT_BEGUN;
    if (seat >= room.setup.players) return noSuchSeat(seat);
    if (by === seat) return toBot(seat, 'wish', at)(room);
    const from = dueOf(room)?.seat === seat ? handableFrom(room, present) : undefined;
    if (from === undefined || at < from)
      return refusedBecause('timeLeft', 'Their time is not up: only they can hand the seat to a bot.');
    return toBot(seat, 'others', at)(room);
  };

/** Lets a bot play the seat whose time is up, if the table's settings say so. */
export const timeIsUp =
  (at: number): Act =>
  (room) => {
    const due = dueOf(room);
    if (due?.deadline === undefined || due.deadline > at || room.setup.onTimeout === 'wait') return changeBy(room, []);
    return toBot(due.seat, 'time', at)(room);
  };

const toBot =
  (seat: SeatId, why: BotFor, at: number): Act =>
  (room) =>
    room.bots[seat] === undefined
      ? changeBy(room, [botLine(room, seat, at, why)])
      : refusedBecause('botPlays', 'A bot already plays this seat.');

export const takeBack =
  (seat: SeatId, at: number): Act =>
  (room) =>
    room.bots[seat] === undefined
      ? refusedBecause('noBotPlays', 'No bot plays this seat.')
      : changeBy(room, [{ line: 'bot', at, seat, level: null, why: 'returned' }]);

/**
 * Gives a player the seat back from a bot when the player answers a decision. The decision must be the pending one, or
 * one that came after the bot took over.
 */
export const comeBack =
  (seat: SeatId, number: number, at: number): Act =>
  (room) => {
    const bot = room.bots[seat];
    const isDue = room.table?.due === seat && room.table.number === number;
    const meant = bot !== undefined && (number >= bot.firstQuestion || isDue);
    return meant ? takeBack(seat, at)(room) : changeBy(room, []);
  };

export function botLine({ game }: Room, seat: SeatId, at: number, why: BotFor): Line {
  return { line: 'bot', at, seat, level: game.defaultLevel, why };
}
