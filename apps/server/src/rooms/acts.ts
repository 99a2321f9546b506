import { type Attempt, type Move, refused, type SeatId, taken } from '@getaway/kernel';
import { findGame } from './games.ts';
import type { Line } from './lines.ts';
import { peopleAt, playersOf, type Room } from './room.ts';

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
    if (room.seats.some((sitting, other) => other !== seat && sitting?.name === name))
      return refused('badRequest', `Somebody here is called ${name} already.`);
    return taken([{ line: 'sat', at, seat, person, name }]);
  };

/** Before the game a seat is left empty; in it a bot goes on, so that nobody waits. */
export const stand =
  ({ person, at }: Actor, seat: SeatId): Act =>
  (room) => {
    if (room.seats[seat]?.person !== person) return refused('badRequest', `Seat ${seat} is not yours.`);
    const bot = room.table === undefined ? [] : [botLine(room, seat, at, 'wish')];
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
    const players = playersOf({ ...room, bots: room.bots.map((bot, seat) => (empty.includes(seat) ? level : bot)) });
    const begun = game.ok.begin({ players: setup.players, options: setup.options }, { seed, players });
    if ('refusal' in begun) return begun;
    const { entries: _, ...journal } = begun.ok.journal;
    return taken([...bots, { line: 'began', at, journal }]);
  };

/** The first move answers question `number`, the others what follows: all of them or none. */
export const play =
  (seat: SeatId, moves: readonly Move[], { number, at }: { readonly number?: number; readonly at: number }): Act =>
  ({ table }) => {
    if (table === undefined) return refused('noGame', 'The game has not begun.');
    const lines: Line[] = [];
    let now = table;
    for (const [i, move] of moves.entries()) {
      const next = now.play(seat, [move], i === 0 ? number : undefined);
      if ('refusal' in next) return next;
      now = next.ok;
      const entry = now.lastEntry;
      if (entry === undefined) throw new Error('a move was played, but the journal has no entry');
      lines.push({ line: 'entry', at, entry: { ...entry, move: { ...entry.move }, draws: [...entry.draws] } });
    }
    return taken(lines);
  };

export const undo =
  (seat: SeatId, at: number): Act =>
  ({ table }) => {
    if (table === undefined) return refused('noGame', 'The game has not begun.');
    const undone = table.undo(seat);
    return 'refusal' in undone ? undone : taken([{ line: 'undone', at, seat }]);
  };

/** Past what was seen only with everybody's consent; alone, one's own is enough. */
export const askBack =
  (seat: SeatId, entries: number, at: number): Act =>
  (room) => {
    const { table } = room;
    if (table === undefined) return refused('noGame', 'The game has not begun.');
    const past = table.rewind(entries);
    if ('refusal' in past) return past;
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

/** Anybody can hand a seat to a bot; its owner takes it back. */
export const handToBot =
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

const rewound = (entries: number, at: number): Line => ({ line: 'rewound', at, entries, by: 'agreement' });

function botLine({ setup }: Room, seat: SeatId, at: number, why: 'wish' | 'time'): Line {
  const game = findGame(setup.game);
  if ('refusal' in game) throw new Error(game.refusal.message);
  return { line: 'bot', at, seat, level: game.ok.levels.at(-1) ?? '', why };
}
