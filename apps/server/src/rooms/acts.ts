import { type Attempt, type Beginning, type Entry, type Move, type SeatId, type Shape, taken } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import { afterEntry, changeBy, type RoomChange } from './afterLine.ts';
import type { Line } from './lines.ts';
import type { Reopening } from './load.ts';
import { botFor, playersOf, type Room, seatOf, setupRequestOf } from './room.ts';

export const NOT_BEGUN = refusedBecause('notBegun', 'The game has not begun.', { code: 'noGame' });

/** An action at a table. It returns the lines to append and the resulting room, or a refusal. */
export type Act = (room: Room) => Attempt<RoomChange>;

export interface Actor {
  readonly person: string;
  readonly name: string;
  readonly at: number;
}

/** Begins the game. Bots play the empty seats. */
export const begin =
  ({ person, at }: Actor, beginningIn: (room: Room) => Beginning): Act =>
  (room) => {
    const { setup, table, host, game } = room;
    if (person !== host) return refusedBecause('onlyHost', 'Only the host can begin the game.');
    if (table !== undefined) return refusedBecause('begun', 'The game has already begun.');
    const empty = room.seats.flatMap((sitting, seat) => (sitting === undefined ? [seat] : []));
    const bots = empty.map((seat): Line => ({ line: 'bot', at, seat, level: botFor(room, seat), why: 'empty' }));
    const players = playersOf(room);
    const begun =
      room.fork === undefined
        ? game.begin(setupRequestOf(setup), { ...beginningIn(room), players })
        : game.load(room.fork.position, { players });
    if ('refusal' in begun) return begun;
    const { entries: _, ...journal } = begun.ok.journal;
    return changeBy(room, [...bots, { line: 'began', at, journal }]);
  };

/** Continues a game under new rules, unless another process has already done that. */
export const reopen =
  ({ journal }: Reopening, at: number): Act =>
  (room) =>
    changeBy(room, room.table === undefined ? [{ line: 'began', at, journal }] : []);

interface Playing {
  readonly number: number;
  readonly at: number;
  /** A move that the bot plans to make later. */
  readonly aim?: Move | undefined;
}

/**
 * Plays moves. The first move answers decision `number`, and the others answer the decisions after it. Plays all moves
 * or none.
 */
export const play =
  (seat: SeatId, moves: readonly Move[], { number, at, aim }: Playing): Act =>
  (room) => {
    if (room.table === undefined) return NOT_BEGUN;
    const played = room.table.playThrough(seat, moves, number, aim);
    if ('refusal' in played) return played;
    const lines: Line[] = [];
    let now = room;
    for (const next of played.ok) {
      const last = next.lastEntry;
      if (last === undefined) throw new Error('a move was played, but the journal has no entry');
      const line = { line: 'entry', at, entry: copyOf(last) } as const;
      lines.push(line);
      now = afterEntry(now, line, next);
    }
    return taken({ lines, room: now });
  };

const copyOf = ({ aim, ...entry }: Entry<Shape>): Extract<Line, { line: 'entry' }>['entry'] => ({
  ...entry,
  move: { ...entry.move },
  draws: [...entry.draws],
  ...(aim === undefined ? {} : { aim: { ...aim } }),
});

/** How many choices in a row one seat may undo. Without a limit, one player could fill a table with lines. */
const MAX_UNDOS = 100;

export const undo =
  (seat: SeatId, at: number): Act =>
  (room) => {
    const { table, undos } = room;
    if (table === undefined) return NOT_BEGUN;
    if (undos >= MAX_UNDOS)
      return refusedBecause('enoughUndos', 'You have undone too often: this choice stands.', { code: 'nothingToUndo' });
    return changeBy(room, [{ line: 'undone', at, seat, entries: table.choicesBeforeLast }]);
  };

/** Records whether a player of a finished game agrees that everybody with the link may see its replay. */
export const share =
  (seat: SeatId, agrees: boolean, at: number): Act =>
  (room) => {
    if (room.table?.over !== true) return refusedBecause('notOver', 'The game is not over.');
    return changeBy(room, room.shared.includes(seat) === agrees ? [] : [{ line: 'shared', at, seat, agrees }]);
  };

/**
 * Opens the next table for the players of a finished game. Any player can do this, but each game has only one rematch.
 */
export const rematch =
  ({ person, at }: Actor, table: string): Act =>
  (room) => {
    if (seatOf(room, person) === undefined)
      return refusedBecause('noSeat', 'Only a player of this game can open the next table.');
    if (room.table?.over !== true) return refusedBecause('notOver', 'The game is not over.');
    if (room.rematch !== undefined) return refusedBecause('rematchOpen', 'The next table is already open.');
    return changeBy(room, [{ line: 'rematch', at, table }]);
  };
