import { type Attempt, refused, replaceInvisible, taken } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import type { Rewound } from '@getaway/protocol/room';
import type { AnyTable } from '../base/games.ts';
import { drawsAfter, drawsWithout } from './drawSource.ts';
import type { Line } from './lines.ts';
import { othersMayFrom, silenceOf, type TurnClock } from './pace.ts';
import { botFor, noSuchSeat, peopleAt, playersOf, type Room, seatTaken } from './room.ts';

type LineOf<Kind extends Line['line']> = Extract<Line, { readonly line: Kind }>;

const OF_THE_GAME = ['began', 'entry', 'undone', 'rewound', 'asked', 'answered'] as const;
type GameLine = LineOf<(typeof OF_THE_GAME)[number]>;

export const isOfTheGame = (line: Line): line is GameLine => OF_THE_GAME.some((kind) => kind === line.line);

/** Lines to append to a table, and the room after these lines. */
export interface RoomChange {
  readonly lines: readonly Line[];
  readonly room: Room;
}

/** Applies lines to a room. If one line does not fit, all are refused. */
export function changeBy(room: Room, lines: readonly Line[]): Attempt<RoomChange> {
  const next = afterAll(room, lines);
  return 'refusal' in next ? next : taken({ lines, room: next.ok });
}

/** The room after one more line, or a refusal if the line does not fit. */
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
      return refused('badRequest', 'The table is already open.');
    case 'sat':
    case 'claimed': {
      const { seat, person, name } = line;
      const sitting = room.seats[seat];
      if (seat >= room.setup.players) return noSuchSeat(seat);
      if (line.line === 'sat' && sitting !== undefined && sitting.person !== person) return seatTaken(seat);
      const draws = sitting?.person === person ? room.draws : drawsWithout(room.draws, seat);
      // A new owner of the seat has not agreed to show the replay yet.
      const shared = sitting?.person === person ? room.shared : room.shared.filter((other) => other !== seat);
      return taken({ seats: room.seats.with(seat, { person, name: replaceInvisible(name) }), draws, shared });
    }
    case 'stood': {
      const { seat, by, at } = line;
      const left = room.seats[seat]?.person;
      const removed = by === 'host' && left !== undefined ? [...room.removed, left] : room.removed;
      const asked = room.ask?.by === seat ? endOfAsk(room, at) : {};
      const draws = drawsWithout(room.draws, seat);
      return taken({ seats: room.seats.with(seat, undefined), removed, draws, ...asked });
    }
    case 'pledged':
    case 'sealed':
    case 'disclosed':
      return taken({ draws: drawsAfter(room.draws, line) });
    case 'botChosen': {
      const bots = Array.from({ length: room.setup.players }, (_, seat) =>
        seat === line.seat ? line.bot : botFor(room, seat),
      );
      return taken({ setup: { ...room.setup, bots } });
    }
    case 'hosted':
      return taken({ host: line.person });
    case 'called':
      if (line.why === 'turn') return taken({ called: { turn: room.clock.turn, at: line.at } });
      return taken(room.ask === undefined ? {} : { ask: { ...room.ask, called: [...room.ask.called, ...line.seats] } });
    case 'bot': {
      const { seat, level, at, why } = line;
      if (seat >= room.setup.players) return noSuchSeat(seat);
      const firstQuestion = room.table === undefined ? 0 : room.table.number + 1;
      const bots = room.bots.with(seat, level === null ? undefined : { level, firstQuestion, why });
      const clock = level === null && room.table?.due === seat ? restarted(room, at) : room.clock;
      return taken({ bots, clock });
    }
    case 'advised':
      return taken({ advised: [...room.advised, line.choice] });
    case 'shared': {
      const others = room.shared.filter((seat) => seat !== line.seat);
      return taken({ shared: line.agrees ? [...others, line.seat] : others });
    }
    case 'rematch':
      return taken({ rematch: line.table });
  }
}

/**
 * The clock of a player who takes their seat back. If their time was up, they get the time of a new turn. Otherwise
 * their old time continues, so that leaving and returning gains no time.
 */
function restarted({ clock, setup, ask }: Room, at: number): TurnClock {
  const now = ask?.at ?? at; // an open request to rewind has stopped the clock
  return othersMayFrom(setup.pace, clock, { here: false }) <= now ? { ...clock, since: now } : clock;
}

/** Closes the open request to rewind, if any. The request had stopped the clock, which now continues. */
function endOfAsk({ ask, clock }: Room, at: number): Pick<Room, 'ask' | 'clock'> {
  const stopped = ask === undefined ? 0 : Math.max(0, at - ask.at);
  return { ask: undefined, clock: { ...clock, since: clock.since + stopped } };
}

