import type { Attempt, SeatId } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import { type Act, NOT_BEGUN } from './acts.ts';
import { changeBy } from './afterLine.ts';
import type { Line } from './lines.ts';
import { peopleAt, type Room } from './room.ts';

/** A table is not to be held up by one who asks again and again. */
const MOST_ASKS = 3;

/** Past what was seen only with everybody's consent; alone, one's own is enough. */
export const askBack =
  (seat: SeatId, entries: number, at: number): Act =>
  (room) => {
    const { table } = room;
    if (table === undefined) return NOT_BEGUN;
    // At the end the seed is told: whoever went back would know what comes.
    if (table.over) return refusedBecause('gameOver', 'The game is over.', { code: 'nothingToUndo' });
    if (room.ask !== undefined) return refusedBecause('askedAlready', 'Somebody has asked already; answer that first.');
    if (room.asks >= MOST_ASKS)
      return refusedBecause('askedEnough', 'That was asked often enough: first somebody chooses.');
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

/** Whoever holds a seat has a say, here or not, and also while a bot plays it. */
const agreedBy = (room: Room, agreed: readonly SeatId[]): boolean =>
  peopleAt(room).every((seat) => agreed.includes(seat));

/** Whoever leaves a seat has no say any more: the others may all have agreed. Whoever asked takes the question along. */
export const backWithout = (room: Room, seat: SeatId, at: number): readonly Line[] => {
  const { ask } = room;
  if (ask === undefined || ask.by === seat || !agreedBy(room, [...ask.agreed, seat])) return [];
  return [rewound(ask.entries, at)];
};

/** Nobody has refused for as long as it was said: those who said nothing have agreed. */
export const silenceCounts =
  (at: number): Act =>
  (room) => {
    const { ask } = room;
    if (ask === undefined || at < ask.until) return changeBy(room, []);
    return changeBy(room, [{ line: 'rewound', at, entries: ask.entries, by: 'silence' }]);
  };

const tooFarBack = (choices: number, entries: number): Attempt<never> =>
  refusedBecause('tooFarBack', `${choices} choices stand; one can go back to fewer, not to ${entries}.`);

/** Whoever runs the server may go back without asking; the table says so. */
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
