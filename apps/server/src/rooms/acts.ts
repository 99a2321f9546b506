import { type Attempt, type Move, refused, type SeatId, taken } from '@getaway/kernel';
import { findGame } from './games.ts';
import type { Line } from './lines.ts';
import type { Reopening } from './load.ts';
import { dueOf, peopleAt, playersOf, type Room, seatOf } from './room.ts';

/** What somebody does at a table becomes lines, or a sentence that says why it can't be. */
export type Act = (room: Room) => Attempt<readonly Line[]>;

/** Who acts, and when, by the server's clock. */
export interface Actor {
  readonly person: string;
  readonly name: string;
  readonly at: number;
}

export const sit =
  ({ person, name, at }: Actor, seat: SeatId): Act =>
  (room) => {
    // Whoever sat down at a bot's seat in the middle of a game would see what was hidden from them before.
    if (room.table !== undefined) return refused('badRequest', 'The game has begun: a seat is taken by its link only.');
    if (seatOf(room, person) !== undefined) return refused('badRequest', 'You have a seat at this table already.');
    if (isCalled(room, name, seat)) return refused('badRequest', `Somebody here is called ${name} already.`);
    return taken([{ line: 'sat', at, seat, person, name }]);
  };

/** With the seat's link in hand; whose it was before does not matter. */
export const claim =
  ({ person, name, at }: Actor, seat: SeatId): Act =>
  (room) => {
    const own = seatOf(room, person);
    if (own === seat) return taken([]);
    if (own !== undefined) return refused('badRequest', 'You have a seat at this table already.');
    if (isCalled(room, name, seat)) return refused('badRequest', `Somebody here is called ${name} already.`);
    return taken([{ line: 'claimed', at, seat, person, name }]);
  };

const isCalled = ({ seats }: Room, name: string, except: SeatId): boolean =>
  seats.some((sitting, seat) => seat !== except && sitting?.name === name);

/** Before the game a seat is left empty; in it a bot goes on, so that nobody waits. */
export const stand =
  ({ person, at }: Actor, seat: SeatId): Act =>
  (room) => {
    if (room.seats[seat]?.person !== person) return refused('badRequest', `Seat ${seat} is not yours.`);
    const bot = room.table === undefined || room.bots[seat] !== undefined ? [] : [botLine(room, seat, at, 'wish')];
    return taken([...bot, { line: 'stood', at, seat }]);
  };

/** Seats that nobody has taken are played by bots. */
export const begin =
  ({ person, at }: Actor, seed: string): Act =>
  (room) => {
    const { setup, table, host } = room;
    if (person !== host) return refused('badRequest', 'Only the host can begin the game.');
    if (table !== undefined) return refused('badRequest', 'The game has begun already.');
    const game = findGame(setup.game);
    if ('refusal' in game) return game;
    const level = game.ok.levels.at(-1) ?? '';
    const empty = room.seats.flatMap((sitting, seat) => (sitting === undefined ? [seat] : []));
    const bots = empty.map((seat): Line => ({ line: 'bot', at, seat, level, why: 'empty' }));
    const wish = { players: setup.players, options: setup.options };
    const begun = game.ok.begin(wish, { seed, players: playersOf(room) });
    if ('refusal' in begun) return begun;
    const { entries: _, ...journal } = begun.ok.journal;
    return taken([...bots, { line: 'began', at, journal }]);
  };

/** The rules have changed: the game goes on by the new ones, unless somebody else was faster. */
export const reopen =
  ({ journal }: Reopening, at: number): Act =>
  ({ table }) =>
    taken(table === undefined ? [{ line: 'began', at, journal }] : []);

/** The first move answers question `number`, the others what follows: all of them or none. */
export const play =
  (seat: SeatId, moves: readonly Move[], { number, at }: { readonly number: number; readonly at: number }): Act =>
  ({ table, asking }) => {
    if (table === undefined) return refused('noGame', 'The game has not begun.');
    if (number !== asking && !table.over)
      return refused('notAsked', `Decision ${number} is not due; decision ${asking} is.`);
    const lines: Line[] = [];
    let now = table;
    for (const move of moves) {
      const next = now.play(seat, [move]);
      if ('refusal' in next) return next;
      now = next.ok;
      const entry = now.lastEntry;
      if (entry === undefined) throw new Error('a move was played, but the journal has no entry');
      lines.push({ line: 'entry', at, entry: { ...entry, move: { ...entry.move }, draws: [...entry.draws] } });
    }
    return taken(lines);
  };

/** A table is not to be filled with lines by one who plays and takes back, for ever. */
const MOST_UNDOS = 100;

export const undo =
  (seat: SeatId, at: number): Act =>
  ({ table, undos }) => {
    if (table === undefined) return refused('noGame', 'The game has not begun.');
    if (undos >= MOST_UNDOS) return refused('nothingToUndo', 'That is enough: now the choice stands.');
    const undone = table.undo(seat);
    return 'refusal' in undone ? undone : taken([{ line: 'undone', at, seat }]);
  };

