import { type Attempt, refused, type SeatId, taken } from '@getaway/kernel';
import type { Player } from '@getaway/table';
import { type AnyTable, findGame } from './games.ts';
import type { Line, TableSetup } from './lines.ts';
import { deadlineOf, type OnTheClock } from './pace.ts';

/** Somebody at a seat. */
export interface Sitting {
  readonly person: string;
  readonly name: string;
}

/** A question to all people at the table: back to before something was seen? */
export interface BackwardsAsk {
  readonly by: SeatId;
  readonly entries: number;
  readonly agreed: readonly SeatId[];
}

/** A table as its lines have made it. It never changes: a line leads to another one. */
export interface Room {
  readonly lines: number;
  readonly host: string;
  readonly setup: TableSetup;
  /** By seat; a seat that nobody took is undefined, or a bot's once the game has begun. */
  readonly seats: readonly (Sitting | undefined)[];
  readonly bots: readonly (string | undefined)[];
  /** Undefined while people gather. */
  readonly table: AnyTable | undefined;
  readonly clock: OnTheClock;
  readonly ask: BackwardsAsk | undefined;
  /** The last line that took something back: what a client saw before it may no longer hold. */
  readonly lastCut: number;
}

/** Whoever is due, and until when. */
export const dueOf = ({
  table,
  clock,
  setup,
}: Room): { readonly seat: SeatId; readonly deadline?: number } | undefined => {
  if (table?.due === undefined) return undefined;
  const deadline = deadlineOf(setup.pace, clock);
  return deadline === undefined ? { seat: table.due } : { seat: table.due, deadline };
};

export function openRoom(line: Extract<Line, { readonly line: 'opened' }>): Room {
  const empty = Array.from({ length: line.setup.players }, () => undefined);
  return {
    lines: 1,
    host: line.host,
    setup: line.setup,
    seats: empty,
    bots: empty,
    table: undefined,
    clock: { since: line.at, choices: 0 },
    ask: undefined,
    lastCut: 0,
  };
}

/** The room after one more line. A line that does not fit is refused: nothing of it happens. */
export function afterLine(room: Room, line: Line): Attempt<Room> {
  const change = changeBy(room, line);
  if ('refusal' in change) return change;
  return taken({ ...room, ...change.ok, lines: room.lines + 1 });
}

function changeBy(room: Room, line: Line): Attempt<Partial<Room>> {
  const { table } = room;
  switch (line.line) {
    case 'opened':
      return refused('badRequest', 'The table is open already.');
    case 'sat': {
      const { seat, person, name } = line;
      const sitting = room.seats[seat];
      if (seat >= room.setup.players) return refused('badRequest', `There is no seat ${seat}.`);
      if (sitting !== undefined && sitting.person !== person) return refused('badRequest', `Seat ${seat} is taken.`);
      const next = table?.substitute(seat, undefined);
      if (next !== undefined && 'refusal' in next) return next;
      return taken({
        seats: room.seats.with(seat, { person, name }),
        bots: room.bots.with(seat, undefined),
        ...(next === undefined ? {} : { table: next.ok }),
      });
    }
    case 'stood':
      return taken({ seats: room.seats.with(line.seat, undefined) });
    case 'began': {
      const game = findGame(room.setup.game);
      if ('refusal' in game) return game;
      const begun = game.ok.restore({ journal: { ...line.journal, entries: [] }, players: playersOf(room) });
      if ('refusal' in begun) return begun;
      return taken({ table: begun.ok.table, clock: { since: line.at, choices: 0 }, lastCut: room.lines });
    }
    case 'entry': {
      if (table === undefined) return refused('noGame', 'The game has not begun.');
      const next = table.repeat(line.entry);
      return 'refusal' in next ? next : taken({ table: next.ok, clock: clockAfter(room, next.ok, line.at) });
    }
    case 'undone': {
      if (table === undefined) return refused('noGame', 'The game has not begun.');
      const next = table.undo(line.seat);
      if ('refusal' in next) return next;
      return taken({ table: next.ok, clock: clockAfter(room, next.ok, line.at), lastCut: room.lines });
    }
    case 'rewound': {
      if (table === undefined) return refused('noGame', 'The game has not begun.');
      const next = table.rewind(line.entries);
      if ('refusal' in next) return next;
      return taken({ table: next.ok, clock: { since: line.at, choices: 0 }, lastCut: room.lines, ask: undefined });
    }
    case 'asked':
      return taken({ ask: { by: line.seat, entries: line.entries, agreed: [line.seat] } });
    case 'answered': {
      const { ask } = room;
      if (ask === undefined) return refused('badRequest', 'Nobody has asked to go back.');
      if (!line.agrees) return taken({ ask: undefined });
      return taken({ ask: { ...ask, agreed: [...new Set([...ask.agreed, line.seat])] } });
    }
    case 'bot': {
      const { seat, level } = line;
      const bots = room.bots.with(seat, level ?? undefined);
      const next = table?.substitute(seat, level ?? undefined);
      if (next !== undefined && 'refusal' in next) return next;
      return taken({ bots, ...(next === undefined ? {} : { table: next.ok }), clock: { since: line.at, choices: 0 } });
    }
  }
}

/** Who plays, as the table knows them: a seat that nobody took is a bot's. */
export const playersOf = ({ seats, bots, setup }: Room): readonly Player[] =>
  Array.from({ length: setup.players }, (_, seat) => {
    const name = seats[seat]?.name ?? `Bot ${seat + 1}`;
    const bot = bots[seat];
    return bot === undefined ? { name } : { name, bot };
  });

/** The clock starts anew whenever another seat is due; within a turn each choice counts. */
const clockAfter = ({ table, clock }: Room, next: AnyTable, at: number): OnTheClock =>
  next.due === table?.due ? { since: clock.since, choices: clock.choices + 1 } : { since: at, choices: 0 };

/** The seats whose people have a say. */
export const peopleAt = ({ seats, bots }: Room): readonly SeatId[] =>
  seats.flatMap((sitting, seat) => (sitting !== undefined && bots[seat] === undefined ? [seat] : []));
