import type { Attempt, Hands, SeatId, SetupRequest } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import type { BackwardsAsk, Rewound, TableSetup } from '@getaway/protocol/room';
import { type HostedGame, noSuchBotMessage, type Player } from '@getaway/table';
import type { AnyTable } from '../base/games.ts';
import type { DrawSource } from './drawSource.ts';
import type { Line } from './lines.ts';
import { deadlineOf, othersMayFrom, type TurnClock } from './pace.ts';

interface SeatedPerson {
  readonly person: string;
  readonly name: string;
}

interface BotAt {
  readonly level: string;
  /** The number of the first decision after the bot took the seat. */
  readonly firstQuestion: number;
  readonly why: Extract<Line, { readonly line: 'bot' }>['why'];
}

/** An open request to rewind. All people at the table may answer. Clocks and bots wait until the request is closed. */
interface OpenAsk extends BackwardsAsk {
  /** The seats whose absent owners were alerted about the request. */
  readonly called: readonly SeatId[];
}

/** The state of a table, computed from its lines. A room is immutable: applying a line gives a new room. */
export interface Room {
  readonly lines: number;
  readonly host: string;
  readonly removed: readonly string[];
  readonly setup: TableSetup;
  readonly game: HostedGame;
  /** The person at each seat, or undefined for an empty seat. Bots play the empty seats when the game begins. */
  readonly seats: readonly (SeatedPerson | undefined)[];
  readonly bots: readonly (BotAt | undefined)[];
  /** Set if the game continues an earlier game: the starting position, and a reference to the earlier game. */
  readonly fork: Extract<Line, { readonly line: 'opened' }>['fork'];
  /**
   * Where the draws come from. Undefined if the game starts from a given position, or if an older version opened the
   * table.
   */
  readonly draws: DrawSource | undefined;
  readonly table: AnyTable | undefined;
  /** How many choices have been undone in a row by the same seat. A choice of another seat resets the count. */
  readonly undos: number;
  readonly clock: TurnClock;
  /** The last turn with an alert, and the time of the alert. It prevents a second alert in the same turn. */
  readonly called: { readonly turn: number; readonly at: number } | undefined;
  readonly ask: OpenAsk | undefined;
  /**
   * The number of requests to rewind since a person last made a choice. At a table with several people, a rewind resets
   * the number too.
   */
  readonly asks: number;
  /**
   * The number of the last line that removed choices from the log or began a new log. A client that has only older
   * lines still shows the removed choices.
   */
  readonly lastCut: number;
  readonly rewound: Rewound | undefined;
  /** The numbers of the choices before which somebody asked the adviser, counted from 0. */
  readonly advised: readonly number[];
  /** The seats whose people agree that anybody with the link may see the replay. */
  readonly shared: readonly SeatId[];
  /** The id of the next table, if there is a rematch. */
  readonly rematch: string | undefined;
}

/** The seat whose turn it is, with its deadline. There is no deadline while a request to rewind is open. */
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

/** From this time on, other players may let a bot play the seat whose turn it is. Undefined if they may not. */
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

/** The names of the players, and which seats are played by bots. A bot plays every empty seat. */
export const playersOf = ({ seats, bots, setup }: Room): readonly Player[] =>
  Array.from({ length: setup.players }, (_, seat) => {
    const name = seats[seat]?.name ?? nameWithout(seat);
    const bot = bots[seat]?.level;
    return bot === undefined ? { name } : { name, bot };
  });

/** The name of the player at a seat that nobody has. */
export const nameWithout = (seat: SeatId): string => `Bot ${seat + 1}`;

/** The bot that plays a seat if nobody takes the seat. */
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

export function seatOf({ seats }: Room, person: string | undefined): SeatId | undefined {
  if (person === undefined) return undefined;
  for (let seat = 0; seat < seats.length; seat += 1) if (seats[seat]?.person === person) return seat;
  return undefined;
}

/**
 * Whether a person may watch. Until the game begins, everybody who knows the address may. From then on, only players
 * and the host may, unless the table allows spectators.
 */
export const mayLook = (room: Room, person: string | undefined): boolean =>
  room.table === undefined || room.setup.watching || person === room.host || seatOf(room, person) !== undefined;

/**
 * Whose hands a person sees. With open hands, the players and the host see all hands, because every player has agreed.
 * Spectators see no hands.
 */
export const handsFor = (room: Room, person: string | undefined): Hands =>
  room.setup.teaching?.openHands === true && (person === room.host || seatOf(room, person) !== undefined)
    ? 'open'
    : 'own';

/**
 * Whether a person may watch the replay of a finished game. Everybody who may watch the table may watch its replay. If
 * all players have agreed, everybody with the link may too.
 */
export function mayReplay(room: Room, person: string | undefined): boolean {
  const people = peopleAt(room);
  const isShared = people.length > 0 && people.every((seat) => room.shared.includes(seat));
  return room.table?.over === true && (mayLook(room, person) || isShared);
}
