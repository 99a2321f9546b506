import { type Attempt, refused, type SeatId, taken } from '@getaway/kernel';
import { type AnyTable, findGame } from './games.ts';
import type { Line } from './lines.ts';
import { deadlineOf, type OnTheClock } from './pace.ts';
import { playersOf, type Room } from './room.ts';

type LineOf<Kind extends Line['line']> = Extract<Line, { readonly line: Kind }>;

const OF_THE_GAME = ['began', 'entry', 'undone', 'rewound', 'asked', 'answered'] as const;
type GameLine = LineOf<(typeof OF_THE_GAME)[number]>;

export const isOfTheGame = (line: Line): line is GameLine => OF_THE_GAME.some((kind) => kind === line.line);

/** The room after one more line. A line that does not fit is refused: nothing of it happens. */
function afterLine(room: Room, line: Line): Attempt<Room> {
  const change = isOfTheGame(line) ? gameChange(room, line) : peopleChange(room, line);
  if ('refusal' in change) return change;
  return taken({ ...room, ...change.ok, lines: room.lines + 1 });
}

export function afterAll(room: Room, lines: readonly Line[]): Attempt<Room> {
  let now = room;
  for (const line of lines) {
    const next = afterLine(now, line);
    if ('refusal' in next) return next;
    now = next.ok;
  }
  return taken(now);
}

function peopleChange(room: Room, line: Exclude<Line, GameLine>): Attempt<Partial<Room>> {
  switch (line.line) {
    case 'opened':
      return refused('badRequest', 'The table is open already.');
    case 'sat':
    case 'claimed': {
      const { seat, person, name } = line;
      const sitting = room.seats[seat];
      if (seat >= room.setup.players) return refused('badRequest', `There is no seat ${seat}.`);
      if (line.line === 'sat' && sitting !== undefined && sitting.person !== person)
        return refused('badRequest', `Seat ${seat} is taken.`);
      return taken({ seats: room.seats.with(seat, { person, name }) });
    }
    case 'stood':
      return taken({ seats: room.seats.with(line.seat, undefined) });
    case 'bot': {
      const { seat, level, at } = line;
      if (seat >= room.setup.players) return refused('badRequest', `There is no seat ${seat}.`);
      const bots = room.bots.with(seat, level === null ? undefined : { level, line: room.lines });
      const clock = level === null && room.table?.due === seat ? restarted(room, at) : room.clock;
      return taken({ bots, clock });
    }
    case 'rematch':
      return taken({ rematch: line.table });
  }
}

/** Whoever comes back after the time was up gets a new turn's time; nobody gets more by leaving and coming back before. */
function restarted({ clock, setup }: Room, at: number): OnTheClock {
  const deadline = deadlineOf(setup.pace, clock);
  return deadline !== undefined && deadline <= at ? { ...clock, since: at } : clock;
}

function gameChange(room: Room, line: GameLine): Attempt<Partial<Room>> {
  if (line.line === 'began') return begun(room, line);
  const { table, ask } = room;
  if (table === undefined) return refused('noGame', 'The game has not begun.');
  switch (line.line) {
    case 'entry': {
      const past = [...room.past, table].slice(-MOST_PAST);
      const isAnother = table.lastEntry !== undefined && table.lastEntry.seat !== line.entry.seat;
      return changed(room, table.repeat(line.entry), line.at, { past, undos: isAnother ? 0 : room.undos });
    }
    case 'undone':
      return changed(room, undone(room, table, line.seat), line.at, {
        past: room.past.slice(0, -1),
        undos: room.undos + 1,
        lastCut: room.lines,
        ask: stillPossible(room),
      });
    case 'rewound': {
      const rewound = { at: line.at, from: table.choices, to: line.entries, by: line.by };
      const clock = newTurn(room, line.entries, line.at);
      return changed(room, table.rewind(line.entries), line.at, {
        past: [],
        lastCut: room.lines,
        ask: undefined,
        rewound,
        clock,
      });
    }
    case 'asked':
      return taken({ ask: { by: line.seat, entries: line.entries, agreed: [line.seat] } });
    case 'answered':
      if (ask === undefined) return refused('badRequest', 'Nobody has asked to go back.');
      return taken({
        ask: line.agrees ? { ...ask, agreed: [...new Set([...ask.agreed, line.seat])] } : undefined,
      });
  }
}

/** More than anybody takes back in a row; each costs the memory of a table. */
const MOST_PAST = 20;

/** The table before its last choice is at hand, or made by playing everything again. */
function undone({ past }: Room, table: AnyTable, seat: SeatId): Attempt<AnyTable> {
  const before = past.at(-1);
  return before === undefined || table.undoFor(seat) !== 'possible' ? table.undo(seat) : taken(before);
}

function begun(room: Room, { journal, at }: LineOf<'began'>): Attempt<Partial<Room>> {
  const game = findGame(room.setup.game);
  if ('refusal' in game) return game;
  const restored = game.ok.restore({ journal: { ...journal, entries: [] }, players: playersOf(room) });
  if ('refusal' in restored) return restored;
  const asking = room.lines + 1;
  return taken({
    table: restored.ok.table,
    past: [],
    asking,
    clock: newTurn(room, 0, at),
    lastCut: room.lines,
    ask: undefined,
  });
}

function changed(room: Room, next: Attempt<AnyTable>, at: number, more: Partial<Room> = {}): Attempt<Partial<Room>> {
  if ('refusal' in next) return next;
  return taken({ table: next.ok, asking: room.lines + 1, clock: clockAfter(room, next.ok, at), ...more });
}

/** One can't go back to what has been taken back meanwhile. */
const stillPossible = ({ ask, table }: Room): Room['ask'] =>
  ask === undefined || table === undefined || ask.entries >= table.choices ? undefined : ask;

/** The clock starts anew whenever another seat is due, but not where an undo leads back to the turn before. */
function clockAfter(room: Room, next: AnyTable, at: number): OnTheClock {
  const { table, clock } = room;
  const { before, ...now } = clock;
  if (next.due === table?.due) return { ...clock, choices: Math.max(0, next.choices - clock.from) };
  if (next.choices < (table?.choices ?? 0) && before !== undefined)
    return { ...before, choices: Math.max(0, next.choices - before.from) };
  return { ...newTurn(room, next.choices, at), before: now };
}

const newTurn = ({ lines }: Room, from: number, at: number): OnTheClock => ({
  since: at,
  choices: 0,
  from,
  turn: lines + 1,
});
