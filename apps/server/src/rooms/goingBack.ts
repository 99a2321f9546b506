import type { Attempt, SeatId } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import { type Act, NOT_BEGUN } from './acts.ts';
import { changeBy } from './afterLine.ts';
import type { Line } from './lines.ts';
import { peopleAt, type Room } from './room.ts';

/** The maximum of `asks` (room.ts). Without a limit, one player could block a table with requests to rewind. */
const MAX_ASKS = 3;

/**
 * Asks to rewind the game to a moment before information was revealed. This needs everybody's consent. If only one
 * person has a seat, the game is rewound at once.
 */
export const askBack =
  (seat: SeatId, entries: number, at: number): Act =>
  (room) => {
    const { table } = room;
    if (table === undefined) return NOT_BEGUN;
    // The seed is revealed at the end. A player who rewound a finished game would know the draws to come.
    if (table.over) return refusedBecause('gameOver', 'The game is over.', { code: 'nothingToUndo' });
    if (room.ask !== undefined) return refusedBecause('askedAlready', 'Somebody has already asked; answer that first.');
    if (room.asks >= MAX_ASKS) return refusedBecause('askedEnough', 'Too many questions: somebody must choose first.');
    if (entries >= table.choices) return tooFarBack(table.choices, entries);
    const asked: Line = { line: 'asked', at, seat, entries };
    return changeBy(room, agreedBy(room, [seat]) ? [asked, rewound(entries, at)] : [asked]);
  };

export const answerBack =
  ({ seat, agrees, at }: { readonly seat: SeatId; readonly agrees: boolean; readonly at: number }): Act =>
  (room) => {
    const { ask } = room;
    if (ask === undefined) return refusedBecause('nobodyAsked', 'Nobody has asked to go back.');
    const answered: readonly Line[] =
      agrees && ask.agreed.includes(seat) ? [] : [{ line: 'answered', at, seat, agrees }];
    const isAgreed = agrees && agreedBy(room, [...ask.agreed, seat]);
    return changeBy(room, isAgreed ? [...answered, rewound(ask.entries, at)] : answered);
  };

/** Whether everybody has agreed. Every owner of a seat has a vote, even if they are away or a bot plays for them. */
const agreedBy = (room: Room, agreed: readonly SeatId[]): boolean =>
  peopleAt(room).every((seat) => agreed.includes(seat));

/**
 * The lines to add if a player leaves while a request to rewind is open. The game is rewound if all other players have
 * agreed. If the leaving player made the request, nothing is added, because the line `stood` withdraws the request.
 */
export const backWithout = (room: Room, seat: SeatId, at: number): readonly Line[] => {
  const { ask } = room;
  if (ask === undefined || ask.by === seat || !agreedBy(room, [...ask.agreed, seat])) return [];
  return [rewound(ask.entries, at)];
};

/** Rewinds the game when the time for answers is up. People who did not answer count as agreeing. */
export const silenceCounts =
  (at: number): Act =>
  (room) => {
    const { ask } = room;
    if (ask === undefined || at < ask.until) return changeBy(room, []);
    return changeBy(room, [{ line: 'rewound', at, entries: ask.entries, by: 'silence' }]);
  };

const tooFarBack = (choices: number, entries: number): Attempt<never> =>
  refusedBecause('tooFarBack', `${choices} choices were made; you can go back to fewer, not to ${entries}.`);

/** Rewinds the game for an admin, who does not need the players' consent. The line says that an admin did it. */
export const rewindByAdmin =
  (entries: number, at: number): Act =>
  (room) => {
    const { table } = room;
    if (table === undefined) return NOT_BEGUN;
    if (table.over)
      return refusedBecause('gameOver', 'The game is over, and everybody has seen everything.', {
        code: 'nothingToUndo',
      });
    if (entries >= table.choices) return tooFarBack(table.choices, entries);
    return changeBy(room, [{ line: 'rewound', at, entries, by: 'admin' }]);
  };

const rewound = (entries: number, at: number): Line => ({ line: 'rewound', at, entries, by: 'agreement' });