function gameChange(room: Room, line: GameLine): Attempt<Partial<Room>> {
  if (line.line === 'began') return begun(room, line);
  const { table, ask } = room;
  if (table === undefined) return refusedBecause('notBegun', 'The game has not begun.', { code: 'noGame' });
  switch (line.line) {
    case 'entry': {
      const next = table.repeat(line.entry);
      return 'refusal' in next ? next : taken(entryChange(room, line, next.ok));
    }
    case 'undone': {
      const undone = table.undo(line.seat);
      if ('refusal' in undone) return undone;
      const stillAsked = ask === undefined || ask.entries < undone.ok.choices;
      const now = stillAsked ? room : { ...room, ...endOfAsk(room, line.at) };
      return taken({
        table: undone.ok,
        clock: clockAfter(now, undone.ok, line.at),
        undos: room.undos + 1,
        lastCut: room.lines,
        ask: now.ask,
        advised: standing(room, undone.ok),
      });
    }
    case 'rewound': {
      const by = { at: line.at, by: line.by, ...consentIn(room, line) };
      const next = table.rewind(line.entries, by);
      if ('refusal' in next) return next;
      return taken({
        table: next.ok,
        lastCut: room.lines,
        ask: undefined,
        advised: standing(room, next.ok),
        // Normally a rewind resets the count of requests to rewind. A person alone with bots needs no consent, so for
        // that person only a choice resets the count.
        asks: peopleAt(room).length > 1 ? 0 : room.asks,
        rewound: { ...by, from: table.choices, to: line.entries },
        clock: newTurn(room, line.entries, line.at),
      });
    }
    case 'asked': {
      const { seat, entries, at } = line;
      const until = at + silenceOf(room.setup.pace);
      return taken({ ask: { by: seat, entries, agreed: [seat], at, until, called: [] }, asks: room.asks + 1 });
    }
    case 'answered':
      // In older versions, a choice did not withdraw an open request to rewind. So an old line may answer a request
      // that this version has already closed.
      if (ask === undefined) return taken({});
      if (!line.agrees) return taken(endOfAsk(room, line.at));
      return taken({ ask: { ...ask, agreed: [...new Set([...ask.agreed, line.seat])] } });
  }
}

/** The room after an entry. The table `next` already contains the entry's move. */
export const afterEntry = (room: Room, line: LineOf<'entry'>, next: AnyTable): Room => ({
  ...room,
  ...entryChange(room, line, next),
  lines: room.lines + 1,
});

function entryChange(room: Room, { entry: { seat }, at }: LineOf<'entry'>, next: AnyTable): Partial<Room> {
  const { table, ask } = room;
  const isAnother = table?.lastEntry !== undefined && table.lastEntry.seat !== seat;
  // A choice withdraws an open request to rewind, because nobody has agreed to lose that choice.
  const now = ask === undefined ? room : { ...room, ...endOfAsk(room, at) };
  return {
    table: next,
    clock: clockAfter(now, next, at),
    undos: isAnother ? 0 : room.undos,
    ask: undefined,
    asks: room.bots[seat] === undefined ? 0 : room.asks, // a bot's choice does not reset the count
  };
}

function begun(room: Room, { journal, at }: LineOf<'began'>): Attempt<Partial<Room>> {
  const restored = room.game.restore({ journal: { ...journal, entries: [] }, players: playersOf(room) });
  if ('refusal' in restored) return restored;
  const { table } = restored.ok;
  return taken({
    table,
    // Treats every bot as if it had taken its seat just before the first decision.
    bots: room.bots.map((bot) => (bot === undefined ? undefined : { ...bot, firstQuestion: table.number })),
    clock: newTurn(room, 0, at),
    lastCut: room.lines,
    ask: undefined,
    advised: [], // choices are counted from 0 again
  });
}

/**
 * The part of `advised` that is still valid after an undo or a rewind. Choices are numbered from 0, so the pending
 * choice has the number `choices`.
 */
const standing = ({ advised }: Room, { choices }: AnyTable): readonly number[] =>
  advised.filter((choice) => choice <= choices);

/** Who agreed to a rewind, and who did not answer. Lines of older versions may lack this information. */
function consentIn(room: Room, { by }: LineOf<'rewound'>): Pick<Rewound, 'agreed' | 'silent'> {
  const agreed = by === 'admin' ? [] : (room.ask?.agreed ?? []);
  const silent = by === 'silence' ? peopleAt(room).filter((seat) => !agreed.includes(seat)) : [];
  return { agreed, silent };
}

/**
 * The clock after a change of the table. A new clock starts when the turn passes to another seat. If an undo leads back
 * to the previous turn, the clock of that turn continues.
 */
function clockAfter(room: Room, next: AnyTable, at: number): TurnClock {
  const { table, clock } = room;
  const { before, ...now } = clock;
  if (next.due === table?.due) return { ...clock, choices: Math.max(0, next.choices - clock.from) };
  if (next.choices < (table?.choices ?? 0) && before !== undefined)
    return { ...before, choices: Math.max(0, next.choices - before.from) };
  return { ...newTurn(room, next.choices, at), before: now };
}

const newTurn = ({ lines }: Room, from: number, at: number): TurnClock => ({
  since: at,
  choices: 0,
  from,
  turn: lines + 1,
});
