import type { SeatId } from '@getaway/kernel';
import type { Player } from '@getaway/table';
import type { AnyTable } from './games.ts';
import type { Line, TableSetup } from './lines.ts';
import { deadlineOf, type OnTheClock } from './pace.ts';

/** Somebody at a seat. */
interface Sitting {
  readonly person: string;
  readonly name: string;
}

/** A bot at a seat, and the line that put it there. */
interface BotAt {
  readonly level: string;
  readonly line: number;
}

/** A question to all people at the table: back to before something was seen? */
export interface BackwardsAsk {
  readonly by: SeatId;
  /** Back to so many choices. */
  readonly entries: number;
  readonly agreed: readonly SeatId[];
}

/** The last time the table went back although something had been seen. */
export interface Rewound {
  readonly at: number;
  /** So many choices there had been, and so many were left. */
  readonly from: number;
  readonly to: number;
  readonly by: 'agreement' | 'admin';
}

/** A table as its lines have made it. It never changes: a line leads to another one. */
export interface Room {
  readonly lines: number;
  readonly host: string;
  readonly setup: TableSetup;
  /** By seat; a seat that nobody took is undefined, or a bot's once the game has begun. */
  readonly seats: readonly (Sitting | undefined)[];
  readonly bots: readonly (BotAt | undefined)[];
  /** Undefined while people gather. */
  readonly table: AnyTable | undefined;
  /** The table before each of the last choices: undo need not play everything again. */
  readonly past: readonly AnyTable[];
  /** How often the last seat has taken back since another one chose. */
  readonly undos: number;
  /**
   * The number of the question that is due: the lines there were when it was asked. It is never used twice, whatever is taken
   * back, so an answer that comes late or twice is known by it.
   */
  readonly asking: number;
  readonly clock: OnTheClock;
  readonly ask: BackwardsAsk | undefined;
  /** The last line that took something back: what a client saw before it may no longer hold. */
  readonly lastCut: number;
  readonly rewound: Rewound | undefined;
  /** The table that goes on where this one ended. */
  readonly rematch: string | undefined;
}

/** Whoever is due, and until when. */
export function dueOf({
  table,
  clock,
  setup,
  bots,
}: Room): { readonly seat: SeatId; readonly deadline?: number; readonly bot?: string } | undefined {
  if (table?.due === undefined) return undefined;
  const bot = bots[table.due]?.level;
  if (bot !== undefined) return { seat: table.due, bot };
  const deadline = deadlineOf(setup.pace, clock);
  return deadline === undefined ? { seat: table.due } : { seat: table.due, deadline };
}

export function openRoom(line: Extract<Line, { readonly line: 'opened' }>): Room {
  const empty = Array.from({ length: line.setup.players }, () => undefined);
  return {
    lines: 1,
    host: line.host,
    setup: line.setup,
    seats: empty,
    bots: empty,
    table: undefined,
    past: [],
    undos: 0,
    asking: 0,
    clock: { since: line.at, choices: 0, from: 0, turn: 0 },
    ask: undefined,
    lastCut: 0,
    rewound: undefined,
    rematch: undefined,
  };
}

/** Who plays, as the table knows them: a seat that nobody took is a bot's. */
export const playersOf = ({ seats, bots, setup }: Room): readonly Player[] =>
  Array.from({ length: setup.players }, (_, seat) => {
    const name = seats[seat]?.name ?? `Bot ${seat + 1}`;
    const bot = bots[seat]?.level;
    return bot === undefined ? { name } : { name, bot };
  });

/** The seats whose people have a say. */
export const peopleAt = ({ seats, bots }: Room): readonly SeatId[] =>
  seats.flatMap((sitting, seat) => (sitting !== undefined && bots[seat] === undefined ? [seat] : []));

/** The seat of a person; undefined for whoever has none. */
export function seatOf({ seats }: Room, person: string | undefined): SeatId | undefined {
  const seat = person === undefined ? -1 : seats.findIndex((sitting) => sitting?.person === person);
  return seat === -1 ? undefined : seat;
}

/** While people gather everybody who knows the table may look; then its people, its host, and whom the host lets watch. */
export const mayLook = (room: Room, person: string | undefined): boolean =>
  room.table === undefined || room.setup.watching || person === room.host || seatOf(room, person) !== undefined;
