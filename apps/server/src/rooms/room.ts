import type { Attempt, Hands, SeatId, SetupRequest } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import type { BackwardsAsk, Rewound, TableSetup } from '@getaway/protocol/room';
import { type HostedGame, noSuchBotMessage, type Player } from '@getaway/table';
import type { AnyTable } from '../base/games.ts';
import type { DrawSource } from './drawSource.ts';
import type { Line } from './lines.ts';
import { deadlineOf, othersMayFrom, type TurnClock } from './pace.ts';

/** A person at a seat. */
interface SeatedPerson {
  readonly person: string;
  readonly name: string;
}

/** A bot at a seat. */
interface BotAt {
  readonly level: string;
  /** The number of the first decision after the bot came. */
  readonly firstQuestion: number;
  readonly why: Extract<Line, { readonly line: 'bot' }>['why'];
}

/** A question to all people at the table. Clocks and bots wait while it is open. */
interface OpenAsk extends BackwardsAsk {
  /** Absent people who were alerted. */
  readonly called: readonly SeatId[];
}

/** A table as determined by its lines. It is immutable: applying a line gives a new room. */
export interface Room {
  readonly lines: number;
  readonly host: string;
  /** People whom the host has removed before the game. */
  readonly removed: readonly string[];
  readonly setup: TableSetup;
  readonly game: HostedGame;
  /** The person at each seat; undefined for an empty seat, which gets a bot when the game begins. */
  readonly seats: readonly (SeatedPerson | undefined)[];
  readonly bots: readonly (BotAt | undefined)[];
  /** The position that the game begins with, and where it comes from; undefined if the game begins as usual. */
  readonly fork: Extract<Line, { readonly line: 'opened' }>['fork'];
  /**
   * The source of the draws; undefined if the game begins with a position, and at a table opened by an older program.
   */
  readonly draws: DrawSource | undefined;
  /** The game; undefined before it begins. */
  readonly table: AnyTable | undefined;
  /** The number of undos by the seat that chose last, since another seat chose. */
  readonly undos: number;
  readonly clock: TurnClock;
  /** The turn for which the owner of the due seat was alerted, and when. It prevents a second alert. */
  readonly called: { readonly turn: number; readonly at: number } | undefined;
  readonly ask: OpenAsk | undefined;
  /** The number of requests to rewind since a person last chose. */
  readonly asks: number;
  /** The number of the last line that took something back. Client states from before it may be invalid. */
  readonly lastCut: number;
  readonly rewound: Rewound | undefined;
  /** The choices before which the adviser was asked, by number. */
  readonly advised: readonly number[];
  /** The seats whose people agree that anybody with the link may see the replay. */
  readonly shared: readonly SeatId[];
  /** The next table, opened as a rematch. */
  readonly rematch: string | undefined;
}

/** The due seat and its deadline. No clock runs while a question is open. */
export function dueOf({
  table,
  clock,
  setup,
  bots,
  ask,
}: Room): { readonly seat: SeatId; readonly deadline?: number; readonly bot?: string } | undefined {
  if (table?.due === undefined) return undefined;
  const bot = bots[table.due]?.level;
  if (bot !== undefined) return { seat: table.due, bot };
  const deadline = ask === undefined ? deadlineOf(setup.pace, clock) : undefined;
  return deadline === undefined ? { seat: table.due } : { seat: table.due, deadline };
}

/** The time from which others may hand the due seat to a bot; undefined if they may not. */
export function handableFrom(room: Room, present: readonly SeatId[]): number | undefined {
  const due = dueOf(room);
  if (due === undefined || due.bot !== undefined || room.ask !== undefined) return undefined;
  return othersMayFrom(room.setup.pace, room.clock, { here: present.includes(due.seat) });
}

export function openRoom(line: Extract<Line, { readonly line: 'opened' }>, game: HostedGame): Room {
  const empty = Array.from({ length: line.setup.players }, () => undefined);
  return {
    lines: 1,
    host: line.host,
    removed: [],
    setup: line.setup,
    game,
    seats: empty,
    bots: empty,
    fork: line.fork,
    draws: line.secret === undefined ? undefined : { secret: line.secret, contributions: [], sealed: false },
    table: undefined,
    undos: 0,
    clock: { since: line.at, choices: 0, from: 0, turn: 0 },
    called: undefined,
    ask: undefined,
    asks: 0,
    lastCut: 0,
    rewound: undefined,
    advised: [],
    shared: [],
    rematch: undefined,
  };
}

/** The players as the table knows them. A bot plays an empty seat. */
export const playersOf = ({ seats, bots, setup }: Room): readonly Player[] =>
  Array.from({ length: setup.players }, (_, seat) => {
    const name = seats[seat]?.name ?? `Bot ${seat + 1}`;
    const bot = bots[seat]?.level;
    return bot === undefined ? { name } : { name, bot };
  });

/** The bot that plays a seat which nobody takes. */
export const botFor = ({ setup, game }: Pick<Room, 'setup' | 'game'>, seat: SeatId): string =>
  setup.bots?.[seat] ?? game.defaultLevel;

export const noSuchBot = (game: HostedGame, bot: string): Attempt<never> =>
  refusedBecause('noSuchBot', noSuchBotMessage(game, bot), { values: { bot } });

export const setupRequestOf = ({ players, options, pack }: TableSetup): SetupRequest => ({ players, options, pack });

export const NO_SEAT = refusedBecause('noSeat', 'You have no seat at this table.', { code: 'notAsked' });
export const REMOVED = refusedBecause('removed', 'The host has removed you from this table.');

export const noSuchSeat = (seat: SeatId): Attempt<never> =>
  refusedBecause('noSuchSeat', `There is no seat ${seat}.`, { values: { seat: seat + 1 } });

export const seatTaken = (seat: SeatId): Attempt<never> =>
  refusedBecause('seatTaken', `Seat ${seat} is taken.`, { values: { seat: seat + 1 } });

/** The seats with a vote. These are all seats that a person holds, even while a bot plays them. */
export const peopleAt = ({ seats }: Room): readonly SeatId[] =>
  seats.flatMap((sitting, seat) => (sitting === undefined ? [] : [seat]));

/** The seat of a person; undefined without one. */
export function seatOf({ seats }: Room, person: string | undefined): SeatId | undefined {
  if (person === undefined) return undefined;
  for (let seat = 0; seat < seats.length; seat += 1) if (seats[seat]?.person === person) return seat;
  return undefined;
}

/**
 * Before the game, everybody with the address may watch. After it has begun, only its people and its host may, and
 * spectators if the host allows them.
 */
export const mayLook = (room: Room, person: string | undefined): boolean =>
  room.table === undefined || room.setup.watching || person === room.host || seatOf(room, person) !== undefined;

/**
 * Whose hands a person sees. At a teaching table with open hands, everybody who took a seat has agreed to show their
 * hand to the other players and the host. Spectators see no hands.
 */
export const handsFor = (room: Room, person: string | undefined): Hands =>
  room.setup.teaching?.openHands === true && (person === room.host || seatOf(room, person) !== undefined)
    ? 'open'
    : 'own';

/**
 * Once the game is over, its people may watch the replay. Everybody with the link may watch it if all its people have
 * agreed.
 */
export function mayReplay(room: Room, person: string | undefined): boolean {
  const people = peopleAt(room);
  const isShared = people.length > 0 && people.every((seat) => room.shared.includes(seat));
  return room.table?.over === true && (mayLook(room, person) || isShared);
}