/** Past what was seen only with everybody's consent; alone, one's own is enough. */
export const askBack =
  (seat: SeatId, entries: number, at: number): Act =>
  (room) => {
    const { table } = room;
    if (table === undefined) return refused('noGame', 'The game has not begun.');
    // At the end the seed is told: whoever went back would know what comes.
    if (table.over) return refused('nothingToUndo', 'The game is over.');
    if (room.ask !== undefined) return refused('badRequest', 'Somebody has asked already; answer that first.');
    if (entries >= table.choices)
      return refused('badRequest', `${table.choices} choices stand; one can go back to fewer, not to ${entries}.`);
    const asked: Line = { line: 'asked', at, seat, entries };
    return taken(peopleAt(room).every((other) => other === seat) ? [asked, rewound(entries, at)] : [asked]);
  };

export const answerBack =
  ({ seat, agrees, at }: { readonly seat: SeatId; readonly agrees: boolean; readonly at: number }): Act =>
  (room) => {
    const { ask } = room;
    if (ask === undefined) return refused('badRequest', 'Nobody has asked to go back.');
    const answered: Line = { line: 'answered', at, seat, agrees };
    const all = peopleAt(room).every((other) => other === seat || ask.agreed.includes(other));
    return taken(agrees && all ? [answered, rewound(ask.entries, at)] : [answered]);
  };

/** How long a table without a clock waits for somebody who is not here. */
const PATIENCE_MS = 10 * 60_000;

interface Handing {
  readonly by: SeatId;
  readonly seat: SeatId;
  readonly present: readonly SeatId[];
  readonly at: number;
}

/** One's own seat at any time; another's when everybody waits for it, it is not here, and its time is up. */
export const handToBot =
  ({ by, seat, present, at }: Handing): Act =>
  (room) => {
    if (room.table === undefined) return refused('noGame', 'The game has not begun.');
    if (seat >= room.setup.players) return refused('badRequest', `There is no seat ${seat}.`);
    const due = dueOf(room);
    const waited = at >= (due?.deadline ?? room.clock.since + PATIENCE_MS);
    if (by !== seat && (due?.seat !== seat || present.includes(seat) || !waited))
      return refused('badRequest', 'Their time is not up: nobody but they can leave the seat to a bot.');
    return toBot(seat, 'wish', at)(room);
  };

/** A bot goes on for whoever is due and has no time left, if the host wished so. */
export const timeIsUp =
  (at: number): Act =>
  (room) => {
    const due = dueOf(room);
    if (due?.deadline === undefined || due.deadline > at || room.setup.onTimeout === 'wait') return taken([]);
    return toBot(due.seat, 'time', at)(room);
  };

const toBot =
  (seat: SeatId, why: 'wish' | 'time', at: number): Act =>
  (room) =>
    room.bots[seat] === undefined
      ? taken([botLine(room, seat, at, why)])
      : refused('badRequest', 'A bot plays this seat already.');

export const takeBack =
  (seat: SeatId, at: number): Act =>
  ({ bots }) =>
    bots[seat] === undefined
      ? refused('badRequest', 'No bot plays this seat.')
      : taken([{ line: 'bot', at, seat, level: null, why: 'returned' }]);

/** Whoever answers is back: but not by an answer from before the bot came, which was sent twice. */
export const comeBack =
  (seat: SeatId, number: number, at: number): Act =>
  (room) => {
    const bot = room.bots[seat];
    const meant = bot !== undefined && (number > bot.line || (number === room.asking && room.table?.due === seat));
    return meant ? takeBack(seat, at)(room) : taken([]);
  };

export const rematch =
  ({ person, at }: Actor, table: string): Act =>
  (room) => {
    if (person !== room.host) return refused('badRequest', 'Only the host can open the next table.');
    if (room.table?.over !== true) return refused('badRequest', 'The game is not over.');
    if (room.rematch !== undefined) return refused('badRequest', 'The next table is open already.');
    return taken([{ line: 'rematch', at, table }]);
  };

/** Whoever runs the server may go back without asking; the table says so. */
export const rewindByAdmin =
  (entries: number, at: number): Act =>
  ({ table }) => {
    if (table === undefined) return refused('noGame', 'The game has not begun.');
    if (table.over) return refused('nothingToUndo', 'The game is over, and everybody has seen everything.');
    if (entries >= table.choices)
      return refused('badRequest', `${table.choices} choices stand; one can go back to fewer, not to ${entries}.`);
    return taken([{ line: 'rewound', at, entries, by: 'admin' }]);
  };

const rewound = (entries: number, at: number): Line => ({ line: 'rewound', at, entries, by: 'agreement' });

function botLine({ setup }: Room, seat: SeatId, at: number, why: 'wish' | 'time'): Line {
  const game = findGame(setup.game);
  if ('refusal' in game) throw new Error(game.refusal.message);
  return { line: 'bot', at, seat, level: game.ok.levels.at(-1) ?? '', why };
}
